import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { buyCourse, expectOpenedLessons, fetchRows } from './support/learners.ts'
import { button, dashboard, heading } from './support/page.ts'
import {
  answerQuiz,
  findDrawnKey,
  option,
  questionCount,
  type Result,
  resultsQuery,
  wrongAnswers,
} from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const resultHeading = (page: Page) => heading(page, 'Quiz Complete!')

test.describe('a quiz', () => {
  test('survives a reload and a lost connection at every question', { tag: '@once' }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
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
    await expect(resultHeading(page)).toBeVisible()
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await expect(page.getByText("We'll submit them as soon as we can reach the server.")).toBeVisible()
    await expect(page.getByText('You scored')).toBeHidden()
    await expectAccessible(page)
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toMatchObject([
      { score: 5, total_questions: 5 },
    ])
    // A reload starts the next attempt and stores nothing.
    await page.reload()
    await expect(questionCount(page, 1, key.length)).toBeVisible()
    await expect(button(page, 'Next Question')).toBeDisabled()
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(1)
  })

  test('is graded on the dashboard after it was finished offline', { tag: ['@once', '@nightly'] }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const learner = await buyCourse(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/welcome')
    await page.getByRole('link', { name: 'Start Lesson 1' }).click()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await expectOpenedLessons(site, learner, 1)
    await page.goto('/quiz-1')
    await expect(questionCount(page, 1, key.length)).toBeVisible()
    await context.setOffline(true)
    await answerQuiz(page, key)
    await expect(page.getByText('Waiting for a connection…')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    const dashboardPage = await context.newPage()
    await dashboardPage.goto('/welcome')
    await expect(
      dashboardPage.getByText('Your answers to quiz 1 have been graded. Your score: 100%'),
    ).toBeVisible()
    await expect(dashboardPage.getByRole('link', { name: 'Start Lesson 2' })).toBeVisible()
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toMatchObject([
      { score: 5, total_questions: 5 },
    ])
    await dashboardPage.reload()
    await expect(dashboard(dashboardPage)).toBeVisible()
    await expect(dashboardPage.getByText('have been graded')).toBeHidden()
  })

  test('continues in another tab after a crash', { tag: ['@once', '@nightly'] }, async ({
    page,
    context,
    site,
  }) => {
    const learner = await createAccount(site)
    await openAs(page, site, learner, '/quiz-2')
    await option(page, 2).check()
    await button(page, 'Next Question').click()
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await option(page, 1).check()
    await page.close()
    const otherTab = await context.newPage()
    await otherTab.goto('/quiz-2')
    await expect(questionCount(otherTab, 2, 10)).toBeVisible()
    await expect(option(otherTab, 1)).toBeChecked()
  })

  test('is stored once when the response is lost', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED|Failed to fetch/)
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
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
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(1)
  })

  test('shows a failed result and returns to the lesson', { tag: '@wide' }, async ({ page, site }) => {
    const learner = await buyCourse(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
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
    await expect(page.getByRole('heading', { name: 'Pages to read again' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Lesson 1, page \d$/ })).not.toHaveCount(0)
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

  test('redirects after a minute', { tag: '@once' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson1')
    await openAs(page, site, learner, '/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await page.clock.install()
    await answerQuiz(page, [...key.slice(0, 4), ((key[4] as number) + 1) % 4])
    await expect(page.getByText('Score: 80% (Passed!)')).toBeVisible()
    await expect(button(page, 'Go Back to Dashboard')).toBeVisible()
    await expect(page.getByText(/^Redirecting to dashboard in \d+ seconds\.\.\.$/)).toBeVisible()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(/^Redirecting to dashboard in ([12]?\d|30) seconds\.\.\.$/)).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(page).toHaveURL('/welcome')
    await expect(dashboard(page)).toBeVisible()
    // The next visit starts a new attempt.
    await page.goto('/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await expect(button(page, 'Next Question')).toBeDisabled()
  })

  test('redirects to the certificate after the last lesson', { tag: '@once' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson4')
    await openAs(page, site, learner, '/quiz-4')
    await answerQuiz(page, key)
    await expect(page.getByText(/^Redirecting to certificate page in \d+ seconds\.\.\.$/)).toBeVisible()
    await button(page, 'Go to Certificate').click()
    await expect(page).toHaveURL('/certificate')
  })

  test('keeps its buttons in view on a phone', { tag: '@once' }, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs(page, site, await createAccount(site), '/quiz-1')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await expect(button(page, 'Next Question')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Course' })).toBeHidden()
    await option(page, 3).check()
    await expect(option(page, 3)).toBeInViewport({ ratio: 1 })
  })

  test('is answered with the keys 1 to 4 and Enter', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await createAccount(site), '/quiz-3')
    await expect(questionCount(page, 1, 10)).toBeVisible()
    // A dialog has its own keys.
    for (const key of ['?', '1', 'Escape']) await page.keyboard.press(key)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    for (const index of [3, 2, 1, 0]) {
      await page.keyboard.press(String(index + 1))
      await expect(option(page, index)).toBeChecked()
    }
    await page.keyboard.press('Enter')
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await expect(page.locator('legend')).toBeFocused()
    // Enter without an answer does nothing.
    await page.keyboard.press('Enter')
    await expect(questionCount(page, 2, 10)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('continues after a visit to its lesson', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
    await openAs(page, site, await buyCourse(site), '/quiz-1')
    await option(page, 3).check()
    await button(page, 'Next Question').click()
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await option(page, 2).check()
    await page.getByRole('link', { name: 'Back to Lesson' }).click()
    await expect(page).toHaveURL('/lesson-1')
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.goto('/quiz-1')
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await expect(option(page, 2)).toBeChecked()
  })

  test('requires an account', { tag: '@once' }, async ({ page }) => {
    for (const path of ['/quiz-1', '/quizzes']) {
      await page.goto(path)
      await expect(page).toHaveURL('/welcome')
      await expect(page.getByRole('radio')).toHaveCount(0)
    }
  })

  test('offers a retry when the questions fail to load', { tag: '@once' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/quiz-questions|ERR_FAILED/)
    const learner = await createAccount(site)
    await page.route('**/functions/v1/quiz-questions', (route) => route.abort())
    await openAs(page, site, learner, '/quiz-1')
    await expect(page.getByText("We couldn't load the questions.")).toBeVisible()
    await page.unroute('**/functions/v1/quiz-questions')
    await button(page, 'Try again').click()
    await expect(questionCount(page, 1, 5)).toBeVisible()
  })
})
