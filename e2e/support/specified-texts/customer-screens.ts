import { quizSizeOf } from '@course/contract/learning/quizzes'
import type { Page } from '@playwright/test'
import { signIn } from '../accounts.ts'
import { signInButton } from '../checkout.ts'
import { passQuizzes } from '../learners.ts'
import { button, dashboard, login, watchForText } from '../page.ts'
import { answerCorrectly, answerQuiz, findCorrectOption, findDrawnKey, wrongAnswers } from '../quizzes.ts'
import { openAs } from '../sessions.ts'
import { expect } from '../test.ts'
import { fail, neverRespond, respond, type Screen, verification } from './screen.ts'

const feedback = '**/rest/v1/feedback*'

export const unpaidScreens: Screen[] = [
  {
    screen: 'Lesson, not paid',
    async open({ page, site, account }) {
      const expectPaywall = await watchForText(page, 'Content available for paid customers only')
      await openAs(page, site, account, '/lesson-1')
      await expectPaywall()
    },
  },
]

export const customerScreens: Screen[] = [
  {
    screen: 'Dashboard after the temporary sign-in',
    async open({ page, account: { email, password } }) {
      await page.route(verification, respond(200, { success: true, email, tempPassword: password }))
      await page.goto('/welcome?session_id=cs_test_paid')
      await signInButton(page).click()
    },
    texts: [
      'Login successful! Please check your email for password reset instructions to secure your account.',
      'Please check your email to set up a secure password for your account.',
    ],
  },
  {
    screen: 'Dashboard, password reset required',
    async open({ page, account }) {
      await button(page, 'Logout').click()
      await expect(login(page)).toBeVisible()
      await signIn(page, account)
    },
    texts: ['Please check your email for password reset instructions to complete your account setup.'],
  },
  {
    screen: 'Dashboard, nothing completed',
    open: ({ page }) => expect(dashboard(page)).toBeVisible(),
    texts: [
      'Welcome to Your Course Dashboard',
      ...['Logout', '0 of 4 lessons completed', '0%', 'Next', 'Complete previous lessons to unlock'],
      ...['Take Quizzes', 'Get Certificate', 'Give Feedback'],
    ],
  },
  {
    screen: 'Dashboard, tiles before the course is finished',
    async open({ page }) {
      await page.getByRole('button', { name: 'Get Certificate' }).click()
      await page.getByRole('button', { name: 'Give Feedback' }).click()
    },
    alerts: ['Complete all lessons to access certificate', 'Complete all lessons to provide feedback'],
  },
  {
    screen: 'Lesson, first page',
    open: ({ page }) => page.getByRole('link', { name: 'Start Lesson 1' }).click(),
    texts: ['Introduction to Change Management', 'Page 1 of 3', 'Go Back Home', 'Next'],
  },
  {
    screen: 'Lesson, last page',
    open: ({ page }) => page.goto('/lesson-1?page=3'),
    texts: ['Page 3 of 3', 'Go Back Home', 'Previous', 'Take Quiz'],
  },
  {
    screen: 'Quiz, first question',
    open: ({ page }) => button(page, 'Take Quiz').click(),
    texts: ['Question 1 of 5', 'Back to Lesson', 'Next Question'],
  },
  {
    screen: 'Quiz, last question',
    async open({ page, site, account }) {
      const [last = 0, ...others] = wrongAnswers(await findDrawnKey(site, account, 'lesson1')).reverse()
      for (const option of others.reverse()) {
        await page.getByRole('radio').nth(option).check()
        await button(page, 'Next Question').click()
      }
      await page.getByRole('radio').nth(last).check()
    },
    texts: ['Question 5 of 5', 'Finish Quiz'],
  },
  {
    screen: 'Quiz, not passed',
    open: ({ page }) => button(page, 'Finish Quiz').click(),
    texts: [
      'Quiz Complete!',
      'You scored 0 out of 5 questions correctly',
      'Score: 0% (70% required to pass)',
      /^Redirecting to lessons in \d+ seconds\.\.\.$/,
      ...['Review Answers', 'Back to Lessons'],
    ],
  },
  {
    screen: 'Quiz, review',
    open: ({ page }) => button(page, 'Review Answers').click(),
    texts: ['✓ Correct', '✗ Your Answer'],
  },
  {
    screen: 'Quiz, passed',
    async open({ page, site, account }) {
      await button(page, 'Try again').click()
      await answerQuiz(page, await findDrawnKey(site, account, 'lesson1'))
    },
    texts: [
      'Score: 100% (Passed!)',
      /^Redirecting to dashboard in \d+ seconds\.\.\.$/,
      'Go Back to Dashboard',
    ],
  },
  {
    screen: 'Dashboard, one lesson completed',
    open: ({ page }) => page.goto('/welcome'),
    texts: ['1 of 4 lessons completed', '25%', 'Completed', 'Next'],
  },
  {
    screen: 'Quiz 4, passed',
    async open({ page, site }) {
      await page.goto('/quiz-4')
      await answerCorrectly(page, quizSizeOf('lesson4'), (question) =>
        findCorrectOption(site, 'lesson4', question),
      )
    },
    texts: [/^Redirecting to certificate page in \d+ seconds\.\.\.$/, 'Go to Certificate'],
  },
  {
    screen: 'Quizzes, not passed',
    async open({ page, site, account }) {
      const answers = wrongAnswers(await findDrawnKey(site, account, 'lesson2', 2))
      await page.goto('/quizzes')
      await submitOverviewQuiz(page, answers)
    },
    texts: ['Submit Quiz', 'You scored 0%. You need at least 70% to pass. Please try again.'],
  },
  {
    screen: 'Quizzes, passed',
    async open({ page, site, account }) {
      await overviewQuiz(page).getByRole('button', { name: 'Try again' }).click()
      await submitOverviewQuiz(page, await findDrawnKey(site, account, 'lesson2', 2))
    },
    texts: ['Congratulations! You passed with 100%', 'Completed'],
  },
  {
    screen: 'Dashboard, course finished',
    async open({ page, site, account }) {
      await passQuizzes(site, account, ['lesson3'])
      await page.goto('/welcome')
    },
    texts: ['4 of 4 lessons completed', '100%', 'Completed'],
  },
  {
    screen: 'Certificate',
    open: ({ page }) => page.getByRole('link', { name: 'Get Certificate' }).click(),
    texts: ['Edit', 'Print', 'Download', 'Continue to Feedback'],
  },
  {
    screen: 'Certificate, editing',
    open: ({ page }) => button(page, 'Edit').click(),
    texts: ['Done', 'Student Name', 'Completion Date'],
  },
  {
    screen: 'Certificate, invalid characters in the name',
    async open({ page }) {
      await page.getByLabel('Student Name', { exact: true }).fill('Ada \u202e')
      await button(page, 'Done').click()
    },
    texts: ['Student Name format is invalid'],
  },
  {
    screen: 'Feedback',
    open: ({ page }) => page.goto('/feedback'),
    texts: ['Additional Comments (Optional)', 'Skip Feedback', 'Submit Feedback'],
  },
  {
    screen: 'Feedback, no rating',
    open: ({ page }) => button(page, 'Submit Feedback').click(),
    alerts: ['Please provide a star rating before submitting.'],
  },
  {
    screen: 'Feedback, not sent',
    async open({ page }) {
      await page.route(feedback, fail)
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      await button(page, 'Submit Feedback').click()
    },
    alerts: ['There was an error submitting your feedback. Please try again.'],
  },
  {
    screen: 'Feedback, sending',
    async open({ page }) {
      await page.route(feedback, neverRespond)
      await button(page, 'Submit Feedback').click()
    },
    texts: ['Submitting...'],
  },
  {
    screen: 'Feedback, thanks',
    async open({ page }) {
      await page.goto('/feedback')
      await button(page, 'Skip Feedback').click()
    },
    texts: [
      'Thank You!',
      'Congratulations on completing the "Introduction to Change Management" course!',
      'Go Back Home',
    ],
  },
  {
    screen: 'Admin area, no permission',
    open: ({ page }) => page.goto('/admin'),
    texts: ["Access Denied - You don't have permission to access this page."],
  },
]

const overviewQuiz = (page: Page) =>
  page.getByRole('region', { name: 'Strategies for Effective Change Management' })

async function submitOverviewQuiz(page: Page, answers: readonly number[]): Promise<void> {
  for (const [question, option] of answers.entries()) {
    await overviewQuiz(page).getByRole('group').nth(question).getByRole('radio').nth(option).check()
  }
  await overviewQuiz(page).getByRole('button', { name: 'Submit Quiz' }).click()
}
