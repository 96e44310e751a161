import { randomUUID } from 'node:crypto'
import type { AdminAlarm } from '@course/contract/admin/admin'
import { publicClientKey } from '@course/contract/client-key'
import type { Page } from '@playwright/test'
import { createAccount, linkFromMail } from './support/accounts.ts'
import { selectAction } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const phone = { width: 360, height: 740 }
const pages = [
  ['/admin', 'Admin Dashboard'],
  ['/admin/funnel', 'Funnel'],
  ['/admin/quizzes', 'Quizzes'],
  ['/admin/feedback', 'Feedback'],
  ['/admin/mail', 'Email'],
  ['/admin/alarms', 'Alarms'],
  ['/admin/log', 'Audit log'],
  ['/admin/team', 'Team'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const member = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) })

/** Signs in with a new session, because some actions require a recent sign-in. */
async function openAsOwner(page: Page, site: Site, path: string) {
  await openAs(page, site, site.admin, path, { inOwnSession: true })
}

async function invite(site: Site, email: string, role: string): Promise<void> {
  const signedIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publicClientKey, 'content-type': 'application/json' },
    body: JSON.stringify(site.admin),
  })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const response = await fetch(`${site.url}/functions/v1/admin-staff-invite`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: randomUUID(), email, role }),
  })
  expect(response.status, await response.text()).toBe(200)
}

test('opens every page by its navigation link, on a phone by the menu', {
  tag: '@once',
}, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin')
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  for (const [path, title] of pages) {
    const label = title === 'Admin Dashboard' ? 'Overview' : title
    // The links to the alarms and the team also say what is open.
    const link = navigation.getByRole('link', { name: new RegExp(`^${label}( \\d+| 2FA off)?$`) })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await page.setViewportSize(phone)
  await page.getByText('Menu', { exact: true }).click()
  await navigation.getByRole('link', { name: 'Alarms' }).click()
  await expect(heading(page, 'Alarms')).toBeVisible()
  await expect(navigation).toBeHidden()
})

test('invites a team member, who accepts and is later removed', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  expectFault(/400|403|401/)
  const email = `anna-${randomUUID()}@team.test`
  await openAsOwner(page, site, '/admin/team')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('radio', { name: /^Support/ }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(member(page, email)).toContainText('Invited')

  const context = await browser.newContext({ baseURL: site.url })
  const anna = await context.newPage()
  await anna.goto(await linkFromMail(site, email, /invited/))
  await anna.getByLabel('New password').fill('a password of her own')
  await anna.getByRole('button', { name: 'Set password' }).click()
  await expect(anna.getByRole('heading', { name: 'Password updated' })).toBeVisible()
  await anna.goto('/admin')
  await expect(anna.getByRole('button', { name: 'Accept invitation' })).toBeVisible()
  await expectAccessible(anna)
  await anna.getByRole('button', { name: 'Accept invitation' }).click()
  // An emailed link opened her session, which is not enough to join the team.
  const confirmation = anna.getByRole('dialog', { name: "Confirm it's you" })
  await confirmation.getByLabel('Your password').fill('a password of her own')
  await anna.keyboard.press('Enter')
  await expect(heading(anna, 'Admin Dashboard')).toBeVisible()
  const links = anna
    .getByRole('navigation', { name: 'Admin', includeHidden: true })
    .first()
    .getByRole('link', { includeHidden: true })
  await expect(links.filter({ hasText: /^(Overview|Customers|Email)$/ })).toHaveCount(3)
  await expect(links.filter({ hasText: /^(Payments|Alarms|Audit log|Team)/ })).toHaveCount(0)
  await anna.goto('/admin/team')
  await expect(anna.getByRole('heading', { name: /^Access Denied/ })).toBeVisible()

  await page.reload()
  await selectAction(member(page, email), 'Remove')
  const dialog = page.getByRole('dialog', { name: 'Remove from the team' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: `Remove ${email}` }).click()
  await expect(dialog.getByText("Please enter a reason. It's saved in the audit log.")).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Left the firm')
  await dialog.getByRole('button', { name: `Remove ${email}` }).click()
  await expect(member(page, email)).toHaveCount(0)
  // Removal also ended her sessions.
  await anna.goto('/admin')
  await expect(anna.getByRole('heading', { name: 'Account Login' })).toBeVisible()
  await context.close()

  await page.goto('/admin/log')
  const entry = page.getByRole('row').filter({ hasText: email }).first()
  await expect(entry).toContainText('Removed from the team')
  await expect(entry).toContainText('Left the firm')
  await expect(entry).toContainText('role: support → –')
})

test('asks for the password before a role change, with the keyboard alone, and then continues', {
  tag: '@once',
}, async ({ page, site, expectFault }) => {
  expectFault(/403|400/)
  const { email } = await createAccount(site)
  await invite(site, email, 'support')
  await openAsOwner(page, site, '/admin/team')
  // The first response is that of a session without a recent sign-in.
  let isRefused = false
  await page.route('**/functions/v1/admin-staff-role', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    const error = "Please confirm it's you with your password, passkey, or authenticator app."
    await route.fulfill({
      status: 403,
      json: { success: false, error, code: 'admin.reauthentication_needed' },
    })
  })
  await selectAction(member(page, email), 'Change role')
  await page.getByLabel('Reason').pressSequentially('Knows the trade')
  await page.getByRole('button', { name: 'Make administrator' }).press('Enter')
  const reauthentication = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(reauthentication.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(reauthentication.getByRole('alert')).toHaveText('Your current password is incorrect')
  await reauthentication.getByLabel('Your password').fill(site.admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(member(page, email)).toContainText('Administrator')
})

test('filters the audit log by search params and exports it', { tag: '@once' }, async ({ page, site }) => {
  await invite(site, `log-${randomUUID()}@team.test`, 'support')
  await openAs(page, site, site.admin, '/admin/log', { inOwnSession: true })
  await page.getByLabel('Action', { exact: true }).selectOption('Invited to the team')
  await expect(page).toHaveURL('/admin/log?action=team.invite')
  await expect(page.getByRole('row').nth(1)).toContainText('Invited to the team')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('To', { exact: true }).fill('2000-01-01')
  await expect(page.getByText('No activity yet.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/log?action=team.invite')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/log')
})

test('shows what to do about an alarm, and fixes it with one operation despite a double click', {
  tag: '@once',
}, async ({ page, site }) => {
  const alarm: AdminAlarm = {
    id: randomUUID(),
    kind: 'access.unpaid',
    title: 'Someone has access without a purchase',
    todo: 'Nothing was changed.',
    subject: randomUUID(),
    customerEmail: 'ada@learner.example',
    detail: '',
    openedAt: '2026-01-02T03:04:05.000Z',
    isFixable: true,
    fixPath: null,
    snoozedUntil: null,
    resolvedAt: null,
    resolvedBy: null,
    resolution: null,
  }
  let rows = [alarm]
  const fixes: unknown[] = []
  await page.route('**/functions/v1/admin-alarms', (route) =>
    route.fulfill({ json: { success: true, data: { rows, older: null, newer: null } } }),
  )
  await page.route('**/functions/v1/resolve-alarm', (route) => {
    fixes.push(route.request().postDataJSON())
    rows = []
    return route.fulfill({ json: { success: true } })
  })
  await openAs(page, site, site.admin, '/admin/alarms')
  const card = page.getByRole('listitem').filter({ hasText: alarm.title })
  await expect(card).toContainText('ada@learner.example')
  await expect(card).toContainText('January 2, 2026, 03:04 UTC')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'End access' }).click()
  const dialog = page.getByRole('dialog', { name: 'End access' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await dialog.press('Escape')
  await expect(dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'End access' }).click()
  await dialog.getByRole('button', { name: 'End access' }).dblclick()
  await expect(page.getByText(/^No open alarms/)).toBeVisible()
  expect(new Set(fixes.map((body) => (body as { operationId: string }).operationId)).size).toBe(1)
  expect(fixes[0]).toMatchObject({ kind: alarm.kind, subject: alarm.subject, fix: true })
})
