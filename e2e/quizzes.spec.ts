import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { buyCourse, rowsOf } from './support/learners.ts'
import { button, dashboard, heading } from './support/page.ts'
import {
  answerQuiz,
  drawnKey,
  option,
  questionCount,
  type Result,
  results,
  wrongAnswers,
} from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const complete = (page: Page) => heading(page, 'Quiz Complete!')

test.describe('a quiz', () => {
  test('survives a reload and a lost network at every question', { tag: '@once' }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    test.setTimeout(120_000)
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const learner = await createAccount(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/quiz-1')
    for (const [index, correct] of key.entries()) {
      await expect(questionCount(page, index + 1, key.length)).toBeVisible()
      await option(page, correct).check()
      await page.reload()
      await expect(questionCount(page, index + 1, key.length)).toBeVisible()
      await expect(option(page, correct)).toBeChecked()
      await context.setOffline(true)
      await option(page, (correct + 1) % 4).check()
      await option(page, correct).check()
      if (index < key.length - 1) {
        await button(page, 'Next Question').click()
        await expect(questionCount(page, index + 2, key.length)).toBeVisible()
        await context.setOffline(false)
      }
    }
    await button(page, 'Finish Quiz').click()
    await expect(complete(page)).toBeVisible()
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await expect(page.getByText('Your answers are kept in this browser and are not lost.')).toBeVisible()
    await expect(page.getByText('You scored')).toBeHidden()
    await expectAccessible(page)
    expect(await rowsOf<Result>(site, learner, results)).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
    expect(await rowsOf<Result>(site, learner, results)).toMatchObject([{ score: 5, total_questions: 5 }])
    // A graded attempt is over: a reload begins the next one, and stores nothing by itself.
    await page.reload()
    await expect(questionCount(page, 1, key.length)).toBeVisible()
    await expect(button(page, 'Next Question')).toBeDisabled()
    expect(await rowsOf<Result>(site, learner, results)).toHaveLength(1)
  })

  test('finished without a network is graded when the dashboard is opened later', { tag: '@once' }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const learner = await buyCourse(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/welcome')
    await page.getByRole('link', { name: 'Start Lesson 1' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.goto('/quiz-1')
    await expect(questionCount(page, 1, key.length)).toBeVisible()
    await context.setOffline(true)
    await answerQuiz(page, key)
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto('/welcome')
    await expect(later.getByText('Your answers to quiz 1 have been graded. Your score: 100%')).toBeVisible()
    await expect(later.getByRole('link', { name: 'Start Lesson 2' })).toBeVisible()
    expect(await rowsOf<Result>(site, learner, results)).toMatchObject([{ score: 5, total_questions: 5 }])
    await later.reload()
    await expect(dashboard(later)).toBeVisible()
    await expect(later.getByText('have arrived')).toBeHidden()
  })

  test('goes on in another tab after a crash', { tag: '@once' }, async ({ page, context, site }) => {
    const learner = await createAccount(site)
    await openAs(page, site, learner, '/quiz-2')
    await option(page, 2).check()
    await button(page, 'Next Question').click()
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await option(page, 1).check()
    await page.close()
    const again = await context.newPage()
    await again.goto('/quiz-2')
    await expect(questionCount(again, 2, 10)).toBeVisible()
    await expect(option(again, 1)).toBeChecked()
  })

  test('is stored once when the answer of the server is lost', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED|Failed to fetch/)
    const learner = await createAccount(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/quiz-1')
    let isLost = false
    await page.route('**/rest/v1/quiz_results**', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await answerQuiz(page, key)
    await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
    expect(isLost).toBe(true)
    expect(await rowsOf<Result>(site, learner, results)).toHaveLength(1)
  })

  test('that is failed explains itself and leads back to its lesson', async ({ page, site }) => {
    const learner = await buyCourse(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(4)
    await expect(button(page, 'Next Question')).toBeDisabled()
    await expectAccessible(page)
    await page.clock.install()
    await answerQuiz(page, [key[0] as number, ...wrongAnswers(key.slice(1))])
    await expect(page.getByText('You scored 1 out of 5 questions correctly')).toBeVisible()
    await expect(page.getByText('Score: 20% (70% required to pass)')).toBeVisible()
    await expect(page.getByText(/^Redirecting to lessons in \d+ seconds\.\.\.$/)).toBeVisible()
    await expectAccessible(page)

    await button(page, 'Review Answers').click()
    await expect(page.getByText('✓ Correct')).toHaveCount(5)
    await expect(page.getByText('✗ Your Answer')).toHaveCount(4)
    await expect(page.getByRole('link', { name: /^Review: lesson 1, page \d$/ })).toHaveCount(5)
    await expect(page.getByText(/^Redirecting/)).toBeHidden()
    await expectAccessible(page)
    await page.clock.fastForward('02:00')
    await expect(page.getByText('✓ Correct')).toHaveCount(5)
    await expect(button(page, 'Back to Lessons')).toHaveCount(1)
    await button(page, 'Back to Lessons').click()
    await expect(page).toHaveURL('/lesson-1')
  })

  test('moves on by itself after a minute', { tag: '@once' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await drawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await page.clock.install()
    // Four of five are 80 percent.
    await answerQuiz(page, [...key.slice(0, 4), ((key[4] as number) + 1) % 4])
    await expect(page.getByText('Score: 80% (Passed!)')).toBeVisible()
    await expect(button(page, 'Go Back to Dashboard')).toBeVisible()
    await expect(page.getByText(/^Redirecting to dashboard in \d+ seconds\.\.\.$/)).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(/^Redirecting to dashboard in (2\d|30) seconds\.\.\.$/)).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(page).toHaveURL('/welcome')
    await expect(dashboard(page)).toBeVisible()
    // The next visit begins a new attempt.
    await page.goto('/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await expect(button(page, 'Next Question')).toBeDisabled()
  })

  test('of the last lesson leads to the certificate', { tag: '@once' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await drawnKey(site, learner, 'lesson4')
    await openAs(page, site, learner, '/quiz-4')
    await answerQuiz(page, key)
    await expect(page.getByText(/^Redirecting to certificate page in \d+ seconds\.\.\.$/)).toBeVisible()
    await button(page, 'Go to Certificate').click()
    await expect(page).toHaveURL('/certificate')
  })

  test('is answered with the keys 1 to 4 and Enter', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await createAccount(site), '/quiz-3')
    await expect(questionCount(page, 1, 10)).toBeVisible()
    for (const index of [3, 2, 1, 0]) {
      await page.keyboard.press(String(index + 1))
      await expect(option(page, index)).toBeChecked()
    }
    await page.keyboard.press('Enter')
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await expect(page.locator('legend')).toBeFocused()
    // Without an answer it goes no further.
    await page.keyboard.press('Enter')
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('can be left for its lesson, and goes on where it was', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/quiz-1')
    await option(page, 3).check()
    await button(page, 'Next Question').click()
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await option(page, 2).check()
    await button(page, 'Back to Lesson').click()
    await expect(page).toHaveURL('/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.goto('/quiz-1')
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await expect(option(page, 2)).toBeChecked()
  })

  test('needs an account', { tag: '@once' }, async ({ page }) => {
    for (const path of ['/quiz-1', '/quizzes']) {
      await page.goto(path)
      await expect(page).toHaveURL('/welcome')
      await expect(page.getByRole('radio')).toHaveCount(0)
    }
  })

  test('waits for its questions and asks again', { tag: '@once' }, async ({ page, site, expectFault }) => {
    expectFault(/quiz-questions|ERR_FAILED/)
    const learner = await createAccount(site)
    await page.route('**/functions/v1/quiz-questions', (route) => route.abort())
    await openAs(page, site, learner, '/quiz-1')
    await expect(page.getByText('The questions did not arrive.')).toBeVisible()
    await page.unroute('**/functions/v1/quiz-questions')
    await button(page, 'Try again').click()
    await expect(questionCount(page, 1, 5)).toBeVisible()
  })
})
