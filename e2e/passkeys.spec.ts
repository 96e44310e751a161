import type { Route } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { button, dashboard, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('adds a passkey, signs in and confirms with it, and removes it', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  const owner = await createAccount(site)
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/auth?from=/account')
  await signIn(page, owner)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText("You don't have any passkeys yet.")).toBeVisible()
  await section.getByLabel('Passkey name').fill('Laptop')
  await button(page, 'Add a passkey').click()
  await expect(section.getByText('Laptop', { exact: true })).toBeVisible()
  await expect(section.getByText('not used yet')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Rename Laptop').click()
  await section.getByLabel('New name').fill('Work laptop')
  await button(page, 'Save name').click()
  await expect(section.getByText('Work laptop')).toBeVisible()

  // The virtual authenticator answers at once, so without this it would also choose the passkey that autofill suggests.
  const presence = (enabled: boolean) =>
    authenticator.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const signInWithPasskey = async () => {
    // After the click has ended the suggestion, and before the browser asks the authenticator.
    const enable = async (route: Route) => {
      await presence(true)
      await route.continue()
    }
    await page.route('**/auth/v1/passkeys/authentication/options', enable, { times: 1 })
    await button(page, 'Sign in with a passkey').click()
  }
  await presence(false)
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByText('Not enrolled yet?')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expectAccessible(page)
  await signInWithPasskey()
  await expect(dashboard(page)).toBeVisible()

  await presence(false)
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await page.goto('/auth?from=/account')
  await expect(button(page, 'Sign in with a passkey')).toBeVisible()
  await expectAccessible(page)
  await signInWithPasskey()
  await expect(section.getByText('last used on')).toBeVisible()

  // The first response is that of a session without a recent sign-in.
  expectFault(/400/)
  let isRefused = false
  await page.route('**/auth/v1/passkeys/*', async (route) => {
    if (isRefused || route.request().method() !== 'DELETE') return route.continue()
    isRefused = true
    await route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_needed', message: 'Confirm' },
    })
  })
  await button(page, 'Remove Work laptop').click()
  await button(page, 'Remove this passkey').click()
  await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Use a passkey instead').click()
  await expect(section.getByText("You don't have any passkeys yet.")).toBeVisible()
  const subjects = (await site.mailbox.all(owner.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]),
  )
})

test('a passkey that the browser suggests in the email field signs in from /welcome', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const owner = await createAccount(site)
  const authenticator = await page.context().newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Chooses the suggested passkey at once.
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/auth?from=/account')
  await signIn(page, owner)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByLabel('Passkey name').fill('Laptop')
  await button(page, 'Add a passkey').click()
  await expect(section.getByText('Laptop', { exact: true })).toBeVisible()
  await button(page, 'Logout').click()
  await expect(dashboard(page)).toBeVisible()
})
