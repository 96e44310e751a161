import type { AdminMail } from '@course/contract/admin/mail'
import { expectFits } from './support/layout.ts'
import { buyCourse } from './support/learners.ts'
import { selectAction } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('finds a sent email and refuses to resend it within a minute', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/429/)
  const { email } = await buyCourse(site)
  expect(await site.mailbox.all(email)).toHaveLength(1)
  await openAs(page, site, site.admin, '/admin/mail')
  await page.getByLabel('Emails', { exact: true }).selectOption('Sent, last 90 days')
  await expect(page).toHaveURL('/admin/mail?group=sent')
  await page.getByLabel('Type', { exact: true }).selectOption('Order confirmation')
  await expect(page).toHaveURL('/admin/mail?group=sent&kind=order-confirmation')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) })
  await expect(row).toContainText('Sent')
  await selectAction(row, 'Resend')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Resend email' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This email was sent less than a minute ago')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectFits(page)
})

test('shows why an email is queued, and retries or cancels it', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/404/)
  const mail: AdminMail = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'set-password',
    to: 'a.rather.long.email.of.a.learner@learner.example',
    state: 'due',
    createdAt: '2026-01-01T10:00:00.000Z',
    sentAt: null,
    triedAt: '2026-01-01T10:10:00.000Z',
    nextAt: '2026-01-01T11:00:00.000Z',
    attempts: 7,
    problem: 'deferred',
    answer: '451 4.7.1',
    isResendable: false,
  }
  await page.route('**/functions/v1/admin-mails', (route) =>
    route.fulfill({ json: { success: true, data: { rows: [mail], older: null, newer: null } } }),
  )
  await openAs(page, site, site.admin, '/admin/mail')
  await expect(page.getByRole('row').nth(1)).toContainText('451 4.7.1')
  await expectFits(page)
  for (const [action, confirmation] of [
    ['Retry now', 'Retry now'],
    ['Cancel', 'Cancel email'],
  ] as const) {
    await selectAction(page.getByRole('row').filter({ hasText: mail.to }), action)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: confirmation }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This email is no longer in the list')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
})
