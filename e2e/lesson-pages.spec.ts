import type { Locator, Page } from '@playwright/test'
import { buyCourse, expectOpenedLessons, fetchRows, passQuizzes } from './support/learners.ts'
import { button, dashboard, dashboardLink } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const heading = (page: Page, index: number) => page.locator('.rich-text').getByRole('heading').nth(index)
const top = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
const scrollTo = (element: Locator) =>
  element.evaluate((node) =>
    window.scrollBy({ top: node.getBoundingClientRect().top - 40, behavior: 'instant' }),
  )

test('restores page and scroll position on back and forward', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await buyCourse(site), '/lesson-1')
  await expect(heading(page, 3)).toBeAttached()
  await scrollTo(heading(page, 3))
  // These sections load later and move the button, but the position in the text is restored.
  await expect(button(page, 'Start this exercise')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Further reading' })).toBeVisible()
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/lesson-1?page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(heading(page, 2)).toBeAttached()
  await scrollTo(heading(page, 2))
  const second = await top(heading(page, 2))

  await page.goBack()
  await expect(page).toHaveURL('/lesson-1')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(button(page, 'Next')).toBeInViewport()
  await page.goForward()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect.poll(async () => Math.abs((await top(heading(page, 2))) - second)).toBeLessThan(12)
  // A real click would scroll to the link first.
  await dashboardLink(page).evaluate((link: HTMLElement) => link.click())
  await expect(dashboard(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect.poll(async () => Math.abs((await top(heading(page, 2))) - second)).toBeLessThan(12)
  await page.goBack()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(button(page, 'Next')).toBeInViewport()
})

test('lists the lessons in order, and each card opens its lesson', { tag: ['@wide', '@nightly'] }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/welcome')
  await page.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expectOpenedLessons(site, learner, 1)
  await passQuizzes(site, learner, ['lesson1'])
  await page.goto('/welcome')

  const cards = page.getByRole('list', { name: 'Your lessons' }).locator('> li')
  await expect(cards).toHaveCount(4)
  await expect(cards.getByRole('heading')).toHaveText([
    /Introduction to Change Management/,
    /Strategies for Effective Change Management/,
    /Navigating Challenges and Applying Change Management/,
    /Case Studies and Real-World Applications/,
  ])
  await expect(page.getByRole('link', { name: 'Start Lesson 2' })).toBeVisible()
  for (const [index, links] of [1, 1, 0, 0].entries()) {
    await expect(cards.nth(index).getByRole('link')).toHaveCount(links)
  }
  await expectAccessible(page)

  await cards.nth(1).click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL('/lesson-2')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expectOpenedLessons(site, learner, 2)
  await page.goto('/welcome')
  await cards.nth(0).click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL('/lesson-1')
})

test('counts a lesson opened in a new tab, but not its context menu', {
  tag: ['@once', '@nightly'],
}, async ({ page, context, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/welcome')
  const link = page.getByRole('link', { name: 'Start Lesson 1' })
  await link.click({ button: 'right' })
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
  expect(await fetchRows(site, learner, 'course_completions?select=completed_lessons')).toEqual([])

  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await expect((await opened).getByText('Page 1 of 3')).toBeVisible()
  await expectOpenedLessons(site, learner, 1)
  await page.reload()
  await expect(page.getByText('1 of 4 lessons completed')).toBeVisible()
})

test('sends the progress again that could not be saved when the lesson was opened', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/welcome')
  await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
  const completions = '**/rest/v1/course_completions*'
  const failed = page.waitForEvent('requestfailed')
  await page.route(completions, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await page.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await failed
  await page.unroute(completions)
  await expectOpenedLessons(site, learner, 1)
})
