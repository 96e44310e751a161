import { buyCourse } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('plays a year by keyboard, takes a decision back, and compares the year with the case', async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/simulation')
  const title = page.getByRole('heading', { level: 2 }).first()
  await expect(title).toHaveText('Decision 1: Who answers for the number?')
  await expect(button(page, 'Decide')).toBeDisabled()
  await expectAccessible(page)

  // Arrow keys choose, Enter decides, and the next decision has the focus.
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Decision 2: What do you promise the board?')
  await expect(title).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'He now has a number' })).toBeVisible()

  await page.getByRole('radio').nth(1).check()
  await button(page, 'Decide').click()
  await button(page, 'Take back: What do you promise the board?').click()
  await expect(title).toHaveText('Decision 2: What do you promise the board?')

  // What was decided is there after a reload.
  await page.reload()
  await expect(title).toHaveText('Decision 2: What do you promise the board?')
  for (let number = 2; number <= 13; number += 1) {
    await expect(title).toHaveText(new RegExp(`^Decision ${number}: `))
    await page.getByRole('radio').first().check()
    await button(page, 'Decide').click()
  }
  await expect(title).toHaveText('The year is over')
  const table = page.getByRole('region', { name: 'The year is over' })
  await expect(table.getByRole('columnheader')).toHaveText(['Measure', 'You', 'Larkmoor', 'Our advice'])
  // Decisions that are not the advised ones are open, the others folded.
  const review = page.getByRole('region', { name: 'Decision by decision' })
  await expect(review.getByRole('listitem')).toHaveCount(13)
  await expect(review).toContainText('With this alone, Larkmoor’s year: benefit of a year $')
  const storm = review.getByRole('listitem').filter({ hasText: 'The storm' })
  await expect(storm.getByRole('link')).toBeHidden()
  await storm.getByText('The storm', { exact: true }).click()
  await expect(storm.getByRole('link', { name: 'Read more: Lesson 4, page 3' })).toHaveAttribute(
    'href',
    '/lesson-4?page=3',
  )
  await expectAccessible(page)

  await button(page, 'Take back: The storm').click()
  await page.getByRole('radio').nth(1).check()
  await button(page, 'Decide').click()
  await expect(table.getByRole('columnheader')).toHaveText([
    'Measure',
    'You',
    'Your last year',
    'Larkmoor',
    'Our advice',
  ])
})

test('opens when the quiz of lesson 3 is passed', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/simulation')
  await expect(
    page.getByText('The simulation opens when you have passed the quiz of lesson 3.'),
  ).toBeVisible()
})
