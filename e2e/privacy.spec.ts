import { createAccount, signIn } from './support/accounts.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('changes email preferences, downloads the data, and cancels an account deletion by signing in', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  const owner = await createAccount(site)
  // The session was opened by an emailed link, so the first sensitive action asks for the password.
  await openAs(page, site, owner, '/account')
  await expect(heading(page, 'Your account')).toBeVisible()
  const reminder = page.getByRole('checkbox', { name: 'Course reminders' })
  await expect(reminder).not.toBeChecked()
  await reminder.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(reminder).toBeChecked()

  const privacy = page.getByRole('region', { name: 'Privacy' })
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Your password')
  expectFault(/400/)
  await button(page, 'Download my data').click()
  await expect(password).toBeFocused()
  await expectAccessible(page)
  // The password is required.
  await button(page, 'Confirm').click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await password.fill('not the password')
  await button(page, 'Confirm').click()
  await expect(page.getByText('Your current password is incorrect')).toBeVisible()
  await password.fill(owner.password)
  const download = page.waitForEvent('download')
  await button(page, 'Confirm').click()
  expect((await download).suggestedFilename()).toBe('my-data.zip')
  await site.mailbox.latest(owner.email, /data was downloaded/)
  await expect(button(page, 'Download my data')).toBeVisible()

  // One confirmation counts for ten minutes.
  await button(page, 'Delete my account…').click()
  await expect(privacy.getByRole('list').filter({ hasText: 'signed out everywhere' })).toBeFocused()
  await expect(page.getByText('By law we keep')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Keep my account').click()
  await expect(button(page, 'Delete my account…')).toBeFocused()
  await button(page, 'Delete my account…').click()
  await button(page, 'Delete my account').click()
  const status = privacy.locator('[tabindex="-1"]')
  await expect(status.filter({ hasText: 'Your account will be deleted on' })).toBeFocused()
  await expectAccessible(page)

  // The session has already ended on the server.
  expectFault(/40[13]/)
  await button(page, 'Done').click()
  await expect(login(page)).toBeVisible()
  const mail = await site.mailbox.latest(owner.email, /will be deleted/)
  await page.goto(mail.links.find((link) => link.endsWith('/auth'))!)
  await expect(login(page)).toBeVisible()
  await signIn(page, owner)
  await expect(dashboard(page)).toBeVisible()
})
