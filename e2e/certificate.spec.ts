import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { finishCourse, graduate } from './support/graduates.ts'
import { buyCourse, enter, rowsOf } from './support/learners.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const sheet = (page: Page) => page.getByRole('img', { name: /^Certificate of Completion: / })
const nameField = (page: Page) => page.getByLabel('Student Name')
const dateField = (page: Page) => page.getByLabel('Completion Date')
const question = (page: Page) => page.getByRole('dialog', { name: 'Issue your certificate?' })
const numberPattern = /Certificate no\. [0-9A-Z]{5}(-[0-9A-Z]{5}){3}/

const today = () => new Date().toISOString().slice(0, 10)

async function writeName(page: Page, name: string): Promise<void> {
  await button(page, 'Edit').click()
  await nameField(page).fill(name)
  await button(page, 'Done').click()
  await expect(nameField(page)).toBeHidden()
}

/** Issues by Download, and answers with the file. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('a visitor is sent to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/certificate')
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { name: 'Account Login' })).toBeVisible()
})

test.describe('before the course is finished', () => {
  test('a learner sees a preview, what is missing and the way to it', async ({ page, site }) => {
    await enter(page, site, await buyCourse(site), '/certificate')
    await expect(page.getByRole('heading', { name: 'What is missing' })).toBeVisible()
    await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
    await expect(page.getByText(/^Quiz \d is not passed yet/)).toHaveCount(4)
    await expect(link(page, 'Enroll Now')).toBeHidden()
    await expect(sheet(page)).toContainText('Your name')
    await expect(sheet(page)).toContainText('Preview, not issued yet')
    for (const name of ['Edit', 'Print', 'Download']) await expect(button(page, name)).toBeDisabled()
    await expectAccessible(page)
    await link(page, 'Take quiz 2').click()
    await expect(page).toHaveURL('/quiz-2')
  })

  test('a single missing quiz is the only thing named', { tag: '@once' }, async ({ page, site }) => {
    const learner = await buyCourse(site)
    await finishCourse(site, learner, { except: 'lesson4' })
    await enter(page, site, learner, '/certificate')
    await expect(
      page.getByText('Quiz 4 is not passed yet: Case Studies and Real-World Applications'),
    ).toBeVisible()
    await expect(page.getByText(/^Quiz \d is not passed yet/)).toHaveCount(1)
    await expect(page.getByText(/lessons completed/)).toBeHidden()
    await link(page, 'Go to your course').click()
    await expect(page).toHaveURL('/welcome')
  })

  test('somebody who has not bought the course is shown where to', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    await enter(page, site, await createAccount(site), '/certificate')
    await expect(page.getByText('The course is not bought with this account')).toBeVisible()
    await link(page, 'Enroll Now').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#enrollment')).toBeInViewport()
  })
})

test('a graduate names the certificate, downloads it, and finds it fixed from then on', async ({
  page,
  site,
}) => {
  const learner = await graduate(site)
  await enter(page, site, learner, '/certificate')

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

  // What was written survives a reload, and asking is not issuing.
  await page.reload()
  await expect(sheet(page)).toContainText('Zoë Žižek-O’Hara')
  await button(page, 'Download').click()
  await expect(question(page)).toContainText('Zoë Žižek-O’Hara')
  await expectAccessible(page)
  await button(page, 'Not yet').click()
  await expect(question(page)).toBeHidden()
  await expect(button(page, 'Download')).toBeFocused()
  await expect(sheet(page)).toContainText('Preview, not issued yet')

  await button(page, 'Download').click()
  const first = await download(page, () => button(page, 'Issue and download').click())
  expect(first.name).toBe('Certificate of Zoë Žižek-O’Hara.pdf')
  expect(first.content.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(sheet(page)).toContainText(numberPattern)
  await expect(page.getByText('Your certificate is downloaded')).toBeVisible()
  const [customer] = await rowsOf<Record<string, unknown>>(site, learner, 'paid_customers?select=*')
  expect(customer).toMatchObject({ certificate_downloaded: true, paid_amount: 29900 })

  await button(page, 'Edit').click()
  await expect(nameField(page)).toBeDisabled()
  await expect(dateField(page)).toBeDisabled()
  await expect(page.getByText(/what it says is fixed/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Done').click()
  await expect(nameField(page)).toBeHidden()

  const number = numberPattern.exec((await sheet(page).textContent()) ?? '')?.[0] as string
  await page.reload()
  await expect(sheet(page)).toContainText(number)
  const again = await download(page, () => button(page, 'Download').click())
  expect(again.name).toBe(first.name)
  await link(page, 'Continue to Feedback').click()
  await expect(page).toHaveURL('/feedback')
})

test('Print issues too, and prints the certificate alone on one landscape page', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      // What the printer would get at this moment.
      const isAlone = !document.querySelector('dialog[open]')
      document.documentElement.dataset.printed = `${isAlone} ${document.querySelector('svg[role=img]')?.textContent}`
    }
  })
  await enter(page, site, await graduate(site), '/certificate')
  await writeName(page, 'Ada Lovelace')
  await button(page, 'Print').click()
  await button(page, 'Issue and print').click()
  const printed = page.locator('html')
  await expect(printed).toHaveAttribute('data-printed', /^true .*Ada Lovelace.*Certificate no\. /)

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
  await enter(page, site, await graduate(site), '/certificate')
  await button(page, 'Edit').click()
  for (const name of [
    'Мария Ивановна Достоевская',
    'محمد بن عبد الله الأنصاري',
    'Ευανθία Παπαδοπούλου',
    'W'.repeat(60),
    'Maximiliana Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  ]) {
    await nameField(page).fill(name)
    const paper = (await sheet(page).boundingBox())!
    const lines = sheet(page).locator('g[direction] text')
    expect((await lines.allTextContents()).join(' ')).toBe(name)
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
  expectFault(/functions\/v1\/(certificate|issue-certificate|certificate-pdf)/)
  const learner = await graduate(site)
  await page.route('**/functions/v1/certificate', (route) => route.abort())
  await enter(page, site, learner, '/certificate')
  await expect(page.getByText('It did not arrive. Check your connection, then try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/functions/v1/certificate')
  await button(page, 'Try again').click()

  // The server has the last word on a name.
  await writeName(page, 'Ada 🦄')
  await button(page, 'Download').click()
  await button(page, 'Issue and download').click()
  await expect(question(page).getByRole('alert')).toContainText('We cannot print these characters: 🦄')
  await button(page, 'Not yet').click()
  await writeName(page, 'Ada')

  await page.route('**/functions/v1/issue-certificate', (route) => route.abort(), { times: 1 })
  await button(page, 'Download').click()
  await button(page, 'Issue and download').click()
  await expect(question(page).getByRole('alert')).toHaveText(
    'The certificate was not issued. Check your connection, then try again.',
  )
  await page.route('**/functions/v1/certificate-pdf', (route) => route.abort(), { times: 1 })
  await button(page, 'Issue and download').click()
  await expect(
    page.getByText('The certificate did not arrive. Check your connection, then try again.'),
  ).toBeVisible()
  await expect(sheet(page)).toContainText('Ada')
  const file = await download(page, () => button(page, 'Download').click())
  expect(file.name).toBe('Certificate of Ada.pdf')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('two tabs issue one certificate, and the second is told', { tag: '@once' }, async ({
  page,
  context,
  site,
}) => {
  const learner = await graduate(site)
  await enter(page, site, learner, '/certificate')
  const other = await context.newPage()
  await other.goto('/certificate')
  await writeName(page, 'First Name')
  await writeName(other, 'Second Name')
  await button(page, 'Download').click()
  await download(page, () => button(page, 'Issue and download').click())
  await button(other, 'Download').click()
  const file = await download(other, () => button(other, 'Issue and download').click())
  expect(file.name).toBe('Certificate of First Name.pdf')
  await expect(sheet(other)).toContainText('First Name')
  await expect(
    other.getByText('Your certificate was issued earlier, so it says what you chose then'),
  ).toBeVisible()
})

test('the administrator needs no purchase, but the whole course', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await enter(page, site, site.admin, '/certificate')
  await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
  await expect(link(page, 'Enroll Now')).toBeHidden()
  await finishCourse(site, site.admin)
  await page.reload()
  await writeName(page, 'The Administrator')
  await button(page, 'Download').click()
  const file = await download(page, () => button(page, 'Issue and download').click())
  expect(file.content.subarray(0, 5).toString()).toBe('%PDF-')
})
