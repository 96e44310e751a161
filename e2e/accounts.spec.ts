import type { Page } from '@playwright/test'
import { createAccount, linkFromMail, newCredentials, signIn } from './support/accounts.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const error = (page: Page) => page.getByRole('alert')

test.describe('sign-up', () => {
  test('creates an account and signs in after the email is confirmed', async ({ page, site }) => {
    const { email, password } = newCredentials()
    await page.goto('/welcome')
    await expect(login(page)).toBeVisible()
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click()
    await expect(heading(page, 'Create Account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeHidden()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(`  ${email} `)
    await page.getByLabel('Password').fill(password)
    await button(page, 'Create Account').click()

    await expect(heading(page, 'Check your email')).toBeFocused()
    await expect(page.getByText(`We sent a confirmation link to ${email}.`)).toBeVisible()
    await expectAccessible(page)

    await page.goto(await linkFromMail(site, email, /confirm/i))
    await expect(heading(page, 'Confirm your email address')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Confirm email address').click()
    await expect(dashboard(page)).toBeVisible()
    await expect(page).toHaveURL('/welcome')
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible()

    await page.reload()
    await expect(dashboard(page)).toBeVisible()
  })

  test('reports an unconfirmed email and limits how often the mail is sent again', {
    tag: ['@once', '@nightly'],
  }, async ({ page, site, expectFault }) => {
    expectFault(/400 .*\/auth\/v1\/token/)
    expectFault(/429 .*\/auth\/v1\/resend/)
    const account = newCredentials()
    await page.goto('/welcome')
    await page.getByRole('button', { name: /Sign Up/ }).click()
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await button(page, 'Create Account').click()
    await button(page, 'Back to sign in').click()

    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await signIn(page, account)
    await expect(error(page)).toContainText('Email not verified')
    // The first mail was sent less than a minute ago.
    await button(page, 'Send the confirmation email again').click()
    await expect(error(page)).toContainText('Please wait a minute before requesting another email.')
    expect(await site.mailbox.all(account.email)).toHaveLength(1)
  })

  test('shows the same message for an existing account, and emails its owner', {
    tag: '@once',
  }, async ({ page, site }) => {
    const { email } = site.admin
    await page.goto('/welcome')
    await page.getByRole('button', { name: /Sign Up/ }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('quite another password')
    await button(page, 'Create Account').click()
    await expect(page.getByText(`We sent a confirmation link to ${email}.`)).toBeVisible()
    await site.mailbox.latest(email, /already have an account/i)
  })

  test('rejects a common password with the reason', { tag: '@once' }, async ({ page, expectFault }) => {
    expectFault(/422 .*\/auth\/v1\/signup/)
    await page.goto('/welcome')
    await page.getByRole('button', { name: /Sign Up/ }).click()
    await page.getByLabel('Email').fill(newCredentials().email)
    await page.getByLabel('Password').fill('password')
    await button(page, 'Create Account').click()
    await expect(page.getByLabel('Password')).toBeFocused()
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/common/)
  })
})

test.describe('the sign-in form', () => {
  test('shows only the first error', { tag: '@once' }, async ({ page }) => {
    await page.goto('/welcome')
    const cases = [
      { email: '', password: '', message: 'Email is required', at: 'Email' },
      { email: '<>', password: '', message: 'Email is required', at: 'Email' },
      { email: 'ada', password: '', message: 'Please enter a valid email address', at: 'Email' },
      { email: 'ada @example.com', password: '', message: 'Please enter a valid email address', at: 'Email' },
      {
        email: `${'a'.repeat(250)}@example.com`,
        password: '',
        message: 'Email must be no more than 255 characters',
        at: 'Email',
      },
      { email: 'ada@example.com', password: '', message: 'Password is required', at: 'Password' },
      {
        email: 'ada@example.com',
        password: 'five5',
        message: 'Password must be at least 6 characters',
        at: 'Password',
      },
      {
        email: 'ada@example.com',
        password: 'x'.repeat(129),
        message: 'Password must be no more than 128 characters',
        at: 'Password',
      },
    ]
    for (const { email, password, message, at } of cases) {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await button(page, 'Sign In').click()
      await expect(page.getByLabel(at)).toHaveAccessibleDescription(message)
      await expect(page.getByLabel(at)).toBeFocused()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    }
    await expectAccessible(page)
  })

  test('clears the error and keeps the email when the mode is toggled', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/welcome')
    await page.getByLabel('Email').fill('ada@example.com')
    await button(page, 'Sign In').click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.getByRole('button', { name: "Don't have an account? Sign Up" }).click()
    await expect(page.getByText('Password is required')).toBeHidden()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await page.getByRole('button', { name: 'Already have an account? Sign In' }).click()
    await expect(login(page)).toBeVisible()
  })

  test('shows and hides the password', { tag: '@once' }, async ({ page }) => {
    await page.goto('/welcome')
    await page.getByLabel('Password').fill('what I typed')
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await expect(page.getByLabel('Password')).toHaveValue('what I typed')
  })

  test('shows the same error for a wrong password and an unknown email', {
    tag: ['@once', '@nightly'],
  }, async ({ page, site, expectFault }) => {
    expectFault(/400 .*\/auth\/v1\/token/)
    const { email: knownEmail } = await createAccount(site)
    await page.goto('/welcome')
    for (const email of [knownEmail, newCredentials().email]) {
      await signIn(page, { email, password: 'not this one' })
      await expect(error(page)).toHaveText('Invalid login credentials')
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
    await expectAccessible(page)
  })

  test('shows that it is busy and sends one request', { tag: ['@once', '@nightly'] }, async ({
    page,
    expectFault,
  }) => {
    expectFault(/400 .*\/auth\/v1\/token/)
    let requests = 0
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token*', async (route) => {
      requests += 1
      await released
      await route.continue()
    })
    await page.goto('/welcome')
    await signIn(page, newCredentials())
    const busy = button(page, 'Please wait...')
    await expect(busy).toBeDisabled()
    await page.getByLabel('Password').press('Enter')
    release()
    await expect(error(page)).toHaveText('Invalid login credentials')
    await expect(button(page, 'Sign In')).toBeEnabled()
    expect(requests).toBe(1)
  })

  test('reports a lost connection and keeps the input', { tag: '@once' }, async ({
    page,
    site,
    context,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED/)
    const account = await createAccount(site)
    await page.goto('/welcome')
    await expect(login(page)).toBeVisible()
    await context.setOffline(true)
    await signIn(page, account)
    await expect(error(page)).toHaveText("We couldn't reach the server. Check your connection and try again.")
    await context.setOffline(false)
    await button(page, 'Sign In').click()
    await expect(dashboard(page)).toBeVisible()
  })

  test('works with the keyboard alone', { tag: '@once' }, async ({ page, site }) => {
    const account = await createAccount(site)
    await page.goto('/welcome')
    await expect(login(page)).toBeVisible()
    const order = ['Skip to content', 'Integrated Change Management', 'Account']
    for (const name of order) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(account.password)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Sign In')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main').locator(':focus')).toHaveCount(1)
  })
})

test.describe('/auth', () => {
  test('returns to the requested page after sign-in', { tag: '@once' }, async ({ page, site }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/auth')
    await expect(login(page)).toBeVisible()
    await expectAccessible(page)
    await signIn(page, site.admin)
    await expect(page).toHaveURL('/admin')
    // Already signed in: redirected at once.
    await page.goto('/auth?from=/terms')
    await expect(page).toHaveURL('/terms')
  })

  test('does not redirect to another site', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    const account = await createAccount(site)
    await page.goto('/auth?from=//elsewhere.example/')
    await signIn(page, account)
    await expect(dashboard(page)).toBeVisible()
    await expect(page).toHaveURL('/welcome')
  })
})

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' })

  test('is accessible', { tag: '@once' }, async ({ page }) => {
    await page.goto('/welcome')
    await button(page, 'Sign In').click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expectAccessible(page)
  })
})
