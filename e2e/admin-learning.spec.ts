import { randomUUID } from 'node:crypto'
import { createAccount } from './support/accounts.ts'
import { call } from './support/call.ts'
import { expectFits } from './support/layout.ts'
import { passQuizzes } from './support/learners.ts'
import { findBaseSetKey } from './support/quizzes.ts'
import { type Account, getSession, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** Sends feedback through the API. */
async function sendFeedback(site: Site, account: Account, answers: Record<string, unknown>) {
  const { access_token: token, user } = await getSession(site, account)
  await call(site, '/rest/v1/feedback', {
    body: { customer_id: user.id, email: account.email, ...answers },
    token,
  })
}

test('lists, filters and exports feedback, and marks it as read', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const learner = await createAccount(site)
  const answer = `The map of those concerned ${randomUUID()}`
  await sendFeedback(site, learner, { star_rating: 2, question_2: answer, additional_comments: 'Thank you.' })
  await openAs(page, site, site.admin, '/admin/feedback', { inOwnSession: true })
  await expect(page.getByRole('figure', { name: /stars on average/ })).toBeVisible()
  await expectFits(page)

  await page.getByLabel('Status', { exact: true }).selectOption('Unread')
  await page.getByLabel('Stars', { exact: true }).selectOption('2 stars')
  await expect(page).toHaveURL('/admin/feedback?state=unread&stars=2')
  const entry = page.getByRole('listitem').filter({ hasText: learner.email })
  await expect(entry).toContainText(answer)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Answers to').selectOption('Additional comments')
  await expect(entry).toContainText('Thank you.')
  await expect(entry).not.toContainText(answer)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/)

  await entry.getByRole('button', { name: /^Mark as read/ }).press('Enter')
  await expect(entry).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Answers' })).toBeFocused()
  await page.getByLabel('Status', { exact: true }).selectOption('Read')
  await entry.getByRole('button', { name: /^Mark as unread/ }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entry.getByText('Unread')).toBeVisible()
})

test('compares quizzes and shows the stats of each question', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const learner = await createAccount(site)
  await findBaseSetKey(site, 'lesson1', 5)
  await passQuizzes(site, learner, ['lesson1'])
  await openAs(page, site, site.admin, '/admin/quizzes')
  await expect(page.getByRole('table', { name: 'Quizzes' }).getByRole('row')).toHaveCount(5)
  await expectFits(page)
  await page.getByRole('link', { name: /^Lesson 1/ }).click()
  await expect(page).toHaveURL('/admin/quizzes?lesson=lesson1')
  await expect(page.getByRole('figure', { name: /on the first attempt/ }).first()).toBeVisible()
  // The five questions of the base set come first.
  for (const number of [1, 5]) {
    await expect(
      page.getByRole('table', { name: `Options of question ${number}`, exact: true }),
    ).toBeVisible()
  }
  await expectFits(page)
  await page.getByRole('link', { name: 'All quizzes' }).click()
  await expect(page).toHaveURL('/admin/quizzes')
})
