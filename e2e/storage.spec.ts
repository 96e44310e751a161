import { quizSizeOf } from '@course/contract/learning/quizzes'
import type { BrowserContext } from '@playwright/test'
import { signIn, uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payWithCard } from './support/cards.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, login, navigateInApp } from './support/page.ts'
import { answerCorrectly, findCorrectOption, questionCount } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { answerDialogs, lessonEditor, replaceText, saveLessonPage } from './support/texts.ts'

/** As in a browser that blocks site data: any access to the storage throws. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} is blocked`, 'SecurityError')
        },
      })
    }
  })

test.describe('with blocked storage', () => {
  test.beforeEach(({ context }) => blockStorage(context))

  test('lets a visitor buy the course, read and take a quiz', { tag: '@once' }, async ({ page, site }) => {
    await page.goto('/')
    await enterEmail(page, uniqueEmail('buyer'))
    await payWithCard(page, CARDS.good)
    await expect(page.getByText('Payment verified successfully!')).toBeVisible()
    await button(page, 'Sign In & Set Password').click()
    await expect(dashboard(page)).toBeVisible()

    await navigateInApp(page, '/lesson-1')
    await expect(page.locator('.rich-text')).toBeVisible()
    await button(page, 'Next').first().click()
    await expect(page).toHaveURL(/page=2/)

    await navigateInApp(page, '/quiz-1')
    const total = quizSizeOf('lesson1')
    await answerCorrectly(page, total, (question) => findCorrectOption(site, 'lesson1', question))
    await expect(page.getByText(`You scored ${total} out of ${total} questions correctly`)).toBeVisible()
  })

  test('lets the administrator sign in and edit', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    await saveLessonPage(site, 'lesson3', 2, '<p>Old text.</p>')
    const messages = answerDialogs(page)
    await page.goto('/welcome')
    await signIn(page, site.admin)
    await expect(dashboard(page)).toBeVisible()
    await navigateInApp(page, '/lesson-3?page=2')
    await button(page, 'Edit').click()
    await replaceText(lessonEditor(page), 'New text.')
    await button(page, 'Save').click()
    await expect(page.locator('.rich-text')).toHaveText('New text.')
    await expect.poll(() => messages).toEqual(['Lesson 3 content saved successfully!'])
  })
})

test('clears all stored data at logout', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site), '/feedback')
  await page.getByLabel('Additional Comments (Optional)').fill('Half a thought')
  await navigateInApp(page, '/quiz-1')
  // The feedback form has radio buttons too.
  await expect(questionCount(page, 1, quizSizeOf('lesson1'))).toBeVisible()
  await page.getByRole('radio').first().check()
  await navigateInApp(page, '/lesson-1')
  await expect(page.locator('.rich-text')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('checkout-email', '"learner@course.test"'))
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect
    .poll(async () => (await stored()).join())
    .toMatch(/feedback-draft.*quiz-attempt|quiz-attempt.*feedback-draft/)

  await navigateInApp(page, '/welcome')
  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
  await expect.poll(stored).toEqual([])
})
