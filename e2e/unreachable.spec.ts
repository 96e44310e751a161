import type { Page, Route } from '@playwright/test'
import { createAccount, uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payButton, payWithCard } from './support/cards.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button, dashboard, login } from './support/page.ts'
import { answerQuiz, findDrawnKey, option } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, replaceText, saveLessonPage } from './support/texts.ts'

const notice = (page: Page) =>
  page.getByText("You're offline. Your work is safe; we'll keep trying to reconnect.")

const tokenRefresh = /\/auth\/v1\/token\?grant_type=refresh_token/
const anyToken = /\/auth\/v1\/token/
const failRequest = (route: Route) => route.abort()

/** Expires the token and simulates a return to the tab. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('course-session') ?? '')
    localStorage.setItem('course-session', JSON.stringify({ ...session, expires_at: 1 }))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Returns the expiry time of the stored token, in seconds. */
const readTokenExpiry = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('course-session') ?? '').expires_at)

async function passTwoMinutes(page: Page): Promise<void> {
  for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward('01:00')
}

/** Records data requests without a token. */
function recordAnonymousRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const isData = /\/(rest|functions)\/v1\//.test(request.url())
    if (isData && !request.headers().authorization) urls.push(request.url())
  })
  return urls
}

test.beforeEach(({ expectFault }) =>
  expectFault(/ERR_FAILED|Failed to load resource|response: 50\d .*\/token/),
)

test.describe('while the token cannot be refreshed for two minutes', { tag: '@once' }, () => {
  test('keeps the text of an open editor and saves it afterward', { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    await saveLessonPage(site, 'lesson4', 2, '<p>Old text.</p>')
    const messages = answerDialogs(page)
    await page.clock.install()
    await openAs(page, site, site.admin, '/lesson-4?page=2', { inOwnSession: true })
    await button(page, 'Edit').click()
    const editor = lessonEditor(page)
    await replaceText(editor, 'New text')

    const anonymous = recordAnonymousRequests(page)
    await page.route(tokenRefresh, failRequest)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await editor.press('End')
    await page.keyboard.type(' and more.')
    await button(page, 'Save').click()
    await expect.poll(() => messages).toEqual(['Error saving content. Please try again.'])
    await passTwoMinutes(page)
    await expect(notice(page)).toBeVisible()
    await expect(login(page)).toBeHidden()
    await expect(editor).toHaveText('New text and more.')

    await page.unroute(tokenRefresh)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await expect(editor).toHaveText('New text and more.')
    await button(page, 'Save').click()
    await expect(page.locator('.rich-text')).toHaveText('New text and more.')
    expect(anonymous, 'no requests without a token').toEqual([])
  })

  test('continues a quiz and grades it afterward', { tag: '@nightly' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
    await page.clock.install()
    await openAs(page, site, learner, '/quiz-1')
    await option(page, key[0]!).check()
    const anonymous = recordAnonymousRequests(page)
    await page.route(tokenRefresh, failRequest)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    await answerQuiz(page, key)
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await passTwoMinutes(page)
    await expect(login(page)).toBeHidden()

    await page.unroute(tokenRefresh)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await page.clock.fastForward('01:00')
    await expect(page.getByText(`You scored ${key.length} out of ${key.length}`)).toBeVisible()
    expect(anonymous).toEqual([])
    expect(await fetchRows(site, learner, 'quiz_results?select=score')).toEqual([{ score: key.length }])
  })

  test('continues a lesson', { tag: '@nightly' }, async ({ page, site }) => {
    await page.clock.install()
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    const anonymous = recordAnonymousRequests(page)
    await page.route(tokenRefresh, failRequest)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    for (const number of [2, 3]) {
      await button(page, 'Next').click()
      await expect(page.getByText(`Page ${number} of 3`)).toBeVisible()
      await expect(page.locator('.rich-text').getByRole('heading').first()).toBeVisible()
    }
    await passTwoMinutes(page)
    await expect(page.locator('.rich-text').getByRole('heading').first()).toBeVisible()
    await expect(login(page)).toBeHidden()

    await page.unroute(tokenRefresh)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await expect(page).toHaveURL('/lesson-1?page=3')
    await button(page, 'Take Quiz').click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    expect(anonymous).toEqual([])
  })

  test('lets a signed-in user retry and buy the course', { tag: '@nightly' }, async ({ page, site }) => {
    const account = await createAccount(site)
    await page.clock.install()
    await openAs(page, site, account, '/')
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.route(tokenRefresh, failRequest)
    await expireToken(page)
    await button(page, 'Continue to Payment').click()
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    )
    await passTwoMinutes(page)
    await expect(page.getByText(`Processing payment for: ${account.email}`)).toBeVisible()
    await page.unroute(tokenRefresh)
    await page.clock.fastForward('00:10')
    await expect.poll(() => readTokenExpiry(page)).toBeGreaterThan(1)
    await button(page, 'Try again').click()
    await expect(payButton(page)).toBeVisible()

    // Again with an open card form: the payment succeeds, and the course appears afterward.
    await page.route(tokenRefresh, failRequest)
    await expireToken(page)
    await payWithCard(page, CARDS.good)
    await expect(page).toHaveURL(/\/welcome/)
    await expect(notice(page)).toBeVisible()
    await passTwoMinutes(page)
    await expect(login(page)).toBeHidden()
    await page.unroute(tokenRefresh)
    await page.clock.fastForward('00:10')
    await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  test('lets a visitor buy the course and sign in afterward', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install()
    await page.route(anyToken, failRequest)
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await payWithCard(page, CARDS.good)
    await expect(page.getByText('Payment verified successfully!')).toBeVisible()
    await expect(page.getByText("We've sent a link to set your password")).toBeVisible()
    const signInNow = button(page, 'Sign In & Set Password')
    await signInNow.click()
    await expect(page.getByText('Login failed. Please try entering your credentials manually.')).toBeVisible()
    await passTwoMinutes(page)
    await page.unroute(anyToken)
    await signInNow.click()
    await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
  })
})

for (const [cause, respond] of [
  ['the server cannot be reached', failRequest],
  ['the server is unavailable', (route: Route) => route.fulfill({ status: 503, json: { msg: 'Busy.' } })],
  [
    'the rate limit is exceeded',
    (route: Route) => route.fulfill({ status: 429, json: { msg: 'Too many requests.' } }),
  ],
] as const) {
  test(`keeps a page loading while ${cause}`, {
    tag: respond === failRequest ? '@once' : ['@once', '@nightly'],
  }, async ({ page, site }) => {
    await openAs(page, site, await createAccount(site), '/robots.txt')
    await expireToken(page)
    const anonymous = recordAnonymousRequests(page)
    await page.route(tokenRefresh, respond)
    await page.goto('/welcome')
    await expect(notice(page)).toBeVisible()
    await expect(login(page)).toBeHidden()
    await page.unroute(tokenRefresh)
    await expect(dashboard(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(anonymous).toEqual([])
  })
}

test('sends no requests without a token from the front page of a customer', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/robots.txt')
  await expireToken(page)
  const anonymous = recordAnonymousRequests(page)
  const refreshRequest = page.waitForRequest(tokenRefresh)
  await page.route(tokenRefresh, failRequest)
  await page.goto('/')
  await refreshRequest
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  const refreshResponse = page.waitForResponse(tokenRefresh)
  await page.unroute(tokenRefresh)
  await refreshResponse
  expect(anonymous).toEqual([])
})

test('logs out without the server', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, await createAccount(site), '/welcome')
  await expect(dashboard(page)).toBeVisible()
  await page.route('**/auth/v1/**', failRequest)
  await expireToken(page)
  await expect(notice(page)).toBeVisible()
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

/** Sets when the stored token ends, in seconds from now. */
const endTokenIn = (page: Page, seconds: number) =>
  page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('course-session') ?? '')
    const expires_at = Math.floor(Date.now() / 1000) + left
    localStorage.setItem('course-session', JSON.stringify({ ...session, expires_at }))
  }, seconds)

test('a token that is still valid is used while the server cannot refresh it', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site), '/robots.txt', { inOwnSession: true })
  await endTokenIn(page, 60)
  await page.route(tokenRefresh, (route) => route.fulfill({ status: 503, json: { msg: 'Busy.' } }))
  await page.goto('/welcome')
  await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('a token is refreshed from 90 seconds before its end on', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  let refreshes = 0
  page.on('request', (request) => {
    if (tokenRefresh.test(request.url())) refreshes += 1
  })
  await page.clock.install()
  await openAs(page, site, await createAccount(site), '/robots.txt', { inOwnSession: true })
  const client = page.waitForResponse(/auth-client/)
  await page.goto('/welcome')
  await expect(dashboard(page)).toBeVisible()
  await page.clock.runFor('00:10')
  await (await client).finished()
  // From here on only the test moves the clock. The token is checked every 30 seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await endTokenIn(page, 240)
  await page.clock.runFor('02:00')
  expect(refreshes, 'with two minutes left').toBe(0)
  const refreshed = page.waitForResponse(tokenRefresh)
  await page.clock.runFor('01:00')
  await refreshed
})
