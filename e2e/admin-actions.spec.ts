import { createAccount } from './support/accounts.ts'
import { call } from './support/call.ts'
import { buyCourse, passQuizzes } from './support/learners.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('excludes a quiz attempt with a reason and restores it', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const learner = await buyCourse(site)
  await passQuizzes(site, learner, ['lesson1'])
  const { user } = await getSession(site, learner)
  await openAs(page, site, site.admin, `/admin/customers/${user.id}?tab=learning`)
  const attempt = page
    .getByRole('listitem')
    .filter({ hasText: 'Quiz 1' })
    .filter({ hasText: '2 of 2 correct' })
  await attempt.getByText('Quiz 1').first().click()
  await attempt.getByRole('button', { name: 'Exclude attempt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exclude attempt' })
  await expect(dialog).toContainText('lesson 2 will be locked again')
  await dialog.getByRole('button', { name: 'Exclude attempt' }).click()
  await expect(dialog.getByText("Please enter a reason. It's saved in the audit log.")).toBeVisible()
  await dialog.getByLabel('Reason').fill('Sat by a colleague')
  await dialog.getByRole('button', { name: 'Exclude attempt' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(attempt.getByText('Excluded', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await attempt.getByRole('button', { name: 'Use original score' }).click()
  const restoreDialog = page.getByRole('dialog', { name: 'Use original score' })
  await restoreDialog.getByLabel('Reason').fill('It was their own')
  await restoreDialog.getByRole('button', { name: 'Use original score' }).click()
  await expect(attempt.getByText('✓ Passed')).toBeVisible()
})

test('asks a learner for permission to quote, who agrees by email link and withdraws it later', {
  tag: '@once',
}, async ({ page, site }) => {
  const learner = await createAccount(site)
  const { access_token: token, user } = await getSession(site, learner)
  await call(site, '/rest/v1/feedback', {
    body: { customer_id: user.id, email: learner.email, star_rating: 5, additional_comments: 'It held.' },
    token,
  })
  await openAs(page, site, site.admin, '/admin/feedback')
  const entry = page.getByRole('listitem').filter({ hasText: learner.email })
  await entry.getByRole('button', { name: /^Ask for permission to quote/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for permission to quote' })
  await expect(dialog.getByText('It held.', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(entry.getByText('Permission requested')).toBeVisible()

  const { links } = await site.mailbox.latest(learner.email, /May we quote you/)
  await page.goto(links.find((link) => link.includes('/quote?token='))!)
  await expect(page.getByText('It held.', { exact: true })).toBeVisible()
  await page.getByLabel('Name to show (optional)').fill('Ada L.')
  await page.getByRole('button', { name: 'Yes, you may quote me' }).click()
  await expect(page.getByText('Thank you! We may quote you.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/feedback?quote=agreed')
  await expect(entry).toContainText('“It held.” as Ada L.')
  await entry.getByRole('link', { name: 'Add to testimonials' }).click()
  const added = page.getByRole('group', { name: 'Testimonials' }).getByRole('listitem').last()
  await expect(added.getByLabel('Name', { exact: true })).toHaveValue('Ada L.')
  await expect(added.getByLabel('Text', { exact: true })).toHaveValue('It held.')
  await expect(added.getByLabel('Stars', { exact: true })).toHaveValue('5')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await page.goto(links.find((link) => link.includes('/quote?token='))!)
  await page.getByRole('button', { name: 'Withdraw permission' }).click()
  await expect(page.getByText("We'll stop quoting you.")).toBeVisible()
  await page.goto('/admin/feedback?quote=withdrawn')
  await expect(entry.getByText('▲ Permission withdrawn')).toBeVisible()
})
