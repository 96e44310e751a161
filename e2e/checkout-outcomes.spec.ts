import type { Page } from '@playwright/test'
import { createAccount, linkFromMail, signIn, uniqueEmail } from './support/accounts.ts'
import {
  beginWithoutBrowser,
  CARDS,
  control,
  enterEmail,
  payAndLeave,
  payButton,
  payWithCard,
} from './support/cards.ts'
import { changeEmail, openCheckout, signInButton, verified } from './support/checkout.ts'
import { dashboard } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** The calls by which a page asks about a payment, as they come. */
function verifications(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/verify-payment')) requests.push(request.url())
  })
  return requests
}

/** Goes on from step 1, which knows the address, and pays. */
async function payWithKnownAddress(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
}

test.afterEach(async ({ site }) => {
  await control(site, 'DELETE', '/faults')
  await control(site, 'DELETE', '/deliveries/rules')
})

test('whoever closes the tab after paying is let in by the mail', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)
  await payAndLeave(site, id)
  await page.goto(await linkFromMail(site, email, /order/i))
  await page.getByLabel('New password').fill('a password of my own')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('an account that was there gets access and signs in as before', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const account = await createAccount(site)
  await page.goto('/')
  await enterEmail(page, account.email)
  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
  await expect(page.getByText(`The course is open for ${account.email}.`)).toBeVisible()
  await expect(signInButton(page)).toHaveCount(0)
  await signIn(page, account)
  await expect(dashboard(page)).toBeVisible()
  const mail = await site.mailbox.latest(account.email, /order/i)
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  expect(mail.text).toContain('Paid: $299 USD')
})

test('somebody who is signed in pays, and the dashboard has the course without a word', {
  tag: '@once',
}, async ({ page, site }) => {
  const account = await createAccount(site)
  // No webhook: only what the browser asks on its return opens the course.
  await control(site, 'POST', '/deliveries/rules', { drop: 1 })
  const requests = verifications(page)
  await openAs(page, site, account)
  await expect(page.getByText("You haven't enrolled yet.")).toBeVisible()
  await page.goto('/')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payWithCard(page, CARDS.good)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  await expect.poll(() => requests.length).toBe(1)
  // A page that is left before the answer asks again, so the answer is awaited: it drops what the address named.
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toBeNull()
  await expect(page.getByText("You haven't enrolled yet.")).toBeHidden()
  await expect(verified(page)).toBeHidden()
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests, 'asked once for all').toHaveLength(1)
})

test('a made-up payment is nothing to somebody who is signed in', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/verify-payment/)
  const account = await createAccount(site)
  const requests = verifications(page)
  await openAs(page, site, account)
  await expect(dashboard(page)).toBeVisible()
  const refused = page.waitForResponse(/verify-payment/)
  await page.goto('/welcome?session_id=cs_test_made_up')
  expect((await refused).status()).toBe(404)
  await expect(dashboard(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByText('Payment verification failed')).toBeHidden()
  expect(requests).toHaveLength(1)
})

test('a failure that was shown goes away with the sign-in, and nothing is asked twice', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/verify-payment/)
  const account = await createAccount(site)
  const requests = verifications(page)
  await page.goto('/welcome?session_id=cs_test_made_up')
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
  await signIn(page, account)
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('Payment verification failed')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(requests).toHaveLength(1)
})

test('an answer that only says no is a failed verification', { tag: '@once' }, async ({ page }) => {
  await page.route('**/functions/v1/verify-payment', (route) => route.fulfill({ json: { success: false } }))
  await page.goto('/welcome?session_id=cs_test_refused')
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
})

test('an address that has paid is told so and shown the way in', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/409 .*create-checkout|create-checkout.*409/)
  const email = uniqueEmail()
  await payAndLeave(site, await beginWithoutBrowser(site, email))
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

test('a checkout that expired, or was left, is explained with the next step', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)

  await page.goto(`/welcome?session_id=${id}`)
  await expect(page.getByText("Your payment wasn't completed, and you weren't charged.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to payment' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(payButton(page)).toBeVisible()

  await control(site, 'POST', `/sessions/${id}/expire`)
  await page.goto(`/welcome?session_id=${id}`)
  await expect(page.getByText("This checkout has expired, and you weren't charged.")).toBeVisible()
  await page.getByRole('link', { name: 'New plan' }).click()
  await payWithKnownAddress(page, email)
})

test('when the provider is down at create, that is said, and it can be tried again', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/create-checkout/)
  const email = uniqueEmail()
  await control(site, 'POST', '/faults', { kind: '500', probability: 1, path: '/v1/checkout' })
  await page.goto('/')
  await enterEmail(page, email)
  await expect(page.getByRole('alert')).toHaveText('Failed to create checkout session')
  await expect(changeEmail(page)).toBeVisible()
  await expectAccessible(page)
  await control(site, 'DELETE', '/faults')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('when the card script does not come, that is said, and it can be tried again', { tag: '@once' }, async ({
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

test('when the provider is down at verify, that is said, and nothing is lost', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/verify-payment/)
  const email = uniqueEmail()
  await control(site, 'POST', '/deliveries/rules', { drop: 1 })
  const sessionId = await beginWithoutBrowser(site, email)
  await payAndLeave(site, sessionId)
  await control(site, 'POST', '/faults', { kind: '500', probability: 1 })
  await page.goto(`/welcome?session_id=${sessionId}`)
  await expect(page.getByRole('alert')).toHaveText(
    'Payment verification failed. Please try signing in manually.',
  )
  await expect(page).toHaveURL('/welcome')
  await expectAccessible(page)
  await control(site, 'DELETE', '/faults')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(verified(page)).toBeVisible()
})

test('a payment that the bank has not confirmed yet is awaited, and says so', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.succeedsLater)
  await expect(page.getByText('Your payment is still being processed.')).toBeVisible()
  await expect(page.getByText('Waiting for your bank…')).toBeVisible()
  await expectAccessible(page)
  await control(site, 'POST', `/sessions/${id}/finish`)
  await expect(verified(page)).toBeVisible({ timeout: 30_000 })
  await expect(signInButton(page)).toBeVisible()
})

test('a lost connection after a refresh, while the bank is processing, does not end in a failure', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/verify-payment/)
  const { id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.succeedsLater)
  await expect(page.getByText('Waiting for your bank…')).toBeVisible()
  await page.route('**/functions/v1/verify-payment', (route) => route.abort(), { times: 1 })
  await page.reload()
  await expect(page.getByText("We couldn't reach the server to verify your payment.")).toBeVisible()
  await expect(page.getByText('Trying again…')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Waiting for your bank…')).toBeVisible({ timeout: 30_000 })
  await control(site, 'POST', `/sessions/${id}/finish`)
  await expect(verified(page)).toBeVisible({ timeout: 30_000 })
  await expect(signInButton(page)).toBeVisible()
})

test('a payment that the bank refuses in the end is explained, and made again', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)
  await payWithCard(page, CARDS.failsLater)
  await expect(page.getByText('Your payment is still being processed.')).toBeVisible()
  await control(site, 'POST', `/sessions/${id}/finish`)
  await expect(page.getByText("Your bank declined the payment, and you weren't charged.")).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('link', { name: 'New plan' }).click()
  await payWithKnownAddress(page, email)
})

test('a temporary password that does not work leaves the form to sign in by hand', { tag: '@once' }, async ({
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
