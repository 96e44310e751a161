import { expectFits } from './support/layout.ts'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

test('shows tasks, a comparison and recent activity above the stats', {
  tag: '@once',
}, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin')
  await expect(page.getByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible()
  await page.getByText('Show tasks').click()
  await expect(page.getByText('Reviews on the front page')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Sold for $299')
  await expect(page.getByText(/^[\d,]+ visits → [\d,]+ checkouts started → [\d,]+ sales\./)).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: 'View funnel' }).click()
  await expect(page).toHaveURL('/admin/funnel')
})

test('shows the stats when the overview fails to load', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to load resource/)
  await page.route('**/functions/v1/admin-overview', (route) => route.abort())
  await openAs(page, site, site.admin, '/admin')
  await expect(page.getByText("We couldn't load the overview.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Total Visits' })).toBeVisible()
})

test('shows the largest drop-off of the funnel for the period in the URL', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/funnel')
  const learners = page.getByRole('figure', { name: /^From purchase to feedback/ })
  await expect(learners).toContainText(/Largest drop-off: between|No drop-off\./)
  await expect(learners.getByRole('rowheader', { name: 'Paid', exact: true })).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: '7 days', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/funnel\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
  await page.goto('/admin/funnel?from=2020-01-01&to=2020-01-31')
  await expect(learners).toContainText('No purchases in this period.')
  await expect(
    page.getByText('January 1, 2020 – January 31, 2020, compared with December 1, 2019 – December 31, 2019.'),
  ).toBeVisible()
})
