import type { Locator, Page } from '@playwright/test'
import { createAccount, linkFromMail, signIn, uniqueEmail } from './support/accounts.ts'
import {
  CARDS,
  callSandbox,
  createCardSession,
  enterEmail,
  payButton,
  payWithCard,
  payWithoutBrowser,
} from './support/cards.ts'
import { changeEmail, openCheckout, paymentVerified, signInButton } from './support/checkout.ts'
import { dashboard } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Records the verify-payment requests of a page. */
function recordVerifications(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/verify-payment')) requests.push(request.url())
  })
  return requests
}

/** Continues from step 1, where the email is filled in, and pays. */
async function payWithKnownEmail(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
}

/** Lets the page check a payment again until it shows a text, without waiting for its next check. */
async function passTimeUntil(page: Page, text: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.fastForward('00:30')
    return text.isVisible()
  }
  await expect.poll(isShown).toBe(true)
}

test.afterEach(async ({ site }) => {
  await callSandbox(site, 'DELETE', '/faults')
  await callSandbox(site, 'DELETE', '/deliveries/rules')
})

test('gives access by email to a customer who closed the tab after paying', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)
  await payWithoutBrowser(site, id)
  await page.goto(await linkFromMail(site, email, /order/i))
  await page.getByLabel('New password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('adds the course to an existing account', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const account = await createAccount(site)
  await page.goto('/')
  await enterEmail(page, account.email)
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  await expect(page.getByText(`The course has been added to ${account.email}.`)).toBeVisible()
  await expect(signInButton(page)).toHaveCount(0)
  await signIn(page, account)
  await expect(dashboard(page)).toBeVisible()
  const mail = await site.mailbox.latest(account.email, /order/i)
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  expect(mail.text).toContain('Paid: $299 USD')
})

test('opens the dashboard with the course after a signed-in user pays', {
  tag: '@once',
}, async ({ page, site }) => {
  const account = await createAccount(site)
  // Without the webhook, only the verification on return gives access.
  await callSandbox(site, 'POST', '/deliveries/rules', { drop: 1 })
  const requests = recordVerifications(page)
  await openAs(page, site, account)
  await expect(page.getByText("You haven't enrolled yet.")).toBeVisible()
  await page.goto('/')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payWithCard(page, CARDS.good)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  await expect.poll(() => requests.length).toBe(1)
  // Wait for the response, which clears the session id: a page left earlier would verify again.
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toBeNull()
  await expect(page.getByText("You haven't enrolled yet.")).toBeHidden()
  await expect(paymentVerified(page)).toBeHidden()
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests, 'verifies once').toHaveLength(1)
})

test('ignores an unknown payment for a signed-in user', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/verify-payment/)
  const account = await createAccount(site)
  const requests = recordVerifications(page)
  await openAs(page, site, account)
  await expect(dashboard(page)).toBeVisible()
  const verification = page.waitForResponse(/verify-payment/)
  await page.goto('/welcome?session_id=cs_test_unknown')
  expect((await verification).status()).toBe(404)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByText('Payment verification failed')).toBeHidden()
  expect(requests).toHaveLength(1)
})

test('hides a failed verification after sign-in and does not verify again', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/verify-payment/)
  const account = await createAccount(site)
  const requests = recordVerifications(page)
  await page.goto('/welcome?session_id=cs_test_unknown')
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
  await signIn(page, account)
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('Payment verification failed')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(requests).toHaveLength(1)
})

test('treats a response without a state as a failed verification', { tag: ['@once', '@nightly'] }, async ({
  page,
}) => {
  await page.route('**/functions/v1/verify-payment', (route) => route.fulfill({ json: { success: false } }))
  await page.goto('/welcome?session_id=cs_test_refused')
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
})

test('asks a customer who already paid to sign in', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/409 .*create-checkout|create-checkout.*409/)
  const email = uniqueEmail()
  await payWithoutBrowser(site, await createCardSession(site, email))
  await site.mailbox.latest(email, /order/)
  await page.goto('/')
  await enterEmail(page, email)
  await expect(
    page.getByText('This email address already has access to the course. Please sign in.'),
  ).toBeVisible()
  await expect(page.locator('#payment iframe')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible()
})

test('explains an unfinished or expired checkout and offers the next step', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const { email, id } = await openCheckout(page, site)

  await page.goto(`/welcome?session_id=${id}`)
  await expect(page.getByText("Your payment wasn't completed, and you weren't charged.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to payment' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(payButton(page)).toBeVisible()

  await callSandbox(site, 'POST', `/sessions/${id}/expire`)
  await page.goto(`/welcome?session_id=${id}`)
  await expect(page.getByText("This checkout has expired, and you weren't charged.")).toBeVisible()
  await page.getByRole('link', { name: 'Start over' }).click()
  await payWithKnownEmail(page, email)
})

test('offers a retry when the card provider is down at checkout', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/create-checkout/)
  const email = uniqueEmail()
  await callSandbox(site, 'POST', '/faults', { kind: '500', probability: 1, path: '/v1/checkout' })
  await page.goto('/')
  await enterEmail(page, email)
  await expect(page.getByRole('alert')).toHaveText('Failed to create checkout session')
  await expect(changeEmail(page)).toBeVisible()
  await expectAccessible(page)
  await callSandbox(site, 'DELETE', '/faults')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('offers a retry when the card script fails to load', { tag: ['@once', '@nightly'] }, async ({
  page,
  expectFault,
}) => {
  expectFault(/stripe\.js/)
  let isDown = true
  await page.route('**/stripe.js', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/')
  await enterEmail(page, uniqueEmail())
  await expect(page.getByRole('alert')).toHaveText('Unable to initialize checkout. Please try again.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('offers a retry when the card provider is down at verification', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/verify-payment/)
  const email = uniqueEmail()
  await callSandbox(site, 'POST', '/deliveries/rules', { drop: 1 })
  const sessionId = await createCardSession(site, email)
  await payWithoutBrowser(site, sessionId)
  await callSandbox(site, 'POST', '/faults', { kind: '500', probability: 1 })
  await page.goto(`/welcome?session_id=${sessionId}`)
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
  await expect(page).toHaveURL('/welcome')
  await expectAccessible(page)
  await callSandbox(site, 'DELETE', '/faults')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(paymentVerified(page)).toBeVisible()
})

test('waits for a payment that the bank has not confirmed yet', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.succeedsLater)
  await expect(page.getByText('Your payment is still being processed.')).toBeVisible()
  await expect(page.getByText('Waiting for your bank…')).toBeVisible()
  await expectAccessible(page)
  await callSandbox(site, 'POST', `/sessions/${id}/finish`)
  await passTimeUntil(page, paymentVerified(page))
  await expect(signInButton(page)).toBeVisible()
})

test('a lost connection after a refresh, while the bank is processing, does not end in a failure', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/verify-payment/)
  await page.clock.install()
  const { id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.succeedsLater)
  const waiting = page.getByText('Waiting for your bank…')
  await expect(waiting).toBeVisible()
  await page.route('**/functions/v1/verify-payment', (route) => route.abort())
  await page.reload()
  await expect(page.getByText("We couldn't reach the server to verify your payment.")).toBeVisible()
  await expect(page.getByText('Trying again…')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/verify-payment')
  await passTimeUntil(page, waiting)
  await callSandbox(site, 'POST', `/sessions/${id}/finish`)
  await passTimeUntil(page, paymentVerified(page))
  await expect(signInButton(page)).toBeVisible()
})

test('explains a payment that the bank declines later, and accepts a new one', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { email, id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.failsLater)
  await expect(page.getByText('Your payment is still being processed.')).toBeVisible()
  await callSandbox(site, 'POST', `/sessions/${id}/finish`)
  await passTimeUntil(page, page.getByText("Your bank declined the payment, and you weren't charged."))
  await page.getByRole('link', { name: 'Start over' }).click()
  await payWithKnownEmail(page, email)
})

test('shows the sign-in form when the temporary password fails', { tag: '@once' }, async ({
  page,
  expectFault,
}) => {
  expectFault(/auth\/v1\/token/)
  await page.route('**/functions/v1/verify-payment', (route) =>
    route.fulfill({ json: { success: true, email: 'a@course.test', tempPassword: 'not the one' } }),
  )
  await page.goto('/welcome?session_id=cs_test_other')
  await signInButton(page).click()
  await expect(page.getByText('Login failed. Please try entering your credentials manually.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})
