import type { Page } from '@playwright/test'
import { createAccount, linkFromMail, newCredentials, signIn } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const error = (page: Page) => page.getByRole('alert')

test.describe('a forgotten password', () => {
  test('is replaced by a link from a mail, and the old one is void', async ({ page, site, expectFault }) => {
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
    // Opening the link uses nothing up, so a program that scans mails spoils nothing.
    await page.reload()
    await page.getByLabel('New password').fill('short')
    await button(page, 'Set password').click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    )
    const replaced = { ...account, password: 'a new and better one' }
    await page.getByLabel('New password').fill(replaced.password)
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
    await signIn(page, replaced)
    await expect(dashboard(page)).toBeVisible()
  })

  test('a link sets one password: a weak one does not use it up, a good one does', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
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

  test('an unknown address gets the same answer and no mail', { tag: '@once' }, async ({ page, site }) => {
    const { email } = newCredentials()
    await page.goto('/password-reset')
    await button(page, 'Send reset link').click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send reset link').click()
    await expect(page.getByText(`If there is an account for ${email}, a link`)).toBeVisible()
    expect(await site.mailbox.all(email)).toEqual([])
  })

  test('without a link the page asks for the address', { tag: '@once' }, async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page).toHaveURL('/password-reset')
    await expect(heading(page, 'Reset your password')).toBeVisible()
  })
})

test.describe('links from mails', () => {
  test('one that was used or never existed is explained, with a way on', { tag: '@once' }, async ({
    page,
    expectFault,
  }) => {
    expectFault(/403 .*\/auth\/v1\/verify/)
    const { email } = newCredentials()
    await page.goto('/welcome?token_hash=no-such-token&type=signup')
    await button(page, 'Confirm email address').click()
    await expect(heading(page, 'This link has expired')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send a new link').click()
    await expect(page.getByText(`If ${email} is still to be confirmed, a new link`)).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(login(page)).toBeVisible()
    await expect(page).toHaveURL('/welcome')
  })

  test('one that the server checked and refused is explained too', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await page.goto(`/auth/v1/verify?token=no-such-token&type=signup&redirect_to=${site.url}/welcome`)
    await expect(heading(page, 'This link has expired')).toBeVisible()
  })

  test('each kind finds its page', { tag: '@once' }, async ({ page }) => {
    await page.goto('/welcome?token_hash=some-token&type=recovery')
    await expect(page).toHaveURL('/reset-password?token_hash=some-token&type=recovery')
    await expect(heading(page, 'Set your password')).toBeVisible()
    await page.goto('/reset-password?token_hash=some-token&type=magiclink')
    await expect(heading(page, 'Sign in with email')).toBeVisible()
  })
})

test.describe('an account with a temporary password', () => {
  test('is mailed a link at sign-in, told so, and is whole once it has set one', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    const account = await buyCourse(site)
    await page.goto('/welcome')
    await signIn(page, account)
    await expect(dashboard(page)).toBeVisible()
    const told = 'Please check your email for password reset instructions to complete your account setup.'
    await expect(page.getByText(told)).toBeVisible()

    await page.goto(await linkFromMail(site, account.email, /password/i))
    await page.getByLabel('New password').fill('a password of my own')
    await button(page, 'Set password').click()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(dashboard(page)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(login(page)).toBeVisible()
    await signIn(page, { ...account, password: 'a password of my own' })
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByText(told)).toBeHidden()
  })
})
