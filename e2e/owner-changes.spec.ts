import type { Page } from '@playwright/test'
import { pngFile } from './support/images.ts'
import { openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

test.use({ siteGroup: 'owner-changes' })

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

/** Opens a block of the site, changes it and publishes it: three clicks. */
async function changeBlock(page: Page, block: string, change: () => Promise<void>) {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: block, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  await change()
  await publish(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
}

test('a new owner makes the site their own with at most 25 clicks', { tag: ['@once', '@nightly'] }, async ({
  page,
  site,
  browser,
}) => {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      // Focusing a field by its label is a click of the browser's own.
      (event) => event.detail > 0 && (window as unknown as { countClick(): void }).countClick(),
      true,
    ),
  )
  await openAs(page, site, site.admin, '/admin')
  await changeBlock(page, 'Name and look', async () => {
    await page.getByLabel('Site name').fill('Calm Change Academy')
    await page.getByLabel('Logo (optional)', { exact: true }).setInputFiles(pngFile('logo.png', 96, 96))
    await expect(page.getByAltText('Current: Logo (optional)', { exact: true })).toBeVisible()
    await page.getByLabel('Brand color (optional)', { exact: true }).fill('#0b5c3b')
  })
  await changeBlock(page, 'Price and offer', () => page.getByLabel('Current price (USD)').fill('249.50'))
  await changeBlock(page, 'Top of the page', () =>
    page.getByLabel('Heading', { exact: true }).fill('Change that stays.'),
  )
  await changeBlock(page, 'Testimonials', () =>
    page.getByLabel('Name', { exact: true }).first().fill('Ada Lovelace'),
  )
  await changeBlock(page, 'FAQ', () =>
    page.getByLabel('Question', { exact: true }).first().fill('How long does it take?'),
  )

  await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
  await page.getByRole('link', { name: /^Lesson 1/ }).click()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('What comes first at our firm?')
  await publish(page)
  await expect(page.getByRole('link', { name: 'Edit What comes first at our firm?' })).toBeVisible()

  await page.getByRole('link', { name: 'Email texts', exact: true }).click()
  await page.getByRole('link', { name: 'Reset password', exact: true }).click()
  await page.getByLabel('Subject').fill('A new password')
  await publish(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Email texts' })).toBeVisible()

  expect(clicks).toBeLessThanOrEqual(25)
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Change that stays.')
  await expect(visitor.getByText('Ada Lovelace')).toBeAttached()
  await expect(visitor.getByText('$249.50').first()).toBeAttached()
  await visitor.context().close()
})
