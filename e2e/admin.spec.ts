import type { Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })
const stats = '**/functions/v1/admin-stats'

/** Returns the count in the summary and on the card; NaN while they differ. */
async function readMetric(page: Page, name: string): Promise<number> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const card = page.getByRole('heading', { level: 2, name, exact: true }).locator('..').getByRole('paragraph')
  const [inRow, onCard] = [await row.getByRole('cell').first().innerText(), await card.innerText()]
  return inRow === onCard ? Number(inRow.replaceAll(',', '')) : Number.NaN
}

const readStats = async (page: Page) => ({
  visits: await readMetric(page, 'Total Visits'),
  paid: await readMetric(page, 'Unique Paid Users'),
})

test('sends a visitor to sign in and back', { tag: '@once' }, async ({ page, site }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth')
  await signIn(page, site.admin)
  await expect(page).toHaveURL('/admin')
  await expect(title(page)).toBeVisible()
})

for (const role of ['a signed-up user', 'a paid customer']) {
  test(`denies access to ${role} without fetching stats`, { tag: '@once' }, async ({ page, site }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const account = role === 'a paid customer' ? await buyCourse(site) : await createAccount(site)
    await openAs(page, site, account, '/admin')
    await expect(
      page.getByRole('heading', { name: "Access Denied - You don't have permission to access this page." }),
    ).toBeVisible()
    await expect(refresh(page)).toBeHidden()
    expect(requests).not.toContain('/functions/v1/admin-stats')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go Back Home' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('counts a visit and a purchase', { tag: '@once' }, async ({ page, site, browser }) => {
  await openAs(page, site, site.admin, '/welcome')
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Metric' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Count' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible()
  const before = await readStats(page)

  const visitor = await browser.newPage({ baseURL: site.url })
  const recorded = visitor.waitForResponse('**/functions/v1/track-visit')
  await visitor.goto('/')
  expect((await recorded).status()).toBe(200)
  expect(await visitor.context().cookies()).toEqual([])
  await visitor.close()
  await refresh(page).click()
  // A page of an earlier test may report its visit late.
  await expect.poll(async () => (await readStats(page)).visits).toBeGreaterThan(before.visits)

  await buyCourse(site)
  await refresh(page).click()
  await expect.poll(async () => (await readStats(page)).paid).toBe(before.paid + 1)
  await expectAccessible(page)

  // The totals of the charts match the table.
  const visits = page.getByRole('figure', { name: /^Visits/ })
  const sales = page.getByRole('figure', { name: /^Sales/ })
  await expect(visits).toContainText(/[\d,]+ in 30 days/)
  await expect(sales).toContainText(/[\d,]+ in 30 days/)
  await page.getByText('Show as table').press('Enter')
  const days = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Day' }) })
  await expect(days.getByRole('row')).toHaveCount(31)
  for (const [figure, column] of [
    [visits, 0],
    [sales, 1],
  ] as const) {
    const cells = await days.locator(`tbody tr td:nth-of-type(${column + 1})`).allInnerTexts()
    const total = cells.reduce((sum, cell) => sum + Number(cell.replaceAll(',', '')), 0)
    expect(total).toBeGreaterThanOrEqual(1)
    await expect(figure).toContainText(`${total.toLocaleString('en-US')} in 30 days`)
  }
  await expectAccessible(page)
})

test.describe('when the stats fail to load', { tag: '@once' }, () => {
  test('reports a lost connection and keeps the last stats', { tag: '@nightly' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED|Failed to load resource/)
    await openAs(page, site, site.admin, '/admin')
    const before = await readStats(page)
    await page.route(stats, (route) => route.abort())
    await refresh(page).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch stats')
    expect(await readStats(page)).toEqual(before)
    await expectAccessible(page)
    await page.unroute(stats)
    await refresh(page).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('shows the error message of the server', { tag: '@nightly' }, async ({ page, site, expectFault }) => {
    expectFault(/429/)
    const error = 'Too many requests. Please wait a moment and try again.'
    await page.route(stats, (route) => route.fulfill({ status: 429, json: { success: false, error } }))
    await openAs(page, site, site.admin, '/admin')
    await expect(page.getByRole('alert')).toHaveText(error)
    await expectAccessible(page)
  })

  test('shows a general error for the error page of a proxy', { tag: '@nightly' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/502/)
    await page.route(stats, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    )
    await openAs(page, site, site.admin, '/admin')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch stats')
  })

  test('reports a missing session', { tag: '@nightly' }, async ({ page, site }) => {
    // The auth client would notice that the session is gone and leave the page.
    await page.route('**/assets/auth-client-*.js', () => {})
    await openAs(page, site, site.admin, '/admin')
    await readStats(page)
    await page.evaluate(() => localStorage.removeItem('course-session'))
    await refresh(page).click()
    await expect(page.getByRole('alert')).toHaveText('No session found')
  })

  test('offers a retry when the access check fails', { tag: '@nightly' }, async ({
    page,
    site,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED|Failed to load resource/)
    await page.route('**/functions/v1/admin-me', (route) => route.abort())
    await openAs(page, site, site.admin, '/admin')
    await expect(page.getByRole('alert')).toContainText('An error occurred')
    await expectAccessible(page)
    await page.unroute('**/functions/v1/admin-me')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(refresh(page)).toBeVisible()
  })
})

test('shows an empty state before the first visit', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const perDay = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    visits: 0,
    sales: 0,
  }))
  await page.route(stats, (route) =>
    route.fulfill({
      json: { success: true, error: null, data: { totalVisits: 0, uniquePaidUsers: 0, perDay } },
    }),
  )
  await openAs(page, site, site.admin, '/admin')
  await expect(page.getByText('No visits or sales yet.')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expectAccessible(page)
})
