import type { Page } from '@playwright/test'
import { dateField, download, link, nameField, sheet } from './support/certificates.ts'
import { graduate, rowsOf } from './support/learners.ts'
import { button } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const numberPattern = /Certificate no\. [0-9A-Z]{5}(-[0-9A-Z]{5}){3}/

/** The day in the zone that the browser of these tests is in. */
const today = () => new Date().toISOString().slice(0, 10)

async function writeName(page: Page, name: string): Promise<void> {
  await button(page, 'Edit').click()
  await nameField(page).fill(name)
  await button(page, 'Done').click()
  await expect(nameField(page)).toBeHidden()
}

test('a visitor is sent to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/certificate')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible()
})

test('a graduate names the certificate and downloads it at once', async ({ page, site }) => {
  const learner = await graduate(site)
  await openAs(page, site, learner, '/certificate')

  // Without a name it cannot be issued.
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

  // What was written survives a reload, and is not issued by it.
  await page.reload()
  await expect(sheet(page)).toContainText('Zoë Žižek-O’Hara')
  await expect(sheet(page)).toContainText('Preview')

  const first = await download(page, () => button(page, 'Download').click())
  await expect(page.getByText('Certificate downloaded')).toBeVisible()
  expect(first.name).toBe('Certificate of Zoë Žižek-O’Hara.pdf')
  expect(first.content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(sheet(page)).toContainText(numberPattern)
  await expect(button(page, 'Download')).toBeFocused()
  const [customer] = await rowsOf<Record<string, unknown>>(site, learner, 'paid_customers?select=*')
  expect(customer).toMatchObject({ certificate_downloaded: true, paid_amount: 29900 })

  const number = numberPattern.exec((await sheet(page).textContent()) ?? '')?.[0] as string
  await page.reload()
  await expect(sheet(page)).toContainText(number)
  const again = await download(page, () => button(page, 'Download').click())
  expect(again.name).toBe(first.name)
  await link(page, 'Continue to Feedback').click()
  await expect(page).toHaveURL('/feedback')
})

test('an issued certificate is corrected twice, under the same number', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, await graduate(site), '/certificate')
  await writeName(page, 'Ada Lovelac')
  await download(page, () => button(page, 'Download').click())
  await expect(sheet(page)).toContainText(numberPattern)
  const number = numberPattern.exec((await sheet(page).textContent()) ?? '')?.[0] as string

  // Looking is no correction, and what was typed can be taken back.
  await button(page, 'Edit').click()
  await expect(page.getByText(/^You can make two corrections until/)).toBeVisible()
  await expectAccessible(page)
  await nameField(page).fill('Somebody Else')
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

  // What stands on the screen is what one gets: Download makes the correction first.
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
  await expect(page.getByText(/can no longer be corrected here/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })
  test('the learner’s own day is offered and accepted', { tag: '@once' }, async ({ page, site }) => {
    await openAs(page, site, await graduate(site), '/certificate')
    await writeName(page, 'Ada Lovelace')
    const ownDay = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    await button(page, 'Edit').click()
    await expect(dateField(page)).toHaveValue(ownDay)
    await expect(dateField(page)).toHaveAttribute('max', ownDay)
    await download(page, () => button(page, 'Download').click())
    await expect(sheet(page)).toContainText(numberPattern)
  })
})

test('Print issues too, and prints the certificate alone on one landscape page', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      // What the printer would get at this moment.
      document.documentElement.dataset.printed = document.querySelector('svg[role=img]')?.textContent ?? ''
    }
  })
  await openAs(page, site, await graduate(site), '/certificate')
  await writeName(page, 'Ada Lovelace')
  await button(page, 'Print').click()
  const printed = page.locator('html')
  await expect(printed).toHaveAttribute('data-printed', /Ada Lovelace.*Certificate no\. /)

  await button(page, 'Edit').click()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Done', 'Print', 'Download']) await expect(button(page, name)).toBeHidden()
  for (const words of ['Your certificate', 'Account', 'Continue to Feedback', 'Privacy Policy']) {
    await expect(page.getByText(words, { exact: true })).toBeHidden()
  }
  await expect(sheet(page)).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})

test('every name fits between the borders', async ({ page, site }) => {
  await openAs(page, site, await graduate(site), '/certificate')
  await button(page, 'Edit').click()
  for (const name of [
    'Мария Ивановна Достоевская',
    'محمد بن عبد الله الأنصاري',
    'Ευανθία Παπαδοπούλου',
    'W'.repeat(60),
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  ]) {
    await nameField(page).fill(name)
    const lines = sheet(page).locator('g[direction] text')
    await expect.poll(async () => (await lines.allTextContents()).join(' ')).toBe(name)
    const paper = (await sheet(page).boundingBox())!
    for (const line of await lines.all()) {
      const box = (await line.boundingBox())!
      expect(box.x - paper.x, name).toBeGreaterThan(paper.width * 0.1)
      expect(paper.x + paper.width - box.x - box.width, name).toBeGreaterThan(paper.width * 0.1)
    }
  }
})

test('what goes wrong is said, and nothing is lost by it', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/functions\/v1\/(certificate|issue-certificate|correct-certificate|certificate-pdf)/)
  const learner = await graduate(site)
  await page.route('**/functions/v1/certificate', (route) => route.abort())
  await openAs(page, site, learner, '/certificate')
  await expect(
    page.getByText("We couldn't load your certificate. Check your connection and try again."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/certificate')
  await button(page, 'Try again').click()

  // The server has the last word on a name.
  await writeName(page, 'Ada 🦄')
  await button(page, 'Download').click()
  await expect(page.getByRole('alert')).toContainText('We cannot print these characters: 🦄')
  await writeName(page, 'Ada')

  for (const name of ['issue-certificate', 'certificate-pdf']) {
    await page.route(`**/functions/v1/${name}`, (route) => route.abort(), { times: 1 })
    await button(page, 'Download').click()
    await expect(page.getByRole('alert')).toHaveText(
      "We couldn't load the certificate. Check your connection and try again.",
    )
    await expect(button(page, 'Download')).toBeFocused()
    await expect(sheet(page)).toContainText('Ada')
  }
  const file = await download(page, () => button(page, 'Download').click())
  expect(file.name).toBe('Certificate of Ada.pdf')
  await expect(page.getByRole('alert')).toBeHidden()

  // A correction that does not arrive stays in the panel.
  await button(page, 'Edit').click()
  await nameField(page).fill('Ada L.')
  await page.route('**/functions/v1/correct-certificate', (route) => route.abort(), { times: 1 })
  await button(page, 'Done').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(nameField(page)).toHaveValue('Ada L.')
  await button(page, 'Done').click()
  await expect(sheet(page)).toContainText(/Ada L\..*revision 2/)
})

test('two tabs issue one certificate, and the second is told', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const learner = await graduate(site)
  await openAs(page, site, learner, '/certificate')
  const other = await context.newPage()
  await other.goto('/certificate')
  await writeName(page, 'First Name')
  await writeName(other, 'Second Name')
  await download(page, () => button(page, 'Download').click())
  // The message goes away by itself, perhaps before the file is there.
  const told = other.getByText('Your certificate was already issued with the name and date you chose then')
  const [file] = await Promise.all([
    download(other, () => button(other, 'Download').click()),
    expect(told).toBeVisible(),
  ])
  expect(file.name).toBe('Certificate of First Name.pdf')
  await expect(sheet(other)).toContainText('First Name')
})

test('the administrator gets a specimen without a number', { tag: '@once' }, async ({ page, site }) => {
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
