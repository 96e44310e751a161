import { randomUUID } from 'node:crypto'
import { call } from './support/call.ts'
import { download } from './support/certificates.ts'
import { buyCourse, createGraduate } from './support/learners.ts'
import { button, heading, navigateInApp, selectAction } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a path with a trailing slash is the page without it', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/lesson-1/?page=2')
  await expect(page).toHaveURL('/lesson-1?page=2')
  await expect(page.locator('.rich-text')).toBeVisible()
  await navigateInApp(page, '/quiz-1/')
  await expect(page).toHaveURL('/quiz-1')
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await navigateInApp(page, '/nothing/')
  await expect(page.locator('code')).toHaveText('/nothing/')
})

test('the dashboard has the three tiles, a group of resources, and a card whose title can be clicked', async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site))
  const titles = (group: string) =>
    page.getByRole('region', { name: group }).getByRole('listitem').locator('span:first-child')
  await expect(titles('Quizzes, certificate, feedback')).toHaveText([
    'Take Quizzes',
    'Get Certificate',
    'Give Feedback',
  ])
  await expect(titles('Course resources')).toHaveText([
    'My Change Plan',
    'Toolkit',
    'Library',
    'Simulation',
    "What's new",
  ])
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Your lessons' })
    .getByText('Introduction to Change Management')
    .click()
  await expect(page).toHaveURL('/lesson-1')
})

test('a learner reads what changed in the course, and how many hours it takes', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const graduate = await createGraduate(site)
  await openAs(page, site, graduate)
  await page.getByRole('link', { name: /^What's new/ }).click()
  await expect(heading(page, "What's new in the course")).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Corrections to the third edition',
    'Third edition',
    'Second edition',
    'First edition',
  ])
  await expect(page.getByText('November 16, 2026')).toBeVisible()
  await expectAccessible(page)

  await navigateInApp(page, '/lesson-3')
  await page.getByText('Contents', { exact: true }).click()
  await expect(page.getByText('About 1.5 hours, including exercises and quiz')).toBeVisible()
  await expectAccessible(page)

  await navigateInApp(page, '/certificate')
  await expect(page.getByRole('term').filter({ hasText: 'Total' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([
    '1 hour',
    '1.25 hours',
    '1.5 hours',
    '1 hour',
    '4.75 hours',
  ])
  await expectAccessible(page)
})

test('a slow save does not keep a learner from the lesson', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site))
  await page.route('**/rest/v1/course_completions**', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  )
  await page.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(page).toHaveURL('/lesson-1')
  await page.unrouteAll()
})

test('the badge is downloaded as an image', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, await createGraduate(site), '/certificate')
  await button(page, 'Edit').click()
  await page.getByLabel('Student Name').fill('Ada Lovelace')
  await button(page, 'Done').click()
  await download(page, () => button(page, 'Download').click())
  const badge = await download(page, () => button(page, 'Download badge').click())
  expect(badge.name).toBe('badge.png')
  expect(badge.content.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
})

test('without a network, an action says that the server could not be reached', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/)
  await openAs(page, site, await buyCourse(site), '/account')
  await button(page, 'Request a refund').click()
  await page.route('**/functions/v1/**', (route) => route.abort())
  await button(page, 'Request refund').click()
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't reach the server. Check your connection and try again.",
  )

  // With the network back, the button is busy until the page shows the request.
  await page.unrouteAll()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/purchases', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Request refund').click()
  await expect(page.getByText('Refund request sent.', { exact: false })).toBeVisible()
  await expect(button(page, 'Please wait...')).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(button(page, 'Withdraw request')).toBeVisible()
})

test('a notice stays while it has the focus', { tag: '@once' }, async ({ page, site }) => {
  await page.clock.install()
  await openAs(page, site, await buyCourse(site), '/account')
  await page
    .getByRole('checkbox', { name: /reminder/i })
    .first()
    .click()
  const dismiss = button(page, 'Dismiss')
  await dismiss.focus()
  await page.clock.runFor('00:30')
  await expect(dismiss).toBeFocused()
  await dismiss.blur()
  await page.clock.runFor('00:30')
  await expect(dismiss).toBeHidden()
})

test('the sample shows its figure in the fonts of the site before anything is touched', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/sample')
  // The drawing is replaced when the browser chooses another size of the image.
  const word = page.locator('.figure-drawing svg text').first()
  await expect(word).toHaveCSS('font-family', /Inter|Fraunces/)
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ localName }) => localName))
  expect(levels.slice(0, 2)).toEqual(['h1', 'h2'])
  expect(levels).not.toContain('h4')
})

test('every page has a title of its own', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/lesson-1')
  await expect(page).toHaveTitle(/^Introduction to Change Management – /)
  await button(page, 'Next').click()
  await expect(page).toHaveTitle(/^Introduction to Change Management, page 2 – /)
  await navigateInApp(page, '/library')
  await expect(heading(page, 'Library')).toBeVisible()
  await expect(page).toHaveTitle(/^Library – /)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page).toHaveTitle(/^Receipt – /)
  await openAs(page, site, site.admin, `/admin/customers?q=${learner.email}`)
  await page.getByRole('link', { name: learner.email }).first().click()
  await expect(page).toHaveTitle(new RegExp(`^${learner.email} – `))
})

test('a quiz that cannot be loaded has a heading, and its progress shows in forced colors', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/ERR_FAILED/)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.route('**/functions/v1/quiz-questions', (route) => route.abort())
  await openAs(page, site, await buyCourse(site), '/quiz-1')
  await expect(heading(page, 'Quiz 1')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Try again').click()
  const bar = page.getByRole('progressbar', { name: 'Questions answered' })
  const colorOf = (part: typeof bar) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorOf(bar.locator('div'))).not.toBe(await colorOf(bar))
})

test('Escape pressed twice does not close a dialog that is busy', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await openAs(page, site, site.admin, `/admin/customers?q=${learner.email}`)
  await page.getByRole('link', { name: learner.email }).first().click()
  await selectAction(page, 'End access')
  const dialog = page.getByRole('dialog', { name: 'End access' })
  await dialog.getByLabel('Reason').fill('A mistake')
  await page.route('**/functions/v1/admin-**', () => {})
  await dialog.getByRole('button', { name: 'End access' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.unrouteAll()
})

test('the wide table of the plan says on a phone that it goes on', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await call(site, '/functions/v1/save-plan', {
    token: (await getSession(site, learner)).access_token,
    body: {
      planId: randomUUID(),
      changes: { 'w13/decide_purpose': ['Every job is planned on the phone.', 1, 'a'] },
      seen: 0,
    },
  })
  await openAs(page, site, learner, '/plan')
  const hint = page.getByText('Swipe the table to see every column.')
  const table = page.getByRole('region', { name: 'Twelve sentences' })
  await expect(table).toBeVisible()
  const isHintRight = async () =>
    (await hint.isVisible()) === (await table.evaluate((region) => region.scrollWidth > region.clientWidth))
  await expect.poll(isHintRight).toBe(true)
})

test.afterEach(async ({ page }) => {
  // A held request must not outlive its test.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
})
