import { buyCourse, rowsOf } from './support/learners.ts'
import { answerQuiz, drawnKey, type Result, results } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('who passes a quiz can ask for questions some time later, and stop them', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  const key = await drawnKey(site, learner, 'lesson1')
  await openAs(page, site, learner, '/quiz-1')
  await answerQuiz(page, key)
  await expect(page.getByText('Score: 100% (Passed!)')).toBeVisible()
  await page.getByRole('link', { name: 'Get review questions later' }).click()
  await expect(page).toHaveURL('/review')
  const wanted = page.getByRole('checkbox', { name: /^Send me five questions/ })
  const next = page.getByText(/^Your next review is on \w+ \d+, \d{4}\.$/)
  await expect(wanted).not.toBeChecked()
  await expect(next).toBeHidden()
  await wanted.check()
  await expect(next).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(wanted).toBeChecked()
  await wanted.uncheck()
  await expect(next).toBeHidden()
  await page.reload()
  await expect(wanted).not.toBeChecked()
  expect(await rowsOf<Result>(site, learner, results)).toHaveLength(1)
})
