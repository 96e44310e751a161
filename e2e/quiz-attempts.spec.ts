import { createAccount } from './support/accounts.ts'
import { buyCourse, fetchRows } from './support/learners.ts'
import { button, dashboard } from './support/page.ts'
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
import { lessonEditor, openEditor } from './support/texts.ts'

test('lets a learner retry a failed quiz immediately', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await answerQuiz(page, wrongAnswers(key))
  await expect(page.getByText('You scored 0 out of 5 questions correctly')).toBeVisible()
  await expect(page.getByText(/^Redirecting to lessons in \d+ seconds\.\.\.$/)).toBeVisible()
  await expect(button(page, 'Back to Lessons')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Try again').click()
  await expect(questionCount(page, 1, 5)).toBeVisible()
  await expect(page.locator('legend')).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  // Every attempt has different questions.
  await answerQuiz(page, wrongAnswers(await findDrawnKey(site, learner, 'lesson1')))
  await button(page, 'Review Answers').click()
  await expect(button(page, 'Back to Lessons')).toHaveCount(1)
  await button(page, 'Try again').click()
  await expect(questionCount(page, 1, 5)).toBeVisible()
  await answerQuiz(page, await findDrawnKey(site, learner, 'lesson1'))
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
  await expect(button(page, 'Try again')).toBeHidden()
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toMatchObject([
    { score: 0 },
    { score: 0 },
    { score: 5 },
  ])
})

test('ends the review of a passed quiz with one button', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await answerQuiz(page, key)
  await button(page, 'Review Answers').click()
  const nextButton = button(page, 'Go Back to Dashboard')
  await expect(nextButton).toHaveCount(1)
  const last = page.getByText('✓ Correct').last()
  expect((await nextButton.boundingBox())?.y).toBeGreaterThan(
    (await last.boundingBox())?.y ?? Number.POSITIVE_INFINITY,
  )
  await nextButton.click()
  await expect(page).toHaveURL('/welcome')
})

test('returns from a failed quiz to the first page of its lesson', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/lesson-1?page=3')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await button(page, 'Take Quiz').click()
  await answerQuiz(page, wrongAnswers(key))
  await button(page, 'Back to Lessons').click()
  await expect(page).toHaveURL('/lesson-1')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
})

test('stores an attempt once after an id conflict and a lost response', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/409|ERR_FAILED|Failed to fetch/)
  const learner = await createAccount(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  const attemptIds: string[] = []
  let markLost = () => {}
  const responseLost = new Promise<void>((resolve) => {
    markLost = resolve
  })
  await page.route('**/rest/v1/quiz_results**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attemptIds.push((route.request().postDataJSON() as { attempt_id: string }).attempt_id)
    if (attemptIds.length === 1)
      return route.fulfill({ status: 409, json: { code: '23505', message: 'taken' } })
    if (attemptIds.length > 2) return route.continue()
    // Stored, but the response is lost, and the page is reloaded before it can retry.
    await route.fetch()
    markLost()
  })
  await answerQuiz(page, key)
  await responseLost
  await page.reload()
  await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
  expect(attemptIds[1]).not.toBe(attemptIds[0])
  expect(attemptIds[2]).toBe(attemptIds[1])
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(1)
})

test('sends pending attempts of both quizzes from the dashboard', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/503/)
  const learner = await createAccount(site)
  const [lessonKey, overviewKey] = [
    await findDrawnKey(site, learner, 'lesson1'),
    await findDrawnKey(site, learner, 'lesson1', 2),
  ]
  await openAs(page, site, learner, '/quiz-1')
  await expect(questionCount(page, 1, 5)).toBeVisible()
  await page.route('**/rest/v1/quiz_results**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'busy' } })
      : route.continue(),
  )
  await answerQuiz(page, lessonKey)
  await expect(page.getByText('Waiting for a connection…')).toBeVisible()
  await page.goto('/quizzes')
  const first = page.getByRole('region', { name: 'Introduction to Change Management' })
  for (const [question, correct] of wrongAnswers(overviewKey).entries()) {
    await first.getByRole('group').nth(question).getByRole('radio').nth(correct).check()
  }
  await first.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(first.getByText('Your answers are saved in this browser')).toBeVisible()

  await page.clock.install()
  await page.goto('/welcome')
  await expect(page.getByText('Your answers to quiz 1 are saved in this browser.')).toBeVisible()
  await expect(
    page.getByText('Your answers to the lesson 1 mini quiz are saved in this browser.'),
  ).toBeVisible()
  await page.clock.runFor(3_000)
  await page.unroute('**/rest/v1/quiz_results**')
  await page.clock.runFor(60_000)
  await expect(page.getByText('Your answers to quiz 1 have been graded. Your score: 100%')).toBeVisible()
  await expect(
    page.getByText('Your answers to the lesson 1 mini quiz have been graded. Your score: 0%'),
  ).toBeVisible()
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(2)
})

test('keeps refused answers, says why and sends them again on request', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/403/)
  const learner = await createAccount(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await expect(questionCount(page, 1, 5)).toBeVisible()
  let requests = 0
  await page.route('**/rest/v1/quiz_results**', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    requests += 1
    return route.fulfill({ status: 403, json: { code: '42501', message: 'Your account is locked' } })
  })
  await page.clock.install()
  await answerQuiz(page, key)
  await expect(page.getByText('Your account is locked')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText("We'll submit them as soon as we can reach the server.")).toBeHidden()
  await expectAccessible(page)
  await page.clock.runFor(120_000)
  expect(requests).toBe(1)
  await page.goto('/quizzes')
  const first = page.getByRole('region', { name: 'Introduction to Change Management' })
  for (const question of [0, 1])
    await first.getByRole('group').nth(question).getByRole('radio').nth(0).check()
  await first.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(first.getByText('Your account is locked')).toBeVisible()
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(2)
  await first.getByRole('button', { name: 'Discard and start again' }).click()
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto('/welcome')
  await expect(page.getByText("but we couldn't submit them: Your account is locked")).toHaveCount(1)

  await page.goto('/quiz-1')
  await expect(page.getByText('Your account is locked')).toBeVisible()
  await page.unroute('**/rest/v1/quiz_results**')
  await button(page, 'Send again').click()
  await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(1)
})

test('discards answers to changed questions and says so on the dashboard', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/400 .*quiz_results/)
  const learner = await createAccount(site)
  const { user } = await openAs(page, site, learner, '/robots.txt')
  const key = `quiz-attempt:${user.id}:lesson1:6`
  await page.evaluate((stored) => localStorage.setItem(...stored), [
    key,
    JSON.stringify({
      attemptId: crypto.randomUUID(),
      lessonId: 'lesson1',
      questions: Array(6).fill('Asked before the quiz was shortened?'),
      answers: Array(6).fill(0),
      index: 5,
      isFinished: true,
    }),
  ] as [string, string])
  await page.goto('/welcome')
  await expect(
    page.getByText(
      "Your answers to quiz 1 couldn't be graded because the questions changed. Please take the quiz again.",
    ),
  ).toBeVisible()
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toEqual([])
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText("couldn't be graded")).toBeHidden()
})

test.describe('when another account signs in in another tab', { tag: '@once' }, () => {
  test('starts a new quiz attempt', { tag: '@nightly' }, async ({ page, context, site }) => {
    const [first, second] = [await createAccount(site), await createAccount(site)]
    await openAs(page, site, first, '/quiz-1')
    await option(page, 2).check()
    await button(page, 'Next Question').click()
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await option(page, 1).check()

    const other = await context.newPage()
    await openAs(other, site, second, '/robots.txt')
    await expect(questionCount(page, 1, 5)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await openAs(other, site, first, '/robots.txt')
    await expect(questionCount(page, 2, 5)).toBeVisible()
    await expect(option(page, 1)).toBeChecked()
  })

  test('shows no answers of the previous account on the quizzes page', async ({ page, context, site }) => {
    await openAs(page, site, await createAccount(site), '/quizzes')
    await option(page, 0).check()
    await openAs(await context.newPage(), site, await createAccount(site), '/robots.txt')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(32)
  })

  test('shows no draft of the administrator in a lesson', { tag: '@nightly' }, async ({
    page,
    context,
    site,
  }) => {
    await openAs(page, site, site.admin, '/lesson-1')
    const editor = lessonEditor(page)
    await openEditor(page, editor)
    await page.keyboard.type('Only a draft ')
    await openAs(await context.newPage(), site, await buyCourse(site), '/robots.txt')
    await expect(editor).toBeHidden()
    await expect(page.locator('.rich-text').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('.rich-text')).not.toContainText('Only a draft')
  })
})
