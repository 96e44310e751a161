import type { Page } from '@playwright/test'
import { startSite } from '../scripts/provision/site.ts'
import { createAccount, signIn } from './support/accounts.ts'
import { call, uniqueIp } from './support/call.ts'
import { button, heading, login, openMenu, selectAction } from './support/page.ts'
import { openAs, type Session } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { totpCode } from './support/totp.ts'

const codeHeading = (page: Page) => heading(page, 'Two-factor authentication')

test('adds an authenticator app, signs in with it and with a recovery code, and removes it', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  const owner = await createAccount(site)
  await openAs(page, site, owner, '/account')
  await button(page, 'Add an authenticator app').click()
  await page.getByLabel('App name').fill('Work phone')
  await button(page, 'Continue').click()
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  // The session was opened by an emailed link, so the password is asked for once.
  expectFault(/400 .*\/auth\/v1\/factors/)
  await page
    .getByRole('dialog', { name: "Confirm it's you" })
    .getByLabel('Your password')
    .fill(owner.password)
  await button(page, 'Confirm').click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(totpCode(key))
  await button(page, 'Verify').click()
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  const code = (await section.getByRole('listitem').first().textContent()) ?? ''
  await expectAccessible(page)
  await button(page, "I've saved these codes").click()
  await expect(section.getByText('10 of 10 recovery codes left')).toBeVisible()
  await expect(section.getByText('Work phone')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await page.goto('/plan')
  await signIn(page, owner)
  await expect(codeHeading(page)).toBeVisible()
  await expectAccessible(page)
  expectFault(/422/)
  await page.getByLabel('Code', { exact: true }).fill('12345')
  await button(page, 'Continue').click()
  await expect(page.getByText('Incorrect code')).toBeVisible()
  // All pages are locked before the code; the requested one opens after it.
  await page.goto('/plan')
  await expect(codeHeading(page)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(totpCode(key, 1))
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/plan$/)

  await page.goto('/account')
  await expect(section.getByText('10 of 10 recovery codes left')).toBeVisible()
  // Pending requests are refused after the logout.
  expectFault(/401 .*\/factors\/recovery-codes/)
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await page.goto('/auth?from=/account')
  await signIn(page, owner)
  await button(page, 'Use a recovery code instead').click()
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(section.getByText('9 of 10 recovery codes left')).toBeVisible()
  await button(page, 'Remove Work phone').click()
  await button(page, 'Remove this app').click()
  await expect(section.getByText('Two-factor authentication is off.')).toBeVisible()
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect(page.getByText('Not enrolled yet?')).toBeHidden()
  await page.goto('/auth?from=/account')
  await signIn(page, owner)
  await expect(button(page, 'Add an authenticator app')).toBeVisible()
  const subjects = (await site.mailbox.all(owner.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'An authenticator app was added to your account',
      'New recovery codes for your account',
      'A recovery code was used',
      'An authenticator app was removed from your account',
    ]),
  )
})

test('an administrator is asked for a second factor three times, then has to set it up', {
  tag: ['@once', '@nightly'],
}, async ({ page }) => {
  const own = await startSite({ TRUST_PROXY: 'true' })
  try {
    const prompt = page.getByRole('link', { name: 'Set up two-factor authentication' })
    const visitAdmin = async () => {
      await page.goto(`${own.url}/auth?from=/admin`)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${own.url}/auth?from=/admin`)
      await signIn(page, own.admin)
    }
    for (let time = 0; time < 3; time++) {
      await visitAdmin()
      await expect(prompt).toBeVisible()
      await expect(heading(page, 'Admin Dashboard')).toBeVisible()
    }
    await expectAccessible(page)
    await visitAdmin()
    await expect(heading(page, 'Set up two-factor authentication')).toBeVisible()
    await expect(prompt).toBeHidden()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Set it up in your account' }).click()
    const section = page.getByRole('region', { name: 'Two-factor authentication' })
    await section.getByRole('button', { name: 'Add an authenticator app' }).click()
    await section.getByLabel('App name').fill('Phone')
    await button(page, 'Continue').click()
    const key = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill(totpCode(key))
    await button(page, 'Verify').click()
    await button(page, "I've saved these codes").click()
    await page.goBack()
    await expect(heading(page, 'Admin Dashboard')).toBeVisible()
    await expect(prompt).toBeHidden()
  } finally {
    await own.remove()
  }
})

test('lets a customer cancel a two-factor reset by staff', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const customer = await createAccount(site)
  const signedIn = await call(site, '/auth/v1/token?grant_type=password', { body: customer })
  const session = (await signedIn.json()) as Session
  const auth = { token: session.access_token, headers: { 'x-forwarded-for': uniqueIp() } }
  const enrolled = await call(site, '/auth/v1/factors', { ...auth, body: { factor_type: 'totp' } })
  const { id, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } }
  const challenge = await call(site, `/auth/v1/factors/${id}/challenge`, { ...auth, body: {} })
  const { id: challenge_id } = (await challenge.json()) as { id: string }
  await call(site, `/auth/v1/factors/${id}/verify`, {
    ...auth,
    body: { challenge_id, code: totpCode(totp.secret) },
  })

  await openAs(page, site, site.admin, `/admin/customers/${session.user.id}`)
  await selectAction(page, 'Reset two-factor authentication')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Lost the phone')
  await dialog.getByRole('button', { name: 'Reset two-factor authentication' }).click()
  await expect(page.getByText('unless the customer cancels it')).toBeVisible()
  await openMenu(page)
  await expect(button(page, 'Reset two-factor authentication')).toHaveCount(0)

  const { links } = await site.mailbox.latest(customer.email, /Two-factor authentication will be turned off/)
  await page.goto(links.find((link) => link.includes('/stop-reset')) ?? '')
  await expect(heading(page, 'Keep two-factor authentication?')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Cancel the reset').click()
  await expect(heading(page, 'Reset canceled')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/customers/${session.user.id}`)
  await expect(page.getByText('Reset canceled by the customer')).toBeVisible()
  await openMenu(page)
  await expect(button(page, 'Reset two-factor authentication')).toBeVisible()
})
