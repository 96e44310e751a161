import type { Page } from '@playwright/test'
import { signIn, uniqueEmail } from './support/accounts.ts'
import {
  answerThreeDSecure,
  CARDS,
  cardForm,
  control,
  enterEmail,
  payButton,
  payWithCard,
  sessionOf,
} from './support/cards.ts'
import { changeEmail, openCheckout, signInButton, verified } from './support/checkout.ts'
import { dashboard, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const processing = (page: Page, email: string) => page.getByText(`Processing payment for: ${email}`)

test.afterEach(async ({ site }) => {
  await control(site, 'DELETE', '/faults')
  await control(site, 'DELETE', '/deliveries/rules')
})

test('a visitor pays, is let in with a temporary password, and never pays again', async ({ page, site }) => {
  const email = uniqueEmail()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  await page.getByLabel('Email').scrollIntoViewIfNeeded()
  expect(elsewhere, 'nothing comes from elsewhere before step 2').toEqual([])

  await enterEmail(page, email)
  await expect(processing(page, email)).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  await expectAccessible(page)
  const cardData: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(site.url)
    if (isOurs && /4242\W*(?:20)?4242/.test(request.postData() ?? '')) cardData.push(request.url())
  })
  await payWithCard(page, CARDS.good)

  await expect(verified(page)).toBeVisible()
  await expect(page).toHaveURL('/welcome')
  expect(cardData, 'card data never reaches the site').toEqual([])
  await expectAccessible(page)
  await signInButton(page).click()
  await expect(dashboard(page)).toBeVisible()
  await expect(
    page.getByText(
      'Login successful! Please check your email for password reset instructions to secure your account.',
    ),
  ).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'You already have access' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue the course' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('a declined card is explained, and another one pays in the same form', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/')
  await enterEmail(page, email)
  await payWithCard(page, CARDS.declined)
  await expect(cardForm(page).getByRole('alert')).toContainText('Your card was declined.')
  await expect(page.getByText('Try another card, or ask your bank')).toBeVisible()
  const { id } = await sessionOf(site, email)
  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
  expect((await sessionOf(site, email)).id).toBe(id)

  // The password is chosen on the spot: too short first, then one that signs in from now on.
  await page.getByLabel('Choose a password').fill('short')
  await signInButton(page).click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel('Choose a password').fill('password123')
  await signInButton(page).click()
  await expect(page.getByText('This password is among the most common ones.')).toBeVisible()
  await expect(page.getByLabel('Choose a password')).toBeFocused()
  await page.getByLabel('Choose a password').fill('chosen after paying')
  await expectAccessible(page)
  await signInButton(page).click()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('Login successful! Password updated.')).toBeVisible()
  await expect(page.getByText('Please check your email to set up a secure password')).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(login(page)).toBeVisible()
  await signIn(page, { email, password: 'chosen after paying' })
  await expect(dashboard(page)).toBeVisible()
})

test('the bank asks: refused once, then confirmed', async ({ page }) => {
  await page.goto('/')
  await enterEmail(page, uniqueEmail())
  await payWithCard(page, CARDS.challenge)
  await answerThreeDSecure(page, 'Fail authentication')
  await expect(cardForm(page).getByRole('alert')).toContainText('We are unable to authenticate')
  await payWithCard(page, CARDS.challenge)
  await answerThreeDSecure(page, 'Complete authentication')
  await expect(verified(page)).toBeVisible()
})

test('an address that is none stays on the form', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  for (const typed of ['', 'nobody', 'nobody@']) {
    await enterEmail(page, typed)
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(typed)
  }
})

test('the address can be changed at every moment', { tag: '@once' }, async ({ page, site }) => {
  const [first, second, third] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
  await page.goto('/')

  // While the checkout is loading: the answer of the provider is held back.
  await control(site, 'POST', '/faults', { kind: 'slow', when: 'before', ms: 1500, next: 1, method: 'POST' })
  await enterEmail(page, first)
  await expect(page.getByText('Loading checkout...')).toBeVisible()
  await changeEmail(page).click()
  await expect(page.getByLabel('Email')).toHaveValue(first)
  await expect(page.getByLabel('Email')).toBeFocused()

  // At once after the form was asked for, before it is there.
  await enterEmail(page, second)
  await changeEmail(page).click()
  await enterEmail(page, second)
  await expect(payButton(page)).toBeVisible()

  // With the form on the screen, and with a card typed in.
  await cardForm(page).getByLabel('Card number').fill(CARDS.good)
  await changeEmail(page).click()
  await expect(page.locator('#payment iframe')).toHaveCount(0)
  await enterEmail(page, third)
  await expect(processing(page, third)).toBeVisible()
  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
  await expect(page.getByText(third)).toBeVisible()
})

test('a reload in the middle begins with the address filled in, and goes on where it was', {
  tag: '@once',
}, async ({ page, site }) => {
  const { email, id } = await openCheckout(page, site)
  const afterReload: string[] = []
  page.on('request', (request) => afterReload.push(request.url()))
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.waitForLoadState('networkidle')
  expect(
    afterReload.filter((url) => url.endsWith('/create-checkout') || !url.startsWith(site.url)),
    'neither a checkout nor the card script is asked for before step 2',
  ).toEqual([])
  await expect(processing(page, email)).toBeHidden()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(processing(page, email)).toBeVisible()
  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
  expect((await sessionOf(site, email)).id).toBe(id)
  // The address of the page names no payment any more, and a reload still knows it.
  await page.reload()
  await expect(verified(page)).toBeVisible()
})

test('a double click opens one card form', { tag: '@once' }, async ({ page, site }) => {
  const email = uniqueEmail()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout')) calls.push(request.url())
  })
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue to Payment' }).dblclick()
  await expect(payButton(page)).toBeVisible()
  expect(calls).toHaveLength(1)
  await sessionOf(site, email)
})

test('two tabs of one browser share one checkout, and it is paid once', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)

  const other = await context.newPage()
  await other.goto('/')
  await enterEmail(other, email)
  await expect(payButton(other)).toBeVisible()
  expect((await sessionOf(site, email)).id).toBe(id)

  await payWithCard(page, CARDS.good)
  await expect(verified(page)).toBeVisible()
  await payWithCard(other, CARDS.good)
  await expect(verified(other)).toBeVisible()
})
