import { buyCourse, fetchRows } from './support/learners.ts'
import { answerQuiz, findDrawnKey, type Result, resultsQuery } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('subscribes to review questions after a passed quiz, and unsubscribes', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  const key = await findDrawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await answerQuiz(page, key)
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
  await page.getByRole('link', { name: 'Get review questions later' }).click()
  await expect(page).toHaveURL('/review')
  const subscription = page.getByRole('checkbox', { name: /^Send me review questions/ })
  const nextReview = page.getByText(/^Your next review is on \w+ \d+, \d{4}\.$/)
  await expect(subscription).not.toBeChecked()
  await expect(nextReview).toBeHidden()
  await subscription.check()
  await expect(nextReview).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(subscription).toBeChecked()
  await subscription.uncheck()
  await expect(nextReview).toBeHidden()
  await page.reload()
  await expect(subscription).not.toBeChecked()
  expect(await fetchRows<Result>(site, learner, resultsQuery)).toHaveLength(1)
})
