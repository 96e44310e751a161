import type { Page } from '@playwright/test'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('judges the plan by eight questions and lists what to improve next', { tag: '@wide' }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await openAs(page, site, learner, '/plan')
  const review = page.getByRole('region', { name: 'Review your plan' })
  await review.getByText('Eight questions about your plan').click()
  await expect(review.locator('fieldset')).toHaveCount(8)
  const rate = (question: string, level: string) =>
    review.getByRole('group', { name: question }).getByRole('radio', { name: new RegExp(`^${level}:`) })
  await rate('The dip', 'Poor').check()
  await rate('The result', 'Fair').check()
  await rate('The sponsor', 'Good').check()
  const next = review.getByRole('listitem')
  await expect(next).toHaveCount(2)
  await expect(next.first()).toContainText('The dip.')
  await expect(review.getByText('3 of 8 questions answered')).toBeVisible()
  await expect(next.first().getByRole('link', { name: 'Measures and the dip' })).toHaveAttribute(
    'href',
    '/lesson-3?page=3',
  )
  await expectAccessible(page)

  // The answers are kept in this browser.
  await page.reload()
  await expect(next).toHaveCount(2)
  await review.getByRole('link', { name: 'See one plan in three versions' }).click()
  await expect(
    page.getByRole('heading', { name: 'Example plan: one change, poor, fair and good' }),
  ).toBeVisible()
})

test('answers in two tabs do not overwrite each other', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  context,
}) => {
  await openAs(page, site, await buyCourse(site), '/plan')
  const other = await context.newPage()
  await other.goto('/plan')
  const reviewIn = (tab: Page) => tab.getByRole('region', { name: 'Review your plan' })
  for (const tab of [page, other]) await reviewIn(tab).getByText('Eight questions about your plan').click()
  for (const [tab, question] of [
    [page, 'The dip'],
    [other, 'The result'],
  ] as const)
    await reviewIn(tab).getByRole('group', { name: question }).getByRole('radio').first().check()
  for (const tab of [page, other])
    await expect(reviewIn(tab).getByText('2 of 8 questions answered')).toBeVisible()
  await page.reload()
  await expect(reviewIn(page).getByText('2 of 8 questions answered')).toBeVisible()
})
