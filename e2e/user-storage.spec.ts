import type { Page } from '@playwright/test'
import { signIn } from './support/accounts.ts'
import { call } from './support/call.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button, dashboard, login, navigateInApp } from './support/page.ts'
import { answerQuiz, findDrawnKey, type Result, resultsQuery } from './support/quizzes.ts'
import { type Account, getSession, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

test('two learners share a browser, and unsent work is sent only by its owner', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  const [ada, ben] = [await buyCourse(site), await buyCourse(site)]
  const key = await findDrawnKey(site, ada, 'lesson1')
  const { user } = await openAs(page, site, ada, '/quiz-1')
  const senders: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/save-plan|quiz_results/.test(request.url()) && request.method() === 'POST')
      senders.push(ownerOf(request.headers().authorization))
  })

  // Ada finishes a quiz and writes into her plan; neither reaches the server.
  const isSave = (url: URL) => /save-plan|quiz_results$/.test(url.pathname)
  await page.route(isSave, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await answerQuiz(page, key)
  await expect(page.getByText("We'll submit them as soon as we can reach the server.")).toBeVisible()
  await navigateInApp(page, '/plan')
  await openFirstExercise(page)
  await page.getByLabel('Name of your change').fill('Ada’s change')
  await expect(page.getByText("Not saved yet. We'll save your changes", { exact: false })).toBeVisible()

  await expect(page.getByText("2 changes not sent yet. We'll keep trying.")).toBeVisible()

  // Her session ends without a sign-out, and Ben signs in on the same page. Then the network is back.
  await page.evaluate(() => {
    localStorage.removeItem('course-session')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await signIn(page, ben)
  await openFirstExercise(page)
  await expect(page.getByText('not sent yet')).toBeHidden()
  senders.length = 0
  await page.unroute(isSave)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByLabel('Name of your change')).toHaveValue('')
  await navigateInApp(page, '/welcome')
  await expect(dashboard(page)).toBeVisible()
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  expect(senders, 'nothing of Ada is sent as Ben').toEqual([])
  expect(await planOf(site, ben)).toEqual({})
  const owners = () =>
    page.evaluate(() => [...new Set(Object.keys(localStorage).map((name) => name.split(':')[1]))])
  await expect.poll(owners, 'only Ada has data here').toEqual([user.id])

  // Ada comes back: everything is sent as her.
  await openAs(page, site, ada, '/welcome', { inOwnSession: true })
  await expect.poll(async () => Object.values(await planOf(site, ada))).toContain('Ada’s change')
  await expect.poll(() => fetchRows<Result>(site, ada, resultsQuery)).toMatchObject([{ score: 5 }])
  expect(new Set(senders)).toEqual(new Set([user.id]))
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('sends plan entries of an earlier visit from a lesson page, when the network is back', {
  tag: ['@once', '@nightly'],
}, async ({ page: earlierPage, site, expectFault, browser }) => {
  expectFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const learner = await buyCourse(site)
  await openAs(earlierPage, site, learner, '/plan')
  await expect(earlierPage.getByRole('button', { name: 'Start Benefit chain' })).toBeVisible()
  await earlierPage.context().setOffline(true)
  await openFirstExercise(earlierPage)
  await earlierPage.getByLabel('Name of your change').fill('Written on a train')
  await expect(
    earlierPage.getByText("Not saved yet. We'll save your changes", { exact: false }),
  ).toBeVisible()

  // The first page stays open and offline, because it would send the entries while it is closed.
  const storageState = await earlierPage.context().storageState()
  const context = await browser.newContext({ baseURL: site.url, storageState })
  const page = await context.newPage()
  await page.route('**/functions/v1/save-plan', (route) => route.abort())
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('save-plan'))
  await page.goto('/lesson-1')
  await isRefused
  expect(await planOf(site, learner)).toEqual({})
  await page.unroute('**/functions/v1/save-plan')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => Object.values(await planOf(site, learner))).toContain('Written on a train')

  // Once the browser knows that it is saved, the next page has nothing left to send.
  const plans = () => page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('w01/')))
  await expect.poll(plans).toEqual([])
  await expect(page.getByText('not sent yet')).toBeHidden()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const summary = page.waitForResponse('**/functions/v1/plan-summary')
  await page.goto('/welcome')
  await summary
  await expect(dashboard(page)).toBeVisible()
  expect(requests.filter((url) => url.includes('save-plan'))).toEqual([])
  await context.close()
})

/** The user of an access token. */
const ownerOf = (authorization = ''): string | undefined =>
  JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString() || '{}').sub

async function openFirstExercise(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Edit) Benefit chain$/ }).click()
  await expect(page.getByLabel('Name of your change')).toBeVisible()
}

/** What the server has of a learner's plan. */
async function planOf(site: Site, learner: Account): Promise<Record<string, unknown>> {
  const { access_token: token } = await getSession(site, learner)
  const response = await call(site, '/functions/v1/plan', { token, body: {} })
  const { plan } = (await response.json()) as { plan: { entries: Record<string, [unknown]> } | null }
  return Object.fromEntries(Object.entries(plan?.entries ?? {}).map(([name, [value]]) => [name, value]))
}
