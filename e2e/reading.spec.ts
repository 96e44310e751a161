import { buyCourse, expectOpenedLessons, fetchRows } from './support/learners.ts'
import { button, dashboard } from './support/page.ts'
import { answerQuiz, findDrawnKey } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('counts read pages and links every page to the next step', { tag: '@once' }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner)
  await expect(page.getByText('Next: page 1 of Lesson 1, about 9 minutes.')).toBeVisible()
  await page.getByRole('link', { name: 'Start Lesson 1' }).click()
  await expect(page).toHaveURL('/lesson-1')
  await expect(page.getByText('Next page: Five Models')).toBeAttached()

  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/lesson-1?page=2')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/lesson-1')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()

  await button(page, 'Start this exercise').click()
  const field = page.getByRole('textbox').first()
  await field.fill('abc')
  await field.press('ArrowLeft')
  await field.press('ArrowRight')
  await expect(field).toHaveValue('abc')
  await expect(page).toHaveURL('/lesson-1')

  const fetchReadPages = () => fetchRows(site, learner, 'pages_read?select=lesson_id,page_number')
  await expect.poll(fetchReadPages).toEqual([{ lesson_id: 'lesson1', page_number: 1 }])
  await page.getByText('Contents', { exact: true }).click()
  await expect(page.getByRole('link', { name: /Why Change Fails.*Read$/ })).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('navigation', { name: 'Lesson pages' })
    .getByRole('link', { name: 'Dashboard' })
    .click()
  await expect(dashboard(page)).toBeVisible()
  await expect(page.getByText('Next: page 2 of Lesson 1, about 8 minutes.')).toBeVisible()
  await expect(page.getByText('1 of 13', { exact: true })).toBeVisible()

  await page.goto('/quiz-1')
  await answerQuiz(page, await findDrawnKey(site, learner, 'lesson1'))
  await expect(button(page, 'Go Back to Dashboard')).toBeVisible()
  await page.getByRole('link', { name: 'Start Lesson 2' }).click()
  await expect(page).toHaveURL('/lesson-2')
  await expect(page.getByText('Page 1 of 3')).toBeVisible()

  await page.goto('/')
  const continueLink = page.locator('#hero').getByRole('link', { name: 'Continue Lesson 2' })
  await expect(continueLink).toBeVisible()
  await expect(page.locator('#enrollment').getByRole('link', { name: 'Continue Lesson 2' })).toBeVisible()
  await expect(page.locator('#hero').getByRole('link', { name: /^Enroll for/ })).toBeVisible()
  await expect(page.locator('#enrollment').getByRole('link', { name: 'Enroll in the Course' })).toBeVisible()
  await expectAccessible(page)
  await continueLink.click()
  await expect(page).toHaveURL(/^[^?]*\/lesson-2/)
  await expectOpenedLessons(site, learner, 2)
})
