import type { Page } from '@playwright/test'
import { uniqueEmail } from './support/accounts.ts'
import {
  CARDS,
  callSandbox,
  cardForm,
  enterEmail,
  findCardSession,
  payButton,
  payWithCard,
} from './support/cards.ts'
import { paymentVerified, signInButton } from './support/checkout.ts'
import { button, dashboard } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const uniqueCode = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`

type Terms = { percent: string; uses?: string; partner?: string }

/** Creates a code in the admin area. The page stays at the list of codes. */
async function createCode(page: Page, code: string, { percent, uses, partner }: Terms) {
  await button(page, 'New code').click()
  const dialog = page.getByRole('dialog', { name: 'New code' })
  await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await dialog.getByLabel('Percent off').fill(percent)
  if (uses) await dialog.getByLabel('Maximum uses').fill(uses)
  if (partner) await dialog.getByLabel('Partner').fill(partner)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create code' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, code)).toBeVisible()
}

const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: code, exact: true }) })
const payment = (page: Page) => page.locator('#payment')

test('a partner code: created, shared as a link, paid with for a company, and shown with its sales', {
  tag: '@wide',
}, async ({ page, site, browser, expectFault }) => {
  const code = uniqueCode('LAUNCH')
  await openAs(page, site, site.admin, '/admin/codes', { inOwnSession: true })
  await createCode(page, code, { percent: '20', partner: 'Ada & Co.' })
  await expect(rowOf(page, code)).toContainText('20% off')
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() })
  const shop = await visitor.newPage()
  await shop.goto(`/?code=${code.toLowerCase()}`)
  await expect(payment(shop)).toContainText(`Code ${code}`)
  await expect(payment(shop).getByRole('status')).toContainText('You pay$239.20')
  await expectAccessible(shop)
  await shop.getByLabel('I need a company invoice').check()
  await shop.getByLabel('Company name').fill('Ada & Co.')
  await enterEmail(shop, uniqueEmail('launch'))
  await expect(shop.getByText("Please enter the company's address")).toBeVisible()
  await expect(shop.getByLabel('Company address')).toBeFocused()
  await expectAccessible(shop)
  await shop.getByLabel('Company address').fill('1 Main St')
  await button(shop, 'Continue to Payment').click()
  await expect(payment(shop)).toContainText('Invoice for: Ada & Co.')
  await expect(payButton(shop, '$239.20')).toBeVisible()
  await expect(cardForm(shop).getByText('−$59.80')).toBeVisible()
  await expect(payment(shop).getByRole('status')).toContainText('You pay$239.20')
  await expectAccessible(shop)
  await payWithCard(shop, CARDS.good, '$239.20')
  await expect(paymentVerified(shop)).toBeVisible()
  await signInButton(shop).click()
  await expect(dashboard(shop)).toBeVisible()
  await shop.goto('/account#purchases')
  await expect(shop.locator('#purchases')).toContainText('$239.20')
  const invoice = shop.waitForEvent('download')
  await button(shop, 'Invoice').click()
  expect((await invoice).suggestedFilename()).toMatch(/^Invoice-.*\.pdf$/)
  await shop.getByRole('link', { name: 'Receipt' }).click()
  await expect(shop.getByText(`Code ${code}`)).toBeVisible()
  await expect(shop.getByText('−$59.80 USD')).toBeVisible()
  await visitor.close()

  await page.reload()
  await expect(rowOf(page, code)).toContainText('$239.20')
  await rowOf(page, code).getByRole('link', { name: code }).click()
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sales by month' })).toContainText('$59.80')
  await expect(page.getByText(`${site.url}/?code=${code}`)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await button(page, 'Export').click()
  expect((await download).suggestedFilename()).toMatch(/^code-sales-\d{4}-\d{2}-.*\.csv$/)

  await button(page, 'Pause').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Pause ${code}` })
    .click()
  // The first response is that of a session without a recent sign-in.
  expectFault(/403/)
  let isRefused = false
  await page.route('**/functions/v1/admin-code-switch', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    const error = "Please confirm it's you with your password, passkey, or authenticator app."
    await route.fulfill({
      status: 403,
      json: { success: false, error, code: 'admin.reauthentication_needed' },
    })
  })
  await button(page, 'Resume').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Resume ${code}` })
    .click()
  const reauthentication = page.getByRole('dialog', { name: "Confirm it's you" })
  await reauthentication.getByLabel('Your password').fill(site.admin.password)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Pause')).toBeVisible()
})

test('a typed code that makes the order free: no card, access and receipt', { tag: '@wide' }, async ({
  page,
  site,
  browser,
}) => {
  const code = uniqueCode('FREESEAT')
  const admin = await browser.newContext({ baseURL: site.url })
  const adminPage = await admin.newPage()
  await openAs(adminPage, site, site.admin, '/admin/codes', { inOwnSession: true })
  await createCode(adminPage, code, { percent: '100', uses: '1' })

  const email = uniqueEmail('free')
  await page.goto('/')
  await payment(page).getByText('Have a code?').click()
  const field = payment(page).getByLabel('Code', { exact: true })
  await field.fill('WRONG-CODE')
  await page.keyboard.press('Enter')
  await expect(payment(page).getByText("This code isn't valid or has expired.")).toBeVisible()
  await expect(payment(page).getByText('$299').first()).toBeVisible()
  await expectAccessible(page)
  await expect(field).toHaveValue('WRONG-CODE')
  await field.fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(payment(page).getByRole('status')).toContainText('You pay$0')
  await page.reload()
  await expect(payment(page).getByRole('status')).toContainText('You pay$0')

  await enterEmail(page, email)
  const complete = cardForm(page).getByRole('button', { name: 'Complete order' })
  await expect(complete).toBeVisible()
  await expect(cardForm(page).getByLabel('Card number')).toBeHidden()
  await complete.dblclick()
  await expect(paymentVerified(page)).toBeVisible()
  await signInButton(page).click()
  await expect(dashboard(page)).toBeVisible()
  await page.goto('/account#purchases')
  await expect(page.locator('#purchases')).toContainText('$0.00')
  await expect(page.getByRole('button', { name: 'Request a refund' })).toBeHidden()

  await adminPage.reload()
  await expect(rowOf(adminPage, code)).toContainText('Used up')
  await expect(rowOf(adminPage, code)).toContainText('1 of 1')
  await admin.close()
})

test('a code that is used up while the form is open is taken off before anything is charged', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, browser }) => {
  const code = uniqueCode('LASTONE')
  const admin = await browser.newContext({ baseURL: site.url })
  const adminPage = await admin.newPage()
  await openAs(adminPage, site, site.admin, '/admin/codes', { inOwnSession: true })
  await createCode(adminPage, code, { percent: '50', uses: '1' })
  await admin.close()

  const emails = [uniqueEmail('first'), uniqueEmail('last')] as const
  const other = await browser.newContext({ baseURL: site.url })
  const otherPage = await other.newPage()
  for (const [tab, email] of [
    [otherPage, emails[0]],
    [page, emails[1]],
  ] as const) {
    await tab.goto(`/?code=${code}`)
    await enterEmail(tab, email)
    await expect(payButton(tab, '$149.50')).toBeVisible()
  }
  await callSandbox(site, 'POST', `/sessions/${(await findCardSession(site, emails[0])).id}/pay`, {})
  await other.close()
  await payWithCard(page, CARDS.good, '$149.50')
  await expect(cardForm(page).getByRole('alert').filter({ hasText: 'no longer valid' })).toContainText(
    "You haven't been charged. The total is now $299.00.",
  )
  await payButton(page).click()
  await expect(paymentVerified(page)).toBeVisible()
})
