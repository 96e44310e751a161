import type { Page } from '@playwright/test'
import { call } from './support/call.ts'
import { callSandbox } from './support/cards.ts'
import { buyCourse } from './support/learners.ts'
import { selectAction } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email, exact: true }) })

for (const width of [360, 1440]) {
  test(`finds and refunds a payment with the keyboard alone, ${width} px wide`, {
    tag: width === 360 ? '@once' : ['@once', '@nightly'],
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email } = await buyCourse(site)
    await openAs(page, site, site.admin, '/admin/payments')
    const row = rowOf(page, email)
    await expect(row).toContainText('$299.00')
    await expect(page.getByRole('figure')).toContainText(/\d sales? for \$[\d,]+\.\d\d/)
    await expectAccessible(page)

    const menu = row.getByRole('button', { name: `Actions for the payment by ${email}` })
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await selectAction(row, 'Refund')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await selectAction(row, 'Refund')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await expect(dialog).toContainText('Access through this payment ends')

    const tabTo = async (name: string) => {
      const field = dialog.getByLabel(name)
      for (let presses = 0; presses < 8; presses++) {
        if (await field.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Shift+Tab')
      }
      throw new Error(`${name} cannot be reached by keyboard`)
    }
    await tabTo('Amount (USD)')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('400')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('You can refund up to $299.00')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('99.50')
    await expect(dialog).toContainText('Access stays. Only a full refund ends it.')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText("Please enter a reason. It's saved in the audit log.")).toBeVisible()
    await dialog.getByLabel('Reason').focus()
    await page.keyboard.type('Was ill for a month')
    await dialog.getByRole('button', { name: 'Refund $99.50' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('$99.50')

    await page.getByRole('link', { name: 'Refunds' }).click()
    await expect(page).toHaveURL('/admin/payments?list=refunds')
    await expect(rowOf(page, email)).toContainText('Was ill for a month')
    await expect(rowOf(page, email)).toContainText(site.admin.email)
    await expectAccessible(page)
  })
}

test('lists a dispute with its due date, and has filters and period in the URL', {
  tag: ['@once', '@nightly'],
}, async ({ page, site }) => {
  const { email, sessionId } = await buyCourse(site)
  await callSandbox(site, 'POST', `/sessions/${sessionId}/dispute`, {})
  const { access_token: token } = await getSession(site, site.admin)
  const fetchDisputes = async () =>
    (await call(site, '/functions/v1/admin-payments', { token, body: { list: 'disputes' } })).text()
  await expect.poll(fetchDisputes, 'the site has received the dispute').toContain(email)
  await openAs(page, site, site.admin, '/admin/payments?list=disputes')
  await expect(rowOf(page, email)).toContainText('Needs response')
  await expect(rowOf(page, email)).toContainText(/[A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d UTC/)
  await page.getByLabel('Status').selectOption('Won')
  await expect(page).toHaveURL(/state=won/)
  await expect(page.getByText('No disputes in this period.')).toBeVisible()
  await page.getByRole('link', { name: '12 months' }).click()
  await expect(page).toHaveURL(/unit=month/)
  await page.getByText('Show as table').click()
  await expect(page.getByRole('table', { name: 'Revenue' })).toContainText(/[A-Z][a-z]{2} \d{4}/)
  await expectAccessible(page)
})

test('exports the list', { tag: '@once' }, async ({ page, site }) => {
  const { email } = await buyCourse(site)
  await openAs(page, site, site.admin, '/admin/payments', { inOwnSession: true })
  await expect(rowOf(page, email)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^purchases-\d{4}-\d\d-\d\d\.csv$/)
})
