import { quizSizes } from '@course/contract/learning/quizzes'
import type { BrowserContext } from '@playwright/test'
import { signIn, uniqueEmail } from './support/accounts.ts'
import { CARDS, enterEmail, payWithCard } from './support/cards.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, login, navigateInApp } from './support/page.ts'
import { answerRight, questionCount, rightOption } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { answerDialogs, lessonEditor, overwrite, saveLessonPage } from './support/texts.ts'

/** As in a browser that is told to store nothing for any site: to name the storage is an error already. */
const switchStorageOff = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} is switched off`, 'SecurityError')
        },
      })
    }
  })

test.describe('with storage switched off', () => {
  test.beforeEach(({ context }) => switchStorageOff(context))

  test('a visitor buys the course, reads and takes a quiz', { tag: '@once' }, async ({ page, site }) => {
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
    const total = quizSizes.lesson1
    await answerRight(page, total, (question) => rightOption(site, 'lesson1', question))
    await expect(page.getByText(`You scored ${total} out of ${total} questions correctly`)).toBeVisible()
  })

  test('the administrator signs in and edits', { tag: '@once' }, async ({ page, site }) => {
    await saveLessonPage(site, 'lesson3', 2, '<p>Old words.</p>')
    const said = answerDialogs(page)
    await page.goto('/welcome')
    await signIn(page, site.admin)
    await expect(dashboard(page)).toBeVisible()
    await navigateInApp(page, '/lesson-3?page=2')
    await button(page, 'Edit').click()
    await overwrite(lessonEditor(page), 'New words.')
    await button(page, 'Save').click()
    await expect(page.locator('.rich-text')).toHaveText('New words.')
    await expect.poll(() => said).toEqual(['Lesson 3 content saved successfully!'])
  })
})

test('signing out leaves nothing of the learner in the browser', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, await buyCourse(site), '/feedback')
  await page.getByLabel('Additional Comments (Optional)').fill('Half a thought')
  await navigateInApp(page, '/quiz-1')
  // The form that is left has radios too, the stars.
  await expect(questionCount(page, 1, quizSizes.lesson1)).toBeVisible()
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
