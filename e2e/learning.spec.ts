import { type LessonId, lessonIds, pageCountOf } from '@course/contract/lessons'
import type { Locator, Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { buyCourse, expectOpenedLessons, fetchRows, passQuizzes } from './support/learners.ts'
import { button, dashboard, dashboardLink, login } from './support/page.ts'
import { findDrawnKey } from './support/quizzes.ts'
import { type Account, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const titles = [
  'Introduction to Change Management',
  'Strategies for Effective Change Management',
  'Navigating Challenges and Applying Change Management',
  'Case Studies and Real-World Applications',
]

const lessonText = (page: Page) => page.locator('.rich-text')

/** How the test operates the page. */
type Input = { press(target: Locator): Promise<void>; choose(page: Page, option: number): Promise<void> }

const pointer: Input = {
  press: (target) => target.click(),
  choose: (page, option) => page.getByRole('radio').nth(option).check(),
}

const keyboard: Input = {
  async press(target) {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    await tabTo(target)
    await target.page().keyboard.press('Enter')
  },
  choose: (page, option) => page.keyboard.press(String(option + 1)),
}

async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by the keyboard`)
}

/** Reads all pages of a lesson and passes its quiz. */
async function takeLesson(
  page: Page,
  input: Input,
  lessonId: LessonId,
  key: readonly number[],
): Promise<void> {
  const pages = pageCountOf(lessonId)
  for (let number = 1; number <= pages; number += 1) {
    await expect(page.getByText(`Page ${number} of ${pages}`, { exact: true })).toBeVisible()
    await expect(lessonText(page)).not.toBeEmpty()
    // A new page takes the focus, so wait for it before moving the focus to a button.
    if (number > 1) await expect(page.getByRole('article')).toBeFocused()
    if (number < pages) await input.press(button(page, 'Next'))
  }
  await input.press(button(page, 'Take Quiz'))
  for (const [index, option] of key.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${key.length}`)).toBeVisible()
    const isLast = index === key.length - 1
    const next = button(page, isLast ? 'Finish Quiz' : 'Next Question')
    await expect(next).toBeDisabled()
    await input.choose(page, option)
    await input.press(next)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Complete!' })).toBeVisible()
  await expect(
    page.getByText(`You scored ${key.length} out of ${key.length} questions correctly`),
  ).toBeVisible()
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
}

/** Takes the whole course, from the dashboard to the certificate. */
async function takeCourse(page: Page, input: Input, keys: readonly number[][]): Promise<void> {
  for (const [index, lessonId] of lessonIds().entries()) {
    await expect(dashboard(page)).toBeVisible()
    await expect(page.getByText(`${index} of 4 lessons completed`)).toBeVisible()
    await expect(page.getByText(`${index * 25}%`, { exact: true })).toBeVisible()
    await input.press(page.getByRole('link', { name: `Start Lesson ${index + 1}` }))
    await expect(page.getByRole('heading', { level: 1, name: titles[index] })).toBeVisible()
    await takeLesson(page, input, lessonId, keys[index] ?? [])
    const isLast = index === lessonIds().length - 1
    await input.press(button(page, isLast ? 'Go to Certificate' : 'Go Back to Dashboard'))
  }
  await expect(page).toHaveURL('/certificate')
}

/** Returns the answer keys of all quizzes that are drawn for the learner. */
const findAllKeys = (site: Site, learner: Account) =>
  Promise.all(lessonIds().map((id) => findDrawnKey(site, learner, id)))

test('takes the whole course', { tag: '@phone' }, async ({ page, site }) => {
  test.setTimeout(180_000)
  const learner = await buyCourse(site)
  const keys = await findAllKeys(site, learner)
  await page.goto('/welcome')
  await signIn(page, learner)
  await takeCourse(page, pointer, keys)

  const [completion] = await fetchRows<Record<string, unknown>>(site, learner, 'course_completions?select=*')
  expect(completion).toMatchObject({
    course_id: 'intro-change-management',
    completed_lessons: 4,
    total_lessons: 4,
    status: 'completed',
  })
  expect(completion?.completed_at).not.toBeNull()
  expect(await fetchRows(site, learner, 'quiz_results?select=score')).toHaveLength(4)

  await page.goto('/welcome')
  await expect(page.getByText('4 of 4 lessons completed')).toBeVisible()
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(4)
  await expect(page.getByRole('heading', { name: "You've finished the course!" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Give Feedback' }).click()
  await expect(page).toHaveURL('/feedback')
})

test('takes the whole course with the keyboard alone', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const learner = await buyCourse(site)
  const keys = await findAllKeys(site, learner)
  await openAs(page, site, learner)
  await takeCourse(page, keyboard, keys)
})

test.describe('the dashboard', () => {
  test('shows a new learner open and locked lessons', async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site))
    await expect(dashboard(page)).toBeVisible()
    await expect(
      page.getByText('Please check your email to set up a secure password for your account.'),
    ).toBeVisible()
    await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Lesson 1' })).toBeInViewport({ ratio: 1 })
    const lessons = page.getByRole('list', { name: 'Your lessons' })
    for (const title of titles) await expect(lessons.getByText(title)).toBeVisible()
    await expect(page.getByText('Next', { exact: true })).toHaveCount(1)
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Complete previous lessons to unlock')).toHaveCount(3)
    await expect(page.getByText('Administrator Access - Full Access to All Lessons')).toBeHidden()
    await expectAccessible(page)

    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      dialog.accept()
    })
    await page.getByRole('button', { name: 'Get Certificate' }).click()
    await page.getByRole('button', { name: 'Give Feedback' }).click()
    await expect
      .poll(() => alerts)
      .toEqual(['Complete all lessons to access certificate', 'Complete all lessons to provide feedback'])
    await expect(page.getByRole('link', { name: 'Simulation' })).toContainText('Opens after quiz 3')
    await page.getByRole('link', { name: 'Take Quizzes' }).click()
    await expect(page).toHaveURL('/quizzes')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await page.goBack()
    await button(page, 'Logout').click()
    await expect(login(page)).toBeVisible()
  })

  test('counts an opened lesson, and unlocks the next one when its quiz is passed', {
    tag: '@once',
  }, async ({ page, site }) => {
    const learner = await buyCourse(site)
    await openAs(page, site, learner)
    await page.getByRole('link', { name: 'Start Lesson 1' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expectOpenedLessons(site, learner, 1)
    await page.goto('/welcome')
    await expect(page.getByText('1 of 4 lessons completed')).toBeVisible()
    await expect(page.getByText('Complete previous lessons to unlock')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Take Quiz', exact: true })).toBeVisible()

    await passQuizzes(site, learner, ['lesson1'])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Start Lesson 2' })).toBeVisible()
    await expect(page.getByText('Complete previous lessons to unlock')).toHaveCount(2)
    await expectAccessible(page)
  })

  test('unlocks everything for the administrator', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, site.admin)
    await expect(page.getByText('Administrator Access - Full Access to All Lessons')).toBeVisible()
    await expect(page.getByText('Administrator - Full Access', { exact: true })).toBeVisible()
    await expect(page.getByText('100%', { exact: true })).toBeVisible()
    await expect(page.getByText('Admin Access', { exact: true })).toHaveCount(4)
    await expect(page.getByText('Complete previous lessons to unlock')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Get Certificate' }).click()
    await expect(page).toHaveURL('/certificate')
  })

  test('links to enrollment for an account without the course', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await createAccount(site))
    await expect(page.getByText("You haven't enrolled yet.")).toBeVisible()
    await page.getByRole('link', { name: 'Enroll Now' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#enrollment')).toBeInViewport()
  })

  test('shows the last progress while offline', { tag: ['@once', '@nightly'] }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const learner = await buyCourse(site)
    await openAs(page, site, learner, '/welcome')
    await page.getByRole('link', { name: 'Start Lesson 1' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expectOpenedLessons(site, learner, 1)
    await dashboardLink(page).click()
    await expect(page.getByText('1 of 4 lessons completed')).toBeVisible()
    await page.getByRole('link', { name: 'Continue Lesson 1' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await context.setOffline(true)
    await dashboardLink(page).click()
    await expect(page.getByText('1 of 4 lessons completed')).toBeVisible()
  })
})
