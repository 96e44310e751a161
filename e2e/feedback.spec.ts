import type { FeedbackRow } from '@course/contract/learning/feedback'
import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { fetchRows } from './support/learners.ts'
import { type Account, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs } from './support/texts.ts'

const stars = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const answer = (page: Page, question: number) => page.getByRole('textbox').nth(question - 1)
const comments = (page: Page) => page.getByLabel('Additional Comments (Optional)')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback', exact: true })
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank You!' })

const noRating = 'Please provide a star rating before submitting.'
const failure = 'There was an error submitting your feedback. Please try again.'

const stored = (site: Site, account: Account) => fetchRows<FeedbackRow>(site, account, 'feedback?select=*')

/** Clicks the star image. */
const rate = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: stars(page, name) })
    .click()

test('sends a visitor to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/feedback')
  await expect(page).toHaveURL('/welcome')
})

test('stores all answers', async ({ page, site }) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await expect(page.getByRole('textbox')).toHaveCount(6)
  await expectAccessible(page)
  await rate(page, '2 stars')
  await rate(page, '4 stars')
  await expect(stars(page, '4 stars')).toBeChecked()
  for (let question = 1; question <= 5; question += 1) {
    await answer(page, question).fill(`Answer ${question}\nin two lines`)
  }
  await comments(page).fill('“Thank you” – Спасибо')
  await submit(page).click()

  await expect(thanks(page)).toBeVisible()
  await expect(
    page.getByText('Congratulations on completing the "Introduction to Change Management" course!'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await stored(site, learner)).toMatchObject([
    {
      email: learner.email,
      star_rating: 4,
      question_1: 'Answer 1\nin two lines',
      question_2: 'Answer 2\nin two lines',
      question_3: 'Answer 3\nin two lines',
      question_4: 'Answer 4\nin two lines',
      question_5: 'Answer 5\nin two lines',
      additional_comments: '“Thank you” – Спасибо',
    },
  ])
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL('/')

  // The next form is empty.
  await page.goto('/feedback')
  await expect(answer(page, 1)).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('requires a rating and focuses the stars', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  const messages = answerDialogs(page)
  await openAs(page, site, learner, '/feedback')
  await answer(page, 3).fill('Lesson 2')
  await submit(page).click()
  await expect.poll(() => messages).toEqual([noRating])
  await expect(stars(page, '1 star')).toBeFocused()
  await expect(answer(page, 3)).toHaveValue('Lesson 2')
  expect(await stored(site, learner)).toEqual([])
})

test('works with the keyboard alone', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await expect(submit(page)).toBeVisible()
  while (!(await stars(page, '1 star').evaluate((star) => star === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(stars(page, '3 stars')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Typed')
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  expect(await stored(site, learner)).toMatchObject([{ star_rating: 3, question_1: 'Typed' }])
})

test('keeps a draft after a reload, but not for another account', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await rate(page, '5 stars')
  await answer(page, 2).fill('Half a thought')
  await page.reload()
  await expect(stars(page, '5 stars')).toBeChecked()
  await expect(answer(page, 2)).toHaveValue('Half a thought')

  await openAs(page, site, await createAccount(site), '/feedback')
  await expect(answer(page, 2)).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('keeps the answers after a failed submit and stores them once', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/rest\/v1\/feedback/)
  const learner = await createAccount(site)
  const messages = answerDialogs(page)
  await openAs(page, site, learner, '/feedback')
  await rate(page, '1 star')
  await answer(page, 4).fill('Too long')

  await page.route('**/rest/v1/feedback*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await submit(page).click()
  await expect.poll(() => messages).toEqual([failure])
  await expect(answer(page, 4)).toHaveValue('Too long')
  expect(await stored(site, learner)).toEqual([])

  // The row is stored, but the response is lost.
  await page.route(
    '**/rest/v1/feedback*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await submit(page).click()
  await expect.poll(() => messages).toHaveLength(2)
  await page.reload()
  await answer(page, 4).fill('Too long, and too short')
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(await stored(site, learner)).toMatchObject([
    { star_rating: 1, question_4: 'Too long, and too short' },
  ])
})

test('shows progress while sending and ignores a second click', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await rate(page, '5 stars')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route('**/rest/v1/feedback*', async (route) => {
    calls += 1
    await released
    await route.continue()
  })
  await submit(page).click()
  const sending = page.getByRole('button', { name: 'Submitting...' })
  await expect(sending).toBeVisible()
  await sending.click({ force: true })
  release()
  await expect(thanks(page)).toBeVisible()
  expect(calls).toBe(1)
})

test('marks an answer that is too long', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await rate(page, '3 stars')
  await answer(page, 5).fill('x'.repeat(5001))
  await expect(page.getByText('Please keep this to 5000 characters; you have 5001.')).toBeVisible()
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess, 'a long word does not widen the page').toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await submit(page).click()
  await expect(answer(page, 5)).toBeFocused()
  expect(await stored(site, learner)).toEqual([])
  await answer(page, 5).fill('x'.repeat(5000))
  await submit(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('skips the form and keeps its draft', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  await openAs(page, site, learner, '/feedback')
  await answer(page, 1).fill('Later')
  await page.getByRole('button', { name: 'Skip Feedback' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await stored(site, learner)).toEqual([])
  await page.goto('/feedback')
  await expect(answer(page, 1)).toHaveValue('Later')
})
