import type { Page, Route } from '@playwright/test'
import { createAccount, uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payButton, payWithCard } from './support/cards.ts'
import { buyCourse, rowsOf } from './support/learners.ts'
import { button, dashboard, login } from './support/page.ts'
import { answerQuiz, drawnKey, option } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { answerDialogs, lessonEditor, overwrite, saveLessonPage } from './support/texts.ts'

const notice = (page: Page) => page.getByText('The server cannot be reached.')

const renewal = /\/auth\/v1\/token\?grant_type=refresh_token/
const anyToken = /\/auth\/v1\/token/
const nothing = (route: Route) => route.abort()

/** The token comes to its end, and the tab is looked at again. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('course-session') ?? '')
    localStorage.setItem('course-session', JSON.stringify({ ...session, expires_at: 1 }))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** When the token that the browser keeps comes to its end, in seconds. */
const tokenEnd = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('course-session') ?? '').expires_at)

async function passTwoMinutes(page: Page): Promise<void> {
  for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward('01:00')
}

/** Data requests that were sent without a token. */
function anonymousRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const isData = /\/(rest|functions)\/v1\//.test(request.url())
    if (isData && !request.headers().authorization) found.push(request.url())
  })
  return found
}

test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED|Failed to load resource|answer: 50\d .*\/token/))

test.describe('while no token can be had for two minutes', { tag: '@once' }, () => {
  test('an open editor keeps what was typed, and saves it afterwards', async ({ page, site }) => {
    await saveLessonPage(site, 'lesson4', 2, '<p>Old words.</p>')
    const said = answerDialogs(page)
    await page.clock.install()
    await openAs(page, site, site.admin, '/lesson-4?page=2', { inOwnSession: true })
    await button(page, 'Edit').click()
    const editor = lessonEditor(page)
    await overwrite(editor, 'New words')

    const anonymous = anonymousRequests(page)
    await page.route(renewal, nothing)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await editor.press('End')
    await page.keyboard.type(' and more.')
    await button(page, 'Save').click()
    await expect.poll(() => said).toEqual(['Error saving content. Please try again.'])
    await passTwoMinutes(page)
    await expect(notice(page)).toBeVisible()
    await expect(login(page)).toBeHidden()
    await expect(editor).toHaveText('New words and more.')

    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await expect(editor).toHaveText('New words and more.')
    await button(page, 'Save').click()
    await expect(page.locator('.rich-text')).toHaveText('New words and more.')
    expect(anonymous, 'nothing is asked in nobody’s name').toEqual([])
  })

  test('a quiz goes on and is graded afterwards', async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await page.clock.install()
    await openAs(page, site, learner, '/quiz-1')
    await option(page, key[0]!).check()
    const anonymous = anonymousRequests(page)
    await page.route(renewal, nothing)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    await answerQuiz(page, key)
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await passTwoMinutes(page)
    await expect(login(page)).toBeHidden()

    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await page.clock.fastForward('01:00')
    await expect(page.getByText(`You scored ${key.length} out of ${key.length}`)).toBeVisible()
    expect(anonymous).toEqual([])
    expect(await rowsOf(site, learner, 'quiz_results?select=score')).toEqual([{ score: key.length }])
  })

  test('a lesson is read on', async ({ page, site }) => {
    await page.clock.install()
    await openAs(page, site, await buyCourse(site), '/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    const anonymous = anonymousRequests(page)
    await page.route(renewal, nothing)
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

    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await expect(page).toHaveURL('/lesson-1?page=3')
    await button(page, 'Take Quiz').click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    expect(anonymous).toEqual([])
  })

  test('somebody who is signed in is told to try again, loses nothing, and buys the course', async ({
    page,
    site,
  }) => {
    const account = await createAccount(site)
    await page.clock.install()
    await openAs(page, site, account, '/')
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.route(renewal, nothing)
    await expireToken(page)
    await button(page, 'Continue to Payment').click()
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    )
    await passTwoMinutes(page)
    await expect(page.getByText(`Processing payment for: ${account.email}`)).toBeVisible()
    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect.poll(() => tokenEnd(page)).toBeGreaterThan(1)
    await button(page, 'Try again').click()
    await expect(payButton(page)).toBeVisible()

    // Once more, with the card form open: the payment goes through, and what it opens is shown afterwards.
    await page.route(renewal, nothing)
    await expireToken(page)
    await payWithCard(page, CARDS.good)
    await expect(page).toHaveURL(/\/welcome/)
    await expect(notice(page)).toBeVisible()
    await passTwoMinutes(page)
    await expect(login(page)).toBeHidden()
    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  test('a visitor buys the course, and signs in afterwards', async ({ page }) => {
    await page.clock.install()
    await page.route(anyToken, nothing)
    await page.goto('/')
    await enterEmail(page, uniqueEmail())
    await payWithCard(page, CARDS.good)
    await expect(page.getByText('Payment verified successfully!')).toBeVisible()
    await expect(page.getByText('a link to set your own password is on its way')).toBeVisible()
    const signInNow = button(page, 'Sign In & Set Password')
    await signInNow.click()
    await expect(page.getByText('Login failed. Please try entering your credentials manually.')).toBeVisible()
    await passTwoMinutes(page)
    await page.unroute(anyToken)
    await signInNow.click()
    await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeVisible()
  })
})

for (const [what, answer] of [
  ['nothing answers', nothing],
  ['the server is in trouble', (route: Route) => route.fulfill({ status: 503, json: { msg: 'Busy.' } })],
  ['too many ask', (route: Route) => route.fulfill({ status: 429, json: { msg: 'Too many requests.' } })],
] as const) {
  test(`a page opened while ${what} waits, and shows itself afterwards`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await openAs(page, site, await createAccount(site), '/robots.txt')
    await expireToken(page)
    const anonymous = anonymousRequests(page)
    await page.route(renewal, answer)
    await page.goto('/welcome')
    await expect(notice(page)).toBeVisible()
    await expect(login(page)).toBeHidden()
    await page.unroute(renewal)
    await expect(dashboard(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(anonymous).toEqual([])
  })
}

test('the front page of a customer sends nothing in nobody’s name', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/robots.txt')
  await expireToken(page)
  const anonymous = anonymousRequests(page)
  const asked = page.waitForRequest(renewal)
  await page.route(renewal, nothing)
  await page.goto('/')
  await asked
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  const answered = page.waitForResponse(renewal)
  await page.unroute(renewal)
  await answered
  expect(anonymous).toEqual([])
})

test('signing out works without the server', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, await createAccount(site), '/welcome')
  await expect(dashboard(page)).toBeVisible()
  await page.route('**/auth/v1/**', nothing)
  await expireToken(page)
  await expect(notice(page)).toBeVisible()
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
