import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newCredentials } from './support/accounts.ts'
import { createCardSession, payWithoutBrowser } from './support/cards.ts'
import { expectFits } from './support/layout.ts'
import { buyCourse } from './support/learners.ts'
import { openMenu, selectAction } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

async function expectListFits(page: Page): Promise<void> {
  // Rows are faded while new ones load, which would fail the contrast check.
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectFits(page)
}

test('finds a customer while typing and changes access with the keyboard alone, with no email in the URL', {
  tag: '@once',
}, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/customers', { inOwnSession: true })
  const search = page.getByLabel('Search customers')
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible()
  await search.focus()
  const response = page.waitForResponse(
    (response) =>
      response.request().postDataJSON()?.q === email && response.url().endsWith('/admin-customers'),
  )
  await page.keyboard.type(email)
  await response
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: email })
  await expect(link).toBeVisible()
  expect(page.url()).not.toContain('@')
  await expectListFits(page)

  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  expect(page.url()).not.toContain('@')
  await expect(page.getByRole('list', { name: 'Timeline, newest first' })).toContainText('Paid $299')
  await expectListFits(page)

  await selectAction(page, 'End access')
  const dialog = page.getByRole('dialog', { name: 'End access' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByLabel('Reason').pressSequentially('Asked by mail')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'End access' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Asked by mail').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Timeline, newest first' })).toContainText('Ended access')
  await expect(page.getByRole('list', { name: 'Timeline, newest first' })).toContainText(
    'access: paid → ended',
  )
  await selectAction(page, 'Grant access')
  await page.getByLabel('Reason').pressSequentially('A mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Grant access' }).press('Enter')
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'End access' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'All customers' }).click()
  await expect(search).toHaveValue(email)
})

test('the tabs of a customer open with the keyboard and fit', { tag: '@once' }, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/customers')
  await page.getByRole('link', { name: email }).press('Enter')
  const tabs = page.getByRole('navigation', { name: 'About this customer' })
  for (const tab of ['Learning', 'Payments', 'Emails']) {
    await tabs.getByRole('link', { name: tab, exact: true }).press('Enter')
    await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expectListFits(page)
  }
  await page.goBack()
  await expect(tabs.getByRole('link', { name: 'Payments', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('corrects a mistyped email, creates a sign-in link and adds a note', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email } = newCredentials()
  await payWithoutBrowser(site, await createCardSession(site, email))
  await site.mailbox.latest(email, /order/)
  await openAs(page, site, site.admin, '/admin/customers', { inOwnSession: true })
  await page.getByLabel('Search customers').fill(email)
  await page.getByRole('link', { name: email }).click()
  await selectAction(page, 'Change email')
  const newEmail = `right-${randomUUID()}@learner.test`
  await page.getByLabel('Reason').fill('Typing mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription('Email is required')
  await page.getByLabel('New email').fill(newEmail)
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: newEmail })).toBeVisible()

  await selectAction(page, 'Copy sign-in link')
  await page.getByLabel('Reason').fill('No mail arrives')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByLabel('Sign-in link', { exact: true })).toHaveValue(/\/reset-password\?token_hash=/)
  await expectAccessible(page)

  await page.getByLabel('New note').fill('Called, wants an invoice')
  await page.getByLabel('Follow up on').fill('2026-12-01')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Follow-up December 1, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Follow-up December 1, 2026')).toBeHidden()
  await page.getByRole('button', { name: 'Delete note' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByText('Called, wants an invoice')).toBeHidden()
})

test('reports an unknown customer', { tag: ['@once', '@nightly'] }, async ({ page, site, expectFault }) => {
  expectFault(/404/)
  await openAs(page, site, site.admin, `/admin/customers/${randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Customer not found' })).toBeVisible()
  await expectAccessible(page)
})

/** Presses a key until the target has the focus. */
async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached by ${key}`)
}

test('refunds a payment of a found customer with the keyboard alone', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/customers')
  const customers = page.getByRole('table', { name: 'Customers' })
  await expect(customers).toBeVisible()
  await pressUntil(page, 'Tab', page.getByLabel('Search customers'))
  await page.keyboard.type(email)
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await pressUntil(page, 'Tab', customers.getByRole('link', { name: email }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'About this customer' })
  await pressUntil(page, 'Tab', tabs.getByRole('link', { name: 'Payments' }))
  await page.keyboard.press('Enter')
  const payments = page.getByRole('table', { name: 'Purchases' })
  await expect(payments).toContainText('$299')
  await pressUntil(page, 'Tab', payments.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()

  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Refund', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await pressUntil(page, 'Shift+Tab', dialog.getByLabel('Reason'))
  await page.keyboard.type('Asked by telephone')
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: 'Refund $299.00' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('Asked by telephone')
})
