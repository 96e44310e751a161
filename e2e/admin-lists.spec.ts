import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call } from './support/call.ts'
import { callSandbox } from './support/cards.ts'
import { expectFits } from './support/layout.ts'
import { buyCourse, createGraduate } from './support/learners.ts'
import { selectAction } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import type { Site } from './support/site.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const adminLinks = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link')

async function customerIdOf(site: Site, email: string): Promise<string> {
  const { access_token: token } = await getSession(site, site.admin)
  const response = await call(site, '/functions/v1/admin-customers', { token, body: { q: email } })
  return ((await response.json()) as { data: { rows: { id: string }[] } }).data.rows[0]!.id
}

test('every tab of every admin list opens, and the access is checked once', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email, sessionId } = await buyCourse(site)
  await callSandbox(site, 'POST', `/sessions/${sessionId}/dispute`, {})
  const { access_token: token } = await getSession(site, site.admin)
  const disputes = async () =>
    (await call(site, '/functions/v1/admin-payments', { token, body: { list: 'disputes' } })).text()
  await expect.poll(disputes, 'the site has heard of the dispute').toContain(email)

  const accessChecks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/admin-me')) accessChecks.push(request.url())
  })
  await openAs(page, site, site.admin, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  // The link to the alarms also has their number.
  const screens = (await adminLinks(page).allInnerTexts()).map((text) => text.split('\n')[0]!)
  expect(screens.length).toBeGreaterThanOrEqual(12)
  const tabs = page.locator(
    'main nav:not([aria-label="Admin"], [aria-label="Pagination"], [aria-label="Period"])',
  )
  const clickThroughTabs = async () => {
    for (const name of await tabs.getByRole('link').allInnerTexts()) {
      const tab = tabs.getByRole('link', { name, exact: true })
      // A click on the current page reloads it.
      if ((await tab.getAttribute('aria-current')) === null) await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    }
  }
  for (const name of screens.slice(1)) {
    // Of “Email” and “Email texts” the first.
    const link = adminLinks(page).filter({ hasText: name }).first()
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await clickThroughTabs()
  }
  expect(accessChecks).toHaveLength(1)

  await page.goto('/admin/payments?list=disputes')
  await expect(page.getByRole('table', { name: 'Disputes' })).toContainText('Needs response')
  await page.goto(`/admin/customers/${await customerIdOf(site, email)}`)
  await expect(page.getByRole('navigation', { name: 'About this customer' })).toBeVisible()
  await clickThroughTabs()
})

test('an unknown admin address shows the 404 page', { tag: '@once' }, async ({ page, site, expectFault }) => {
  expectFault(/404/)
  await openAs(page, site, site.admin, '/admin/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
})

test('the dashboard begins with the stat cards and the summary', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin')
  await expect(page.getByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible()
  const headings = page.locator('main').getByRole('heading', { level: 2 })
  for (const [index, name] of ['Total Visits', 'Unique Paid Users', 'Summary', 'Needs attention'].entries())
    await expect(headings.nth(index)).toHaveText(name)
})

test('admin tables fit on tablets', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const learner = await createGraduate(site)
  await call(site, '/functions/v1/issue-certificate', {
    token: (await getSession(site, learner)).access_token,
    body: { studentName: 'Ada Learner', completionDate: new Date().toISOString().slice(0, 10) },
  })
  const { access_token: token } = await getSession(site, site.admin)
  await call(site, '/functions/v1/admin-staff-invite', {
    token,
    body: {
      operationId: randomUUID(),
      email: `a-rather-long-address-${randomUUID()}@team.test`,
      role: 'support',
    },
  })
  await openAs(page, site, site.admin, '/admin')
  for (const path of ['certificates', 'log', 'customers', 'payments', 'mail?group=sent', 'team']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('table').last()).toBeVisible()
    await expectFits(page, [360, 768, 1024, 1280])
  }
})

test('Older opens the next page of a list at its beginning', { tag: '@once' }, async ({ page, site }) => {
  const entry = { actorId: '', actorLabel: 'Ada', role: 'owner', action: 'note.add', subjectType: 'customer' }
  const rowsOf = (list: string) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...entry,
      id: `${list} ${index}`,
      at: '2026-01-01T00:00:00.000Z',
      subjectId: '',
      subjectLabel: `${list} ${index}`,
      change: {},
      reason: '',
    }))
  await page.route('**/functions/v1/admin-audit-log', (route) => {
    const { cursor } = route.request().postDataJSON() as { cursor?: string }
    const data = cursor
      ? { rows: rowsOf('second'), older: null, newer: 'newer' }
      : { rows: rowsOf('first'), older: 'older', newer: null }
    return route.fulfill({ json: { success: true, data } })
  })
  await openAs(page, site, site.admin, '/admin/log')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByText('second 0', { exact: true })).toBeInViewport()
})

test('a payment is refunded on the page of its customer', { tag: '@once' }, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  const id = await customerIdOf(site, email)
  await openAs(page, site, site.admin, `/admin/customers/${id}`, { inOwnSession: true })
  await selectAction(page, 'Refund')
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabel('Amount (USD)').fill('99.50')
  await dialog.getByLabel('Reason').last().fill('Was ill for a month')
  await dialog.getByRole('button', { name: 'Refund $99.50' }).click()
  await expect(page).toHaveURL(/tab=payments/)
  const payments = page.getByRole('table', { name: 'Purchases' })
  await expect(payments).toContainText('$99.50')
  await selectAction(payments, 'Refund')
  await expect(dialog).toContainText('$99.50 refunded so far')
  await expectAccessible(page)
})

test('an invitation whose response is lost is sent once', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/)
  const operationIds: string[] = []
  await page.route('**/functions/v1/admin-staff-invite', async (route) => {
    operationIds.push((route.request().postDataJSON() as { operationId: string }).operationId)
    if (operationIds.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await openAs(page, site, site.admin, '/admin/team', { inOwnSession: true })
  const email = `lost-${randomUUID()}@team.test`
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText("We couldn't reach the server.")).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  expect(operationIds).toHaveLength(2)
  expect(new Set(operationIds).size).toBe(1)
})

test('a note cannot be changed while it is saved', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  const id = await customerIdOf(site, email)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/functions/v1/admin-note-add', async (route) => {
    await released
    return route.continue()
  })
  await openAs(page, site, site.admin, `/admin/customers/${id}`)
  await page.getByLabel('New note').fill('First note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByLabel('New note')).not.toBeEditable()
  release()
  await expect(page.getByRole('listitem').filter({ hasText: 'First note' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(page.getByLabel('New note')).toBeEditable()
})

test('an action whose response is lost runs once, also from a dialog that was opened again', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/ERR_FAILED/)
  const email = `canceled-${randomUUID()}@team.test`
  const { access_token: token } = await getSession(site, site.admin)
  const invitation = { operationId: randomUUID(), email, role: 'support' }
  await call(site, '/functions/v1/admin-staff-invite', { token, body: invitation })
  const operationIds: string[] = []
  await page.route('**/functions/v1/admin-staff-remove', async (route) => {
    operationIds.push((route.request().postDataJSON() as { operationId: string }).operationId)
    if (operationIds.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await openAs(page, site, site.admin, '/admin/team', { inOwnSession: true })
  const dialog = page.getByRole('dialog', { name: 'Cancel invitation' })
  const cancelInvitation = async () => {
    await selectAction(page.getByRole('row').filter({ hasText: email }), 'Cancel invitation')
    await dialog.getByLabel('Reason').fill('Wrong address')
    await dialog.getByRole('button', { name: 'Cancel invitation' }).click()
  }
  await cancelInvitation()
  await expect(dialog.getByText("We couldn't reach the server.")).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await cancelInvitation()
  await expect(page.getByText(`The invitation for ${email} was canceled.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(operationIds).toHaveLength(2)
  expect(new Set(operationIds).size).toBe(1)
})

test('filters by a day once its year is complete, and keeps the focus when filters are cleared', {
  tag: '@once',
}, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin/log')
  const from = page.getByLabel('From', { exact: true })
  await expect(from).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  await from.pressSequentially('05012026')
  await expect(page).toHaveURL(/=2026-05-01$/)
  await expect(from).toHaveValue('2026-05-01')
  await expect(from).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(from).toHaveValue('')
  await expect(page.locator('search :focus')).toHaveCount(1)
  await expect(page).toHaveURL('/admin/log')
  await page.goBack()
  await expect(from).toHaveValue('2026-05-01')
})
