import type { Page } from '@playwright/test'
import { uniqueEmail } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { button, heading, login } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { totpCode } from './support/totp.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
/** On phones one group of sections is shown at a time. */
const openGroup = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click()

/** Adds a virtual authenticator that creates passkeys without a prompt. */
async function addAuthenticator(page: Page) {
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('keeps focus and accessibility in every state of the account page, until an email link undoes the changes', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 780 })
  await addAuthenticator(page)
  const owner = await buyCourse(site)
  await openAs(page, site, owner, '/account', { inOwnSession: true })
  await expect(heading(page, 'Your account')).toBeVisible()

  const email = region(page, 'Email')
  const emailStatus = email.locator('[tabindex="-1"]')
  await email.getByLabel('New email').fill(uniqueEmail('moved'))
  await button(page, 'Change email').press('Enter')
  await expect(emailStatus.filter({ hasText: 'Open both to finish changing your email.' })).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel change').press('Enter')
  await expect(button(page, 'Change email')).toBeVisible()
  await expect(emailStatus.filter({ hasText: owner.email })).toBeFocused()

  await openGroup(page, 'Purchases')
  const purchases = region(page, 'Purchases')
  await button(page, 'Request a refund').click()
  await expect(page.getByLabel('Why do you want a refund? (optional)')).toBeVisible()
  await button(page, 'Request refund').press('Enter')
  // The button disappears with the form, so the focus moves to the status.
  const requestStatus = purchases.locator('[tabindex="-1"]')
  await expect(requestStatus.filter({ hasText: "We'll reply by email." })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Withdraw request')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(purchases.getByText('You can request a refund again')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Withdraw request').press('Enter')
  await expect(requestStatus.filter({ hasText: 'then withdrawn' })).toBeFocused()
  await button(page, 'Request a refund').click()
  await expect(purchases.getByRole('textbox')).toBeFocused()
  await button(page, 'Keep the course').click()
  await expect(button(page, 'Request a refund')).toBeFocused()

  await openGroup(page, 'Sign-in')
  const passkeys = region(page, 'Passkeys')
  await passkeys.getByLabel('Passkey name').fill('Laptop')
  await button(page, 'Add a passkey').click()
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await button(page, 'Rename Laptop').click()
  await expect(passkeys.getByLabel('New name')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Rename Laptop')).toBeFocused()
  await button(page, 'Remove Laptop').click()
  await expect(passkeys.getByText("You won't be able to sign in with this passkey.")).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Remove Laptop')).toBeFocused()
  await button(page, 'Remove Laptop').press('Enter')
  await expect(passkeys.getByText("You won't be able to sign in with this passkey.")).toBeFocused()
  await button(page, 'Remove this passkey').press('Enter')
  await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused()

  const factors = region(page, 'Two-factor authentication')
  await button(page, 'Add an authenticator app').click()
  await expect(page.getByLabel('App name')).toBeFocused()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Add an authenticator app')).toBeFocused()
  await button(page, 'Add an authenticator app').click()
  await expect(page.getByLabel('App name')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Continue').click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  await expectAccessible(page)
  const key = ((await factors.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(totpCode(key))
  await button(page, 'Verify').click()
  await expect(factors.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expectAccessible(page)
  await button(page, "I've saved these codes").click()
  await expect(button(page, 'Add another app')).toBeFocused()
  await button(page, 'Rename Authenticator app').click()
  await factors.getByLabel('New name').fill('Phone')
  await button(page, 'Save name').click()
  await expect(button(page, 'Remove Phone')).toBeVisible()
  await button(page, 'Create new codes').click()
  await expect(factors.getByText('New codes replace your current ones')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Create new codes')).toBeFocused()
  await button(page, 'Remove Phone').click()
  await expect(factors.getByText('This turns off two-factor authentication')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Remove Phone')).toBeFocused()

  await button(page, 'Add another app').click()
  await page.getByLabel('App name').fill('Tablet')
  await button(page, 'Continue').click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  const secondKey = ((await factors.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secondKey))
  await button(page, 'Verify').click()
  await expect(button(page, 'Add another app')).toBeFocused()
  await expect(button(page, 'Remove Tablet')).toBeVisible()

  // The response of a session without a recent sign-in. A code of an app confirms it.
  expectFault(/400/)
  await page.route('**/functions/v1/delete-my-account', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, error: 'Please confirm', code: 'auth.reauthentication_needed' },
    }),
  )
  await openGroup(page, 'Privacy')
  await button(page, 'Delete my account…').click()
  await expectAccessible(page)
  await button(page, 'Delete my account').click()
  await expect(page.getByLabel('Authenticator app', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await button(page, 'Keep my account').click()
  await expect(button(page, 'Delete my account…')).toBeFocused()

  await openGroup(page, 'Sign-in')
  // The button disappears with the removed app, so the focus moves to the status.
  const state = factors.getByText(
    "Two-factor authentication is on. You'll enter a code each time you sign in.",
  )
  await button(page, 'Remove Tablet').press('Enter')
  await expect(factors.getByText('Codes from this app will stop working')).toBeFocused()
  await button(page, 'Remove this app').press('Enter')
  await expect(button(page, 'Remove Tablet')).toHaveCount(0)
  await expect(state).toBeFocused()
  await button(page, 'Delete recovery codes').press('Enter')
  await expect(factors.getByText('Your recovery codes will stop working.')).toBeFocused()
  await button(page, 'Delete recovery codes').press('Enter')
  await expect(factors.getByText('Without recovery codes, losing your phone')).toBeVisible()
  await expect(state).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Create recovery codes').press('Enter')
  await expect(factors.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await button(page, "I've saved these codes").press('Enter')
  await expect(button(page, 'Add another app')).toBeFocused()

  // Only a code of the new app authorized these recovery codes, so their mail has an undo link.
  const mail = await site.mailbox.latest(owner.email, /New recovery codes/)
  await page.goto(mail.links.find((link) => link.includes('/not-me')) ?? '')
  await expect(heading(page, "Wasn't you?")).toBeVisible()
  await expectAccessible(page)
  // This signs out the session, so pending requests are refused.
  expectFault(/40[13]/)
  await button(page, "This wasn't me").click()
  await expect(heading(page, 'Your account has been restored')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/account')
  await expect(login(page)).toBeVisible()
})
