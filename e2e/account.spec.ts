import { createAccount, linkFromMail, newAddress } from './support/accounts.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { enter } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const account = 'Your account'

test('name, time zone and address are changed by their owner, the address from both mailboxes', async ({
  page,
  site,
  expectFault,
}) => {
  const owner = await createAccount(site)
  await enter(page, site, owner, '/welcome', { inOwnSession: true })
  await expect(dashboard(page)).toBeVisible()
  const head = page.getByRole('banner')
  await head.getByRole('link', { name: 'Account' }).click()
  await expect(heading(page, account)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await button(page, 'Save profile').click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()
  await page.goto('/certificate')
  await button(page, 'Edit').click()
  await expect(page.getByLabel('Student Name')).toHaveValue('Ada Lovelace')

  await page.goto('/account')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Auckland')
  const next = newAddress('moved')
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill('not the password')
  expectFault(/400/)
  await button(page, 'Change email address').click()
  await expect(page.getByText('The current password is not right')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(owner.password)
  await button(page, 'Change email address').click()
  await expect(page.getByText('Two links are on their way')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkFromMail(site, owner.email, /change of your email/))
  await button(page, 'Confirm email address').click()
  await expect(heading(page, 'One more link to open')).toBeVisible()
  await page.goto(await linkFromMail(site, next, /new email address/))
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('The email address of your account is changed.')).toBeVisible()
  await head.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText(next)).toBeVisible()
  await expect(button(page, 'Change email address')).toBeVisible()

  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
})
