import { quizSizes } from '@course/contract/quizzes'
import type { Page, Route } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { answerKey, buyCourse, enter, rowsOf, saveLessonPage } from './support/learners.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const login = (page: Page) => heading(page, 'Account Login')
const dashboard = (page: Page) => heading(page, 'Welcome to Your Course Dashboard')
const notice = (page: Page) => page.getByText('The server cannot be reached.')

const renewal = /\/auth\/v1\/token\?grant_type=refresh_token/
const nothing = (route: Route) => route.abort()

/** The token comes to its end, and the tab is looked at again. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('course-session') ?? '')
    localStorage.setItem('course-session', JSON.stringify({ ...session, expires_at: 1 }))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Requests for data that went out without saying who asks. */
function anonymousRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const isData = /\/(rest|functions)\/v1\//.test(request.url())
    if (isData && !request.headers().authorization) found.push(request.url())
  })
  return found
}

test.beforeEach(({ expectFault }) => expectFault(/ERR_FAILED|Failed to load resource|answer: 50\d .*\/token/))

test.describe('while no token can be had for two minutes', () => {
  test('an open editor keeps what was typed, and saves it afterwards', async ({ page, site }) => {
    await saveLessonPage(site, 'lesson4', 2, '<p>Old words.</p>')
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(dialog.message())
      dialog.accept()
    })
    await page.clock.install()
    await enter(page, site, site.admin, '/lesson-4?page=2')
    await button(page, 'Edit').click()
    const editor = page.getByRole('textbox', { name: /^Text of lesson/ })
    await editor.press('Control+a')
    await page.keyboard.type('New words')

    const anonymous = anonymousRequests(page)
    await page.route(renewal, nothing)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await editor.press('End')
    await page.keyboard.type(' and more.')
    await button(page, 'Save').click()
    await expect.poll(() => said).toEqual(['Error saving content. Please try again.'])
    for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward('01:00')
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
    const key = await answerKey(site, 'lesson1', quizSizes.lesson1)
    const learner = await createAccount(site)
    await page.clock.install()
    await enter(page, site, learner, '/quiz-1')
    await page.getByRole('radio').nth(key[0]!).check()
    const anonymous = anonymousRequests(page)
    await page.route(renewal, nothing)
    await expireToken(page)
    await expect(notice(page)).toBeVisible()
    for (const [index, correct] of key.entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${key.length}`, { exact: true })).toBeVisible()
      await page.getByRole('radio').nth(correct).check()
      await button(page, index === key.length - 1 ? 'Finish Quiz' : 'Next Question').click()
    }
    await expect(page.getByText('Waiting for the connection to send your answers…')).toBeVisible()
    for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward('01:00')
    await expect(login(page)).toBeHidden()

    await page.unroute(renewal)
    await page.clock.fastForward('00:10')
    await expect(notice(page)).toBeHidden()
    await page.clock.fastForward('01:00')
    await expect(page.getByText(`You scored ${key.length} out of ${key.length}`)).toBeVisible()
    expect(anonymous).toEqual([])
    expect(await rowsOf(site, learner, 'quiz_results?select=score')).toEqual([{ score: key.length }])
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
    await enter(page, site, await createAccount(site), '/robots.txt')
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
  await enter(page, site, await buyCourse(site), '/robots.txt')
  await expireToken(page)
  const anonymous = anonymousRequests(page)
  const asked = page.waitForRequest(renewal)
  await page.route(renewal, nothing)
  await page.goto('/')
  await asked
  await expect(page.getByRole('heading', { name: 'Secure Payment' })).toBeVisible()
  await page.unroute(renewal)
  await page.waitForResponse(renewal)
  expect(anonymous).toEqual([])
})

test('signing out works without the server', { tag: '@once' }, async ({ page, site }) => {
  await enter(page, site, await createAccount(site), '/welcome')
  await expect(dashboard(page)).toBeVisible()
  await page.route(renewal, nothing)
  await expireToken(page)
  await expect(notice(page)).toBeVisible()
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
