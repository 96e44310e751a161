import { expectFits } from './support/layout.ts'
import { buyCourse } from './support/learners.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ siteGroup: 'announcements' })
test.describe.configure({ mode: 'default' })

test('an owner writes to all customers: draft, preview, test, send, progress', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/customers?access=paid')
  await page.getByRole('link', { name: 'Write to them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New announcement' })).toBeVisible()
  await expect(page.getByLabel('Access')).toHaveValue('paid')
  await expect(page.getByText('0 customers would get this email now.')).toBeVisible()
  await page.getByLabel('Audience').selectOption('notice')
  await expect(page.getByText('1 customer would get this email now.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Subject').fill('New terms at {siteName}')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('Heading')).toBeFocused()
  await page.getByLabel('Heading').fill('Our terms change')
  await page.getByLabel('Text', { exact: true }).fill('From May on.\n\nSee https://example.com/terms')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/announcements\/[0-9a-f-]{36}$/)

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Our terms change' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Sent. Check your inbox.')).toBeVisible()

  await page.getByRole('button', { name: 'Send now…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 customer would get this email now.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send announcement' }).click()
  await expect(page.getByText('1 of 1 customer sent')).toBeVisible()
  await expect(page.getByText('Filters: Access: Paid')).toBeVisible()
  await expectAccessible(page)
  const { subject, text } = await site.mailbox.latest(email, /^New terms/)
  expect(subject).toBe('New terms at Integrated Change Management')
  expect(text).toContain('https://example.com/terms')
})

test('schedules an announcement, and cancels it', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin/announcements/new')
  await page.getByLabel('Subject').fill('Sale')
  await page.getByLabel('Heading').fill('Sale')
  await page.getByLabel('Text', { exact: true }).fill('Only today.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16)
  await page.getByLabel('Send at, in UTC (optional)').fill(tomorrow)
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule announcement' }).click()
  await expect(page.getByText('Goes out')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel announcement' }).click()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
})

test('the screens of announcements fit', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin/announcements')
  for (const path of ['', '/new']) {
    if (path) await page.goto(`/admin/announcements${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})
