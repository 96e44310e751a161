import { createAccount } from './support/accounts.ts'
import { buyCourse, rowsOf } from './support/learners.ts'
import { button, dashboard } from './support/page.ts'
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
import { lessonEditor, openEditor } from './support/texts.ts'

test('a failed quiz can be tried again at once', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  const key = await drawnKey(site, learner, 'lesson1')
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

  // Every attempt has questions of its own.
  await answerQuiz(page, wrongAnswers(await drawnKey(site, learner, 'lesson1')))
  await button(page, 'Review Answers').click()
  await expect(button(page, 'Back to Lessons')).toHaveCount(1)
  await button(page, 'Try again').click()
  await expect(questionCount(page, 1, 5)).toBeVisible()
  await answerQuiz(page, await drawnKey(site, learner, 'lesson1'))
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
  await expect(button(page, 'Try again')).toBeHidden()
  expect(await rowsOf<Result>(site, learner, results)).toMatchObject([
    { score: 0 },
    { score: 0 },
    { score: 5 },
  ])
})

test('the review of a passed quiz ends with one way on', { tag: '@once' }, async ({ page, site }) => {
  const learner = await createAccount(site)
  const key = await drawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await answerQuiz(page, key)
  await button(page, 'Review Answers').click()
  const on = button(page, 'Go Back to Dashboard')
  await expect(on).toHaveCount(1)
  const last = page.getByText('✓ Correct').last()
  expect((await on.boundingBox())?.y).toBeGreaterThan(
    (await last.boundingBox())?.y ?? Number.POSITIVE_INFINITY,
  )
  await on.click()
  await expect(page).toHaveURL('/welcome')
})

test('a failed quiz leads to the first page of its lesson', { tag: '@once' }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  const key = await drawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/lesson-1?page=3')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await button(page, 'Take Quiz').click()
  await answerQuiz(page, wrongAnswers(key))
  await button(page, 'Back to Lessons').click()
  await expect(page).toHaveURL('/lesson-1')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
})

test('answers under an id that is taken are stored once, whatever is lost on the way', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/409|ERR_FAILED|Failed to fetch/)
  const learner = await createAccount(site)
  const key = await drawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  const sent: string[] = []
  let isLost = () => {}
  const lost = new Promise<void>((resolve) => {
    isLost = resolve
  })
  await page.route('**/rest/v1/quiz_results**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push((route.request().postDataJSON() as { attempt_id: string }).attempt_id)
    if (sent.length === 1) return route.fulfill({ status: 409, json: { code: '23505', message: 'taken' } })
    if (sent.length > 2) return route.continue()
    // Stored, but the answer never arrives; the page is loaded again before it could ask once more.
    await route.fetch()
    isLost()
  })
  await answerQuiz(page, key)
  await lost
  await page.reload()
  await expect(page.getByText('You scored 5 out of 5 questions correctly')).toBeVisible()
  expect(sent[1]).not.toBe(sent[0])
  expect(sent[2]).toBe(sent[1])
  expect(await rowsOf<Result>(site, learner, results)).toHaveLength(1)
})

test('the dashboard sends what waits until the server takes it, the long and the short quiz alike', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/503/)
  const learner = await createAccount(site)
  const [long, short] = [
    await drawnKey(site, learner, 'lesson1'),
    await drawnKey(site, learner, 'lesson1', 2),
  ]
  await openAs(page, site, learner, '/quiz-1')
  await expect(questionCount(page, 1, 5)).toBeVisible()
  await page.route('**/rest/v1/quiz_results**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'busy' } })
      : route.continue(),
  )
  await answerQuiz(page, long)
  await expect(page.getByText('Waiting for a connection…')).toBeVisible()
  await page.goto('/quizzes')
  const first = page.getByRole('region', { name: 'Introduction to Change Management' })
  for (const [question, correct] of wrongAnswers(short).entries()) {
    await first.getByRole('group').nth(question).getByRole('radio').nth(correct).check()
  }
  await first.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(first.getByText('Your answers are kept in this browser')).toBeVisible()

  await page.clock.install()
  await page.goto('/welcome')
  await expect(page.getByText('Your answers to quiz 1 are kept in this browser.')).toBeVisible()
  await expect(
    page.getByText('Your answers to the short quiz of lesson 1 are kept in this browser.'),
  ).toBeVisible()
  await page.clock.runFor(3_000)
  await page.unroute('**/rest/v1/quiz_results**')
  await page.clock.runFor(60_000)
  await expect(page.getByText('Your answers to quiz 1 have been graded. Your score: 100%')).toBeVisible()
  await expect(
    page.getByText('Your answers to the short quiz of lesson 1 have been graded. Your score: 0%'),
  ).toBeVisible()
  expect(await rowsOf<Result>(site, learner, results)).toHaveLength(2)
})

test('answers to questions that have changed since are given up, and the dashboard says so', {
  tag: '@once',
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
  expect(await rowsOf<Result>(site, learner, results)).toEqual([])
  await page.reload()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('could not be graded')).toBeHidden()
})

test.describe('when another account signs in in another tab', { tag: '@once' }, () => {
  test('a quiz begins anew', async ({ page, context, site }) => {
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

  test('the page of all quizzes holds no answer of the one before', async ({ page, context, site }) => {
    await openAs(page, site, await createAccount(site), '/quizzes')
    await option(page, 0).check()
    await openAs(await context.newPage(), site, await createAccount(site), '/robots.txt')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(32)
  })

  test('a lesson shows no draft of the administrator', async ({ page, context, site }) => {
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
