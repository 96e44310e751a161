import type { Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts.ts'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })
const stats = '**/functions/v1/admin-stats'

/** The number that a line of the summary and the card above it show; none while one of them is about to change. */
async function metric(page: Page, name: string): Promise<number> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  const card = page.getByRole('heading', { level: 2, name, exact: true }).locator('..').getByRole('paragraph')
  const [inRow, onCard] = [await row.getByRole('cell').first().innerText(), await card.innerText()]
  return inRow === onCard ? Number(inRow.replaceAll(',', '')) : Number.NaN
}

const numbers = async (page: Page) => ({
  visits: await metric(page, 'Total Visits'),
  paid: await metric(page, 'Unique Paid Users'),
})

test('a visitor is sent to sign in and comes back', { tag: '@once' }, async ({ page, site }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth')
  await signIn(page, site.admin)
  await expect(page).toHaveURL('/admin')
  await expect(title(page)).toBeVisible()
})

for (const role of ['a signed-up user', 'a paid customer']) {
  test(`${role} is told that this is not for them, and learns nothing`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
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

test('the administrator sees the numbers, and a visit and a purchase in them', async ({
  page,
  site,
  browser,
}) => {
  await openAs(page, site, site.admin, '/welcome')
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(title(page)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Metric' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Count' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Alt text' })).toBeVisible()
  const before = await numbers(page)

  const visitor = await browser.newPage({ baseURL: site.url })
  const recorded = visitor.waitForResponse('**/functions/v1/track-visit')
  await visitor.goto('/')
  expect((await recorded).status()).toBe(200)
  expect(await visitor.context().cookies()).toEqual([])
  await visitor.close()
  await refresh(page).click()
  // A page of an earlier test may still have reported its visit meanwhile.
  await expect.poll(async () => (await numbers(page)).visits).toBeGreaterThan(before.visits)

  await buyCourse(site)
  await refresh(page).click()
  await expect.poll(async () => (await numbers(page)).paid).toBe(before.paid + 1)
  await expectAccessible(page)

  // The charts say the same as the table beside them.
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

test.describe('when the numbers do not come', { tag: '@once' }, () => {
  test('a lost connection is reported, and the last numbers stay', async ({ page, site, expectFault }) => {
    expectFault(/ERR_FAILED|Failed to load resource/)
    await openAs(page, site, site.admin, '/admin')
    const before = await numbers(page)
    await page.route(stats, (route) => route.abort())
    await refresh(page).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch stats')
    expect(await numbers(page)).toEqual(before)
    await expectAccessible(page)
    await page.unroute(stats)
    await refresh(page).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('the words of the server are shown', async ({ page, site, expectFault }) => {
    expectFault(/429/)
    const error = 'Too many requests. Please wait a moment and try again.'
    await page.route(stats, (route) => route.fulfill({ status: 429, json: { success: false, error } }))
    await openAs(page, site, site.admin, '/admin')
    await expect(page.getByRole('alert')).toHaveText(error)
    await expectAccessible(page)
  })

  test('an answer without words is not passed on', async ({ page, site, expectFault }) => {
    expectFault(/502/)
    await page.route(stats, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await openAs(page, site, site.admin, '/admin')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch stats')
  })

  test('a session that is gone is named', async ({ page, site }) => {
    // The client for accounts, which comes a moment later, would see that the session is gone and lead away.
    await page.route('**/assets/auth-client-*.js', () => {})
    await openAs(page, site, site.admin, '/admin')
    await numbers(page)
    await page.evaluate(() => localStorage.removeItem('course-session'))
    await refresh(page).click()
    await expect(page.getByRole('alert')).toHaveText('No session found')
  })

  test('an unknown role is not taken for a wrong one', async ({ page, site, expectFault }) => {
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

test('before the first visit the page says what will be there', { tag: '@once' }, async ({ page, site }) => {
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
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expectAccessible(page)
})
