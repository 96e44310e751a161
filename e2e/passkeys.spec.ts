import { createAccount, signIn } from './support/accounts.ts'
import { button, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('adds a passkey, signs in with it and removes it', { tag: '@once' }, async ({ page, site }) => {
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
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/auth?from=/account')
  await signIn(page, owner)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText("You don't have any passkeys yet.")).toBeVisible()
  await section.getByLabel('Passkey name').fill('Laptop')
  await button(page, 'Add a passkey').click()
  await section.getByLabel('Your password').fill(owner.password)
  await button(page, 'Confirm').click()
  await expect(section.getByText('Laptop')).toBeVisible()
  await expect(section.getByText('not used yet')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Rename Laptop').click()
  await section.getByLabel('New name').fill('Work laptop')
  await button(page, 'Save name').click()
  await expect(section.getByText('Work laptop')).toBeVisible()

  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await page.goto('/auth?from=/account')
  await expect(button(page, 'Sign in with a passkey')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Sign in with a passkey').click()
  await expect(section.getByText('last used on')).toBeVisible()
  await button(page, 'Remove Work laptop').click()
  await button(page, 'Remove this passkey').click()
  await expect(section.getByText("You don't have any passkeys yet.")).toBeVisible()
  const subjects = (await site.mailbox.all(owner.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]),
  )
})
