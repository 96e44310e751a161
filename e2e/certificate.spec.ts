import type { Page } from '@playwright/test'
import { dateField, download, link, nameField, sheet } from './support/certificates.ts'
import { createGraduate, fetchRows } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const numberPattern = /Certificate no\. [0-9A-Z]{5}(-[0-9A-Z]{5}){3}/

/** Today in UTC, the time zone of the test browser. */
const today = () => new Date().toISOString().slice(0, 10)

async function changeName(page: Page, name: string): Promise<void> {
  await button(page, 'Edit').click()
  await nameField(page).fill(name)
  await button(page, 'Done').click()
  await expect(nameField(page)).toBeHidden()
}

test('sends a visitor to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/certificate')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible()
})

test('issues the certificate with the first download', async ({ page, site }) => {
  const learner = await createGraduate(site)
  await openAs(page, site, learner, '/certificate')

  // A name is required, and the page asks for it.
  await expect(sheet(page)).toContainText('Add your name to issue it')
  await nameField(page).fill('Zoë')
  await expect(sheet(page)).toContainText('Preview')
  await nameField(page).fill('')
  await button(page, 'Download').click()
  await expect(page.getByText('Student Name is required')).toBeVisible()
  await expect(nameField(page)).toBeFocused()
  await expectAccessible(page)
  await nameField(page).fill('  Zoë   Žižek-O’Hara ')
  await expect(sheet(page)).toContainText('Zoë Žižek-O’Hara')
  await expect(dateField(page)).toHaveValue(today())
  await dateField(page).fill('2031-01-01')
  await button(page, 'Done').click()
  await expect(page.getByText('Completion Date cannot be in the future')).toBeVisible()
  await dateField(page).fill('2020-01-01')
  await expect(page.getByText(/Completion Date cannot be before/)).toBeVisible()
  await dateField(page).fill(today())
  await button(page, 'Done').click()
  await expect(nameField(page)).toBeHidden()

  // The draft survives a reload; the certificate is not issued yet.
  await page.reload()
  await expect(sheet(page)).toContainText('Zoë Žižek-O’Hara')
  await expect(sheet(page)).toContainText('Preview')

  // The toast may disappear before the download finishes.
  const [first] = await Promise.all([
    download(page, () => button(page, 'Download').click()),
    expect(page.getByText('Certificate downloaded')).toBeVisible(),
  ])
  expect(first.name).toBe('Certificate of Zoë Žižek-O’Hara.pdf')
  expect(first.content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(sheet(page)).toContainText(numberPattern)
  await expect(button(page, 'Download')).toBeFocused()
  const [customer] = await fetchRows<Record<string, unknown>>(site, learner, 'paid_customers?select=*')
  expect(customer).toMatchObject({ certificate_downloaded: true, paid_amount: 29900 })

  const number = numberPattern.exec((await sheet(page).textContent()) ?? '')?.[0] as string
  await page.reload()
  await expect(sheet(page)).toContainText(number)
  const second = await download(page, () => button(page, 'Download').click())
  expect(second.name).toBe(first.name)
  await link(page, 'Continue to Feedback').click()
  await expect(page).toHaveURL('/feedback')
})

test('allows two corrections with the same number', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await createGraduate(site), '/certificate')
  await changeName(page, 'Ada Lovelac')
  await download(page, () => button(page, 'Download').click())
  await expect(sheet(page)).toContainText(numberPattern)
  const number = numberPattern.exec((await sheet(page).textContent()) ?? '')?.[0] as string

  // Discarded changes do not count as a correction.
  await button(page, 'Edit').click()
  await expect(page.getByText(/^You can make two corrections until/)).toBeVisible()
  await expectAccessible(page)
  await nameField(page).fill('Grace Hopper')
  await expect(sheet(page)).toContainText('Preview')
  await button(page, 'Discard changes').click()
  await expect(nameField(page)).toHaveValue('Ada Lovelac')
  await expect(nameField(page)).toBeFocused()
  await button(page, 'Done').click()
  await expect(sheet(page)).toContainText(number)

  await button(page, 'Edit').click()
  await nameField(page).fill('Ada Lovelace')
  await button(page, 'Done').click()
  await expect(page.getByText('Certificate updated')).toBeVisible()
  await expect(nameField(page)).toBeHidden()
  await expect(sheet(page)).toContainText(`${number}, revision 2`)
  await expect(page.getByText(/^Corrected on/)).toBeVisible()

  // Download saves the correction first.
  await button(page, 'Edit').click()
  await expect(page.getByText(/^You can make one more correction until/)).toBeVisible()
  await nameField(page).fill('Ada King')
  const file = await download(page, () => button(page, 'Download').click())
  expect(file.name).toBe('Certificate of Ada King.pdf')
  await expect(sheet(page)).toContainText(`${number}, revision 3`)

  await page.reload()
  await button(page, 'Edit').click()
  await expect(nameField(page)).toBeDisabled()
  await expect(dateField(page)).toBeDisabled()
  await expect(page.getByText("You've used all your corrections.")).toBeVisible()
  await expectAccessible(page)
})

test.describe('in a time zone ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('accepts the local date', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await createGraduate(site), '/certificate')
    await changeName(page, 'Ada Lovelace')
    const localDate = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    await button(page, 'Edit').click()
    await expect(dateField(page)).toHaveValue(localDate)
    await expect(dateField(page)).toHaveAttribute('max', localDate)
    await download(page, () => button(page, 'Download').click())
    await expect(sheet(page)).toContainText(numberPattern)
  })
})

test('prints only the certificate, on one landscape page', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      // Records what would be printed.
      document.documentElement.dataset.printed = document.querySelector('svg[role=img]')?.textContent ?? ''
    }
  })
  await openAs(page, site, await createGraduate(site), '/certificate')
  await changeName(page, 'Ada Lovelace')
  await button(page, 'Print').click()
  const printed = page.locator('html')
  await expect(printed).toHaveAttribute('data-printed', /Ada Lovelace.*Certificate no\. /)

  await button(page, 'Edit').click()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Done', 'Print', 'Download']) await expect(button(page, name)).toBeHidden()
  for (const text of ['Your certificate', 'Account', 'Continue to Feedback', 'Privacy Policy']) {
    await expect(page.getByText(text, { exact: true })).toBeHidden()
  }
  await expect(sheet(page)).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})

test('fits long names between the borders', { tag: ['@wide', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, await createGraduate(site), '/certificate')
  await button(page, 'Edit').click()
  for (const name of [
    'Мария Ивановна Достоевская',
    'محمد بن عبد الله الأنصاري',
    'Ευανθία Παπαδοπούλου',
    'W'.repeat(60),
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  ]) {
    await nameField(page).fill(name)
    const lines = sheet(page).locator('g[direction]').first().locator('text')
    await expect.poll(async () => (await lines.allTextContents()).join(' ')).toBe(name)
    const sheetBox = (await sheet(page).boundingBox())!
    for (const line of await lines.all()) {
      const box = (await line.boundingBox())!
      expect(box.x - sheetBox.x, name).toBeGreaterThan(sheetBox.width * 0.1)
      expect(sheetBox.x + sheetBox.width - box.x - box.width, name).toBeGreaterThan(sheetBox.width * 0.1)
    }
  }
})

test('reports errors and keeps the input', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/functions\/v1\/(certificate|issue-certificate|correct-certificate|certificate-pdf)/)
  const learner = await createGraduate(site)
  await page.route('**/functions/v1/certificate', (route) => route.abort())
  await openAs(page, site, learner, '/certificate')
  await expect(
    page.getByText("We couldn't load your certificate. Check your connection and try again."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/certificate')
  await button(page, 'Try again').click()

  // The server rejects characters that it cannot print.
  await changeName(page, 'Ada 🦄')
  await button(page, 'Download').click()
  await expect(page.getByRole('alert')).toContainText("We can't print these characters: 🦄")
  await changeName(page, 'Ada')

  for (const name of ['issue-certificate', 'certificate-pdf']) {
    await page.route(`**/functions/v1/${name}`, (route) => route.abort(), { times: 1 })
    await button(page, 'Download').click()
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't reach the server. Check your connection and try again.",
    )
    await expect(button(page, 'Download')).toBeFocused()
    await expect(sheet(page)).toContainText('Ada')
  }
  const file = await download(page, () => button(page, 'Download').click())
  expect(file.name).toBe('Certificate of Ada.pdf')
  await expect(page.getByRole('alert')).toBeHidden()

  // A correction that could not be saved stays in the panel.
  await button(page, 'Edit').click()
  await nameField(page).fill('Ada L.')
  await page.route('**/functions/v1/correct-certificate', (route) => route.abort(), { times: 1 })
  await button(page, 'Done').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Ada L.')
  await button(page, 'Done').click()
  await expect(sheet(page)).toContainText(/Ada L\..*revision 2/)
})

test('issues one certificate from two tabs and notifies the second one', {
  tag: ['@once', '@nightly'],
}, async ({ page, context, site }) => {
  const learner = await createGraduate(site)
  await openAs(page, site, learner, '/certificate')
  const other = await context.newPage()
  await other.goto('/certificate')
  await changeName(page, 'First Name')
  await changeName(other, 'Second Name')
  await download(page, () => button(page, 'Download').click())
  // The toast may disappear before the download finishes.
  const notice = other.getByText('Your certificate was already issued with another name or date')
  const [file] = await Promise.all([
    download(other, () => button(other, 'Download').click()),
    expect(notice).toBeVisible(),
  ])
  expect(file.name).toBe('Certificate of First Name.pdf')
  await expect(sheet(other)).toContainText('First Name')
})

test('gives the administrator a specimen without a number', { tag: '@once' }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/certificate')
  await expect(page.getByText('Specimen', { exact: true }).first()).toBeVisible()
  await expect(sheet(page)).toContainText('Specimen, not a certificate')
  await expect(sheet(page)).not.toContainText(numberPattern)
  await expectAccessible(page)
  await button(page, 'Edit').click()
  await expect(nameField(page)).toHaveValue('Student Name')
  await nameField(page).fill('Zoë Žižek')
  await button(page, 'Done').click()
  const file = await download(page, () => button(page, 'Download').click())
  expect(file.name).toBe('Specimen of a certificate.pdf')
  expect(file.content.subarray(0, 5).toString()).toBe('%PDF-')
})
