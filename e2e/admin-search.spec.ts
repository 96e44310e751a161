import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('searches customers, orders, texts and pages with Ctrl+K and the arrow keys', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/log')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill(email)
  const customers = dialog.getByRole('region', { name: 'Customers' })
  await expect(customers.getByRole('link')).toHaveCount(1)
  await expect(dialog.getByRole('region', { name: 'Orders' }).getByRole('link')).toContainText(email)
  await expectAccessible(page)
  // The results of the previous query are not opened.
  await field.fill('another customer')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nothing found.')).toBeVisible()
  await field.fill(email)
  await expect(customers.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(customers.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()

  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await field.fill('purchasing system went live')
  await expect(dialog.getByRole('link', { name: /^Lesson 1, page 1/ })).toBeVisible()
  await field.fill('Feedb')
  await expect(dialog.getByRole('region', { name: 'Pages' }).getByRole('link')).toHaveText('Feedback')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
