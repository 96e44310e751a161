import type { Page } from '@playwright/test'
import { signIn, uniqueEmail } from './support/accounts.ts'
import {
  answerThreeDSecure,
  CARDS,
  callSandbox,
  cardForm,
  enterEmail,
  findCardSession,
  payButton,
  payWithCard,
} from './support/cards.ts'
import { changeEmail, openCheckout, paymentVerified, signInButton } from './support/checkout.ts'
import { expectFits } from './support/layout.ts'
import { button, dashboard, holdResponse, login } from './support/page.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const processing = (page: Page, email: string) => page.getByText(`Processing payment for: ${email}`)

test.afterEach(async ({ site }) => {
  await callSandbox(site, 'DELETE', '/faults')
  await callSandbox(site, 'DELETE', '/deliveries/rules')
})

test('lets a visitor pay and sign in, and does not offer the course again', async ({ page, site }) => {
  const email = uniqueEmail()
  const externalRequests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) externalRequests.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  await page.getByLabel('Email').scrollIntoViewIfNeeded()
  expect(externalRequests, 'no external requests before step 2').toEqual([])

  await enterEmail(page, email)
  await expect(processing(page, email)).toBeInViewport()
  await expect(cardForm(page).getByLabel('Card number')).toBeInViewport()
  await expectAccessible(page)
  const cardData: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(site.url)
    if (isOurs && /4242\W*(?:20)?4242/.test(request.postData() ?? '')) cardData.push(request.url())
  })
  await payWithCard(page, CARDS.good)

  await expect(paymentVerified(page)).toBeVisible()
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
  // The page offers what it offers to everyone, with the way to the course beside it.
  const payment = page.locator('#payment')
  await expect(payment.getByText('You already have access')).toBeVisible()
  await expect(payment.getByLabel('Email address')).toHaveValue(email)
  await expect(button(page, 'Continue to Payment')).toBeVisible()
  await payment.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(page).toHaveURL('/lesson-1')
})

test('explains a declined card and accepts another one in the same form', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/')
  await enterEmail(page, email)
  await payWithCard(page, CARDS.declined)
  await expect(cardForm(page).getByRole('alert')).toContainText('Your card was declined.')
  await expect(cardForm(page).getByRole('alert')).toContainText('Try another card, or contact your bank')
  const { id } = await findCardSession(site, email)
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  expect((await findCardSession(site, email)).id).toBe(id)

  // The customer sets a password: too short, too common, then valid.
  await page.getByLabel('Choose a password').fill('short')
  await signInButton(page).click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel('Choose a password').fill('password123')
  await signInButton(page).click()
  await expect(page.getByText('This password is too common.')).toBeVisible()
  await expect(page.getByLabel('Choose a password')).toBeFocused()
  await page.getByLabel('Choose a password').fill('chosen after paying')
  await expectAccessible(page)
  await signInButton(page).click()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('Login successful! Your password is set.')).toBeVisible()
  await expect(page.getByText('Please check your email to set up a secure password')).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(login(page)).toBeVisible()
  await signIn(page, { email, password: 'chosen after paying' })
  await expect(dashboard(page)).toBeVisible()
})

test('handles a failed and a completed 3-D Secure challenge', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await enterEmail(page, uniqueEmail())
  await payWithCard(page, CARDS.challenge)
  await answerThreeDSecure(page, 'Fail authentication')
  await expect(cardForm(page).getByRole('alert')).toContainText('We are unable to authenticate')
  await payWithCard(page, CARDS.challenge)
  await answerThreeDSecure(page, 'Complete authentication')
  await expect(paymentVerified(page)).toBeVisible()
})

test('rejects an invalid email', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  for (const typed of ['', 'nobody', 'nobody@']) {
    await enterEmail(page, typed)
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(typed)
  }
})

test('opens the card form from the email in the receipt', { tag: '@wide' }, async ({ page }) => {
  const email = `someone.of.the.department.of.change.${uniqueEmail()}`
  await page.goto('/')
  const receipt = page.locator('#enrollment')
  const field = receipt.getByRole('textbox')
  await field.fill('nobody')
  await field.press('Enter')
  await expect(receipt.getByText('Please enter a valid email address')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(email)
  await expect(page.locator('#payment').getByLabel('Email address')).toHaveValue(email)
  await receipt.getByRole('link', { name: 'Enroll in the Course' }).click()
  await expect(processing(page, email)).toBeInViewport()
  await expect(cardForm(page).getByLabel('Card number')).toBeInViewport()
  await expectFits(page, [320])
  // The receipt and the payment section share the email.
  await expect(field).not.toBeEditable()
  await changeEmail(page).click()
  await page.getByLabel('Email').fill('other@example.com')
  await expect(field).toHaveValue('other@example.com')
})

test('lets a visitor change the email at any time', { tag: ['@once', '@nightly'] }, async ({ page }) => {
  const [first, second, third] = [uniqueEmail(), uniqueEmail(), uniqueEmail()]
  await page.goto('/')

  // While the checkout is loading.
  const answer = await holdResponse(page, '**/functions/v1/create-checkout')
  await enterEmail(page, first)
  await expect(page.getByText('Loading checkout...')).toBeVisible()
  await changeEmail(page).click()
  await expect(page.getByLabel('Email')).toHaveValue(first)
  await expect(page.getByLabel('Email')).toBeFocused()
  answer()

  // Before the card form appears.
  await enterEmail(page, second)
  await changeEmail(page).click()
  await enterEmail(page, second)
  await expect(payButton(page)).toBeVisible()

  // After a card number was entered.
  await cardForm(page).getByLabel('Card number').fill(CARDS.good)
  await changeEmail(page).click()
  await expect(page.locator('#payment iframe')).toHaveCount(0)
  await enterEmail(page, third)
  await expect(processing(page, third)).toBeVisible()
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  await expect(page.getByText(third)).toBeVisible()
})

test('fills in the email after a reload and continues the same checkout', {
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
    'no checkout and no card script before step 2',
  ).toEqual([])
  await expect(processing(page, email)).toBeHidden()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(processing(page, email)).toBeVisible()
  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  expect((await findCardSession(site, email)).id).toBe(id)
  // The session id is no longer in the URL, but a reload still shows the result.
  await page.reload()
  await expect(paymentVerified(page)).toBeVisible()
})

test('opens one card form on a double click', { tag: '@once' }, async ({ page, site }) => {
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
  await findCardSession(site, email)
})

test('shares one checkout between two tabs and charges once', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const { email, id } = await openCheckout(page, site)

  const other = await context.newPage()
  await other.goto('/')
  await enterEmail(other, email)
  await expect(payButton(other)).toBeVisible()
  expect((await findCardSession(site, email)).id).toBe(id)

  await payWithCard(page, CARDS.good)
  await expect(paymentVerified(page)).toBeVisible()
  await payWithCard(other, CARDS.good)
  await expect(paymentVerified(other)).toBeVisible()
})
