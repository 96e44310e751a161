import type { Page } from '@playwright/test'
import { startSite } from '../scripts/provision/site.ts'
import { createAccount, linkFromMail, newCredentials, signIn } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const error = (page: Page) => page.getByRole('alert')

test.describe('a forgotten password', () => {
  test('is reset with an email link, and the old one stops working', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/400 .*\/auth\/v1\/token/)
    const account = await createAccount(site)
    await page.goto('/welcome')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(heading(page, 'Reset your password')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await expectAccessible(page)
    await button(page, 'Send reset link').click()
    await expect(heading(page, 'Check your email')).toBeFocused()

    const link = await linkFromMail(site, account.email, /reset/i)
    await page.goto(link)
    await expect(heading(page, 'Set your password')).toBeVisible()
    await expectAccessible(page)
    // Opening the link does not consume it, so mail scanners do no harm.
    await page.reload()
    await page.getByLabel('New password').fill('short')
    await button(page, 'Set password').click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    )
    const updated = { ...account, password: 'a new and better one' }
    await page.getByLabel('New password').fill(updated.password)
    await button(page, 'Set password').click()
    await expect(heading(page, 'Password updated')).toBeFocused()
    await expect(page).toHaveURL('/reset-password')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(dashboard(page)).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(login(page)).toBeVisible()
    await signIn(page, account)
    await expect(error(page)).toHaveText('Invalid login credentials')
    await signIn(page, updated)
    await expect(dashboard(page)).toBeVisible()
  })

  test('is set once per link; a rejected one does not consume the link', {
    tag: ['@once', '@nightly'],
  }, async ({ page, site, expectFault }) => {
    expectFault(/422 .*\/auth\/v1\/user/)
    expectFault(/403 .*\/auth\/v1\/verify/)
    const { email } = await createAccount(site)
    await page.goto('/password-reset')
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send reset link').click()
    const link = await linkFromMail(site, email, /reset/i)
    await page.goto(link)
    await page.getByLabel('New password').fill('password')
    await button(page, 'Set password').click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/common/)
    await page.getByLabel('New password').fill('a new and better one')
    await button(page, 'Set password').click()
    await expect(heading(page, 'Password updated')).toBeVisible()

    await page.goto(link)
    await page.getByLabel('New password').fill('one more password')
    await button(page, 'Set password').click()
    await expect(heading(page, 'This link has expired')).toBeFocused()
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(heading(page, 'Reset your password')).toBeVisible()
  })

  test('shows the same message for an unknown email and sends nothing', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    const { email } = newCredentials()
    await page.goto('/password-reset')
    await button(page, 'Send reset link').click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send reset link').click()
    await expect(page.getByText(`If there is an account for ${email}, we've sent a link`)).toBeVisible()
    expect(await site.mailbox.all(email)).toEqual([])
  })

  test('asks for the email without a link', { tag: '@once' }, async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page).toHaveURL('/password-reset')
    await expect(heading(page, 'Reset your password')).toBeVisible()
  })
})

test.describe('email links', () => {
  test('offers a new link instead of an invalid one', { tag: '@once' }, async ({ page, expectFault }) => {
    expectFault(/403 .*\/auth\/v1\/verify/)
    const { email } = newCredentials()
    await page.goto('/welcome?token_hash=no-such-token&type=signup')
    await button(page, 'Confirm email address').click()
    await expect(heading(page, 'This link has expired')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send a new link').click()
    await expect(
      page.getByText(`If ${email} hasn't been confirmed yet, we've sent a new link.`),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(login(page)).toBeVisible()
    await expect(page).toHaveURL('/welcome')
  })

  test('explains a link that the server rejected', { tag: '@once' }, async ({ page, site }) => {
    await page.goto(`/auth/v1/verify?token=no-such-token&type=signup&redirect_to=${site.url}/welcome`)
    await expect(heading(page, 'This link has expired')).toBeVisible()
  })

  test('opens the page for each link type', { tag: '@once' }, async ({ page }) => {
    await page.goto('/welcome?token_hash=some-token&type=recovery')
    await expect(page).toHaveURL('/reset-password?token_hash=some-token&type=recovery')
    await expect(heading(page, 'Set your password')).toBeVisible()
    await page.goto('/reset-password?token_hash=some-token&type=magiclink')
    await expect(heading(page, 'Sign in with email')).toBeVisible()
  })
})

test.describe('an account with a temporary password', () => {
  test('gets a link by email at sign-in and sets a password with it', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    const account = await buyCourse(site)
    await page.goto('/welcome')
    await signIn(page, account)
    await expect(dashboard(page)).toBeVisible()
    const notice = 'Please check your email for password reset instructions to complete your account setup.'
    await expect(page.getByText(notice)).toBeVisible()

    await page.goto(await linkFromMail(site, account.email, /password/i))
    await page.getByLabel('New password').fill('a password of my own')
    await button(page, 'Set password').click()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(dashboard(page)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(login(page)).toBeVisible()
    await signIn(page, { ...account, password: 'a password of my own' })
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByText(notice)).toBeHidden()
  })

  test('that was printed at the first start is replaced by the owner in the account', {
    tag: '@once',
  }, async ({ page }) => {
    const own = await startSite({ TRUST_PROXY: 'true', ADMIN_PASSWORD: '' })
    try {
      const password = own.output().match(/(\S+) {3}\(shown only now/)?.[1] ?? ''
      await page.goto(`${own.url}/welcome`)
      await signIn(page, { email: own.admin.email, password })
      await expect(page.getByText("You're signed in with a temporary password.")).toBeVisible()
      // No mail is sent to the owner, so none is promised.
      await expect(page.getByText('Please check your email')).toHaveCount(0)
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Set your own password' }).click()
      const section = page.getByRole('region', { name: 'Password' })
      await expect(section.getByRole('heading')).toBeInViewport()
      await expect(section.getByText('At least 12 characters.')).toBeVisible()
      await page.getByLabel('New password').fill('too short')
      await button(page, 'Set a password').click()
      await expect(section.getByText('Password must be at least 12 characters')).toBeVisible()
      await page.getByLabel('New password').fill('a password of my own')
      await button(page, 'Set a password').click()
      await expect(page.getByText('Password set', { exact: true })).toBeVisible()
      await page.goto(`${own.url}/welcome`)
      await expect(page.getByText('Administrator Access - Full Access to All Lessons')).toBeVisible()
      await expect(page.getByText('temporary password')).toHaveCount(0)
      await button(page, 'Logout').click()
      await expect(login(page)).toBeVisible()
      await signIn(page, { email: own.admin.email, password: 'a password of my own' })
      await expect(dashboard(page)).toBeVisible()
    } finally {
      await own.remove()
    }
  })
})
