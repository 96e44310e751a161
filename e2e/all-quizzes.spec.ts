import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { fetchRows } from './support/learners.ts'
import { button } from './support/page.ts'
import { findDrawnKey, type Result, resultsQuery } from './support/quizzes.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.describe('the quizzes page', () => {
  const card = (page: Page, title: string) => page.getByRole('region', { name: title })

  test('grades the two questions of each lesson', { tag: '@once' }, async ({ page, site }) => {
    const learner = await createAccount(site)
    const key = await findDrawnKey(site, learner, 'lesson2', 2)
    await openAs(page, site, learner, '/quizzes')
    await expect(button(page, 'Submit Quiz')).toHaveCount(4)
    await expect(page.getByRole('radio')).toHaveCount(32)
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(0)
    await expectAccessible(page)

    const second = card(page, 'Strategies for Effective Change Management')
    const submit = second.getByRole('button', { name: 'Submit Quiz' })
    const choose = (question: number, index: number) =>
      second.getByRole('group').nth(question).getByRole('radio').nth(index).check()
    await expect(submit).toBeDisabled()
    await choose(0, key[0] as number)
    await expect(submit).toBeDisabled()
    await choose(1, ((key[1] as number) + 1) % 4)
    await submit.click()
    await expect(
      second.getByText('You scored 50%. You need at least 70% to pass. Please try again.'),
    ).toBeVisible()
    await expect(second.getByText('Completed', { exact: true })).toBeHidden()
    await expect(second.getByText('✓ Correct')).toHaveCount(2)
    await expect(second.getByText('✗ Your Answer')).toHaveCount(1)
    await expectAccessible(page)

    // The next attempt has other questions, and its answers survive a reload.
    await second.getByRole('button', { name: 'Try again' }).click()
    await expect(submit).toBeDisabled()
    const nextKey = await findDrawnKey(site, learner, 'lesson2', 2)
    await choose(0, nextKey[0] as number)
    await choose(1, nextKey[1] as number)
    await page.reload()
    await expect(
      second
        .getByRole('group')
        .nth(0)
        .getByRole('radio')
        .nth(nextKey[0] as number),
    ).toBeChecked()
    await submit.click()
    await expect(second.getByText('Congratulations! You passed with 100%')).toBeVisible()
    await expect(second.getByText('Completed', { exact: true })).toBeVisible()
    expect(await fetchRows<Result>(site, learner, resultsQuery)).toMatchObject([
      { lesson_id: 'lesson2', score: 1, total_questions: 2 },
      { lesson_id: 'lesson2', score: 2, total_questions: 2 },
    ])
    await page.reload()
    await expect(second.getByText('Completed', { exact: true })).toBeVisible()
    await expect(page.getByText('Completed', { exact: true })).toHaveCount(1)
    // A passed quiz stays open, with new questions.
    await expect(page.getByRole('radio')).toHaveCount(32)
    await expect(second.getByRole('radio')).toHaveCount(8)
  })

  test('saves answers while offline and submits them later', { tag: ['@once', '@nightly'] }, async ({
    page,
    context,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await openAs(page, site, await createAccount(site), '/quizzes')
    const first = card(page, 'Introduction to Change Management')
    await first.getByRole('group').nth(0).getByRole('radio').nth(0).check()
    await first.getByRole('group').nth(1).getByRole('radio').nth(0).check()
    await context.setOffline(true)
    await first.getByRole('button', { name: 'Submit Quiz' }).click()
    await expect(first.getByText('Your answers are saved in this browser.')).toBeVisible()
    await context.setOffline(false)
    await expect(first.getByText(/^(Congratulations! You passed|You scored)/)).toBeVisible()
  })
})
