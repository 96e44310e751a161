import { linkFromMail, uniqueEmail } from './support/accounts.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('an owner gives pasted addresses access, and a new customer opens the course from the email', {
  tag: '@once',
}, async ({ page, site, browser }) => {
  const email = uniqueEmail()
  await openAs(page, site, site.admin, '/admin/customers', { inOwnSession: true })
  await page.getByRole('link', { name: 'Add customers' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Enter at least one email address')).toBeVisible()
  await page.getByLabel('Email addresses').fill(`Ada <${email}>\n${site.admin.email}\nnobody`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('1 of 3 will get access.')).toBeVisible()
  await expect(page.getByRole('row', { name: email })).toContainText('New account')
  await expect(page.getByRole('row', { name: site.admin.email })).toContainText('Is a staff account')
  await expect(page.getByRole('row', { name: 'nobody' })).toContainText('Not an email address')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Give 1 person access' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Paid by bank transfer')
  await dialog.getByRole('button', { name: 'Give 1 person access' }).click()
  await expect(page.getByRole('heading', { name: '1 person got access' })).toBeVisible()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByText('Paid by bank transfer').first()).toBeVisible()

  const context = await browser.newContext({ baseURL: site.url })
  const customer = await context.newPage()
  await customer.goto(await linkFromMail(site, email, /your course is ready/i))
  await customer.getByLabel('New password').fill('a password of their own')
  await customer.getByRole('button', { name: 'Set password' }).click()
  await expect(customer.getByRole('heading', { name: 'Password updated' })).toBeVisible()
  await customer.goto('/lesson-1')
  await expect(customer.getByRole('article').getByRole('paragraph').first()).toBeVisible()
  await context.close()
})
