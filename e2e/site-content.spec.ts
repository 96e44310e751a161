import type { Page } from '@playwright/test'
import { pngFile } from './support/images.ts'
import { expectFits } from './support/layout.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ siteGroup: 'site-content' })
test.describe.configure({ mode: 'default' })

const open = async (page: Page, block: string) => {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: block, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
}

test('a new owner changes name, logo, color, price, hero, a testimonial and an FAQ entry in the browser', {
  tag: '@once',
}, async ({ page, site, browser, expectFault }) => {
  expectFault(/403/)
  await openAs(page, site, site.admin, '/admin')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByText('Not changed yet')).toHaveCount(15)
  await expectAccessible(page)

  await open(page, 'Name and look')
  await page.getByLabel('Site name').fill('Calm Change Academy')
  await page.getByLabel('Logo (optional)', { exact: true }).setInputFiles(pngFile('logo.png', 96, 96))
  await expect(page.getByAltText('Current: Logo (optional)', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Site name')).toHaveValue('Calm Change Academy')
  const color = page.getByLabel('Brand color (optional)', { exact: true })
  await color.fill('#ffdd00')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^This color is too light to read on white\. Try #/)).toBeVisible()
  await expect(color).toBeFocused()
  await expectAccessible(page)
  await color.fill('#0b5c3b')
  await publish(page)

  await open(page, 'Price and offer')
  const price = page.getByLabel('Current price (USD)')
  // It could mean 1,299 or 1.299, so it is neither shown nor published.
  await price.fill('1,299')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(price).toBeFocused()
  await expect(page.getByText('Enter a price, such as 299 or 249.50')).toBeVisible()
  await price.fill('249.50')
  // The first response is that of a session without a recent sign-in.
  let isRefused = false
  await page.route('**/functions/v1/save-text', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    await route.fulfill({
      status: 403,
      json: { success: false, error: "Confirm it's you.", code: 'admin.reauthentication_needed' },
    })
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  const reauthentication = page.getByRole('dialog', { name: "Confirm it's you" })
  await reauthentication.getByLabel('Your password').fill(site.admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()

  await open(page, 'Top of the page')
  await page.getByLabel('Heading', { exact: true }).fill('Change that stays, from {price}.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Change that stays, from $249.50.')
  const background = () => preview.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(background).toBe('rgb(21, 17, 28)')
  await page.getByRole('button', { name: 'Close' }).click()
  await publish(page)

  await open(page, 'Testimonials')
  const first = page.getByRole('group', { name: 'Testimonials' }).getByRole('listitem').first()
  await first.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await first.getByRole('button', { name: 'Move down testimonial 1' }).click()
  await page.getByRole('button', { name: 'Remove testimonial 3' }).click()
  await publish(page)

  await open(page, 'FAQ')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByLabel('Question', { exact: true }).last()).toBeFocused()
  await page.keyboard.type('Is there a test?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Yes, {siteName} has four quizzes.')
  await publish(page)
  await expect(page.getByText(/^Changed/)).toHaveCount(5)

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Change that stays, from $249.50.')
  await expect(visitor.getByRole('link', { name: 'Calm Change Academy' }).first()).toBeVisible()
  await expect(visitor.locator('header img')).toHaveJSProperty('naturalWidth', 96)
  await expect(visitor.getByText('Yes, Calm Change Academy has four quizzes.')).toBeAttached()
  await expect(visitor.locator('#testimonials li').nth(1)).toContainText('Ada Lovelace')
  await expect(visitor.getByText('Save $249.50').first()).toBeVisible()
  // The page stays the same when React takes over.
  await visitor.getByRole('link', { name: 'Enroll Now' }).first().click()
  await visitor.mouse.move(10, 10)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Change that stays, from $249.50.')
  await visitor.context().close()
})

test('two administrators edit the same block: the second is told, and nothing is lost', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  expectFault(/409/)
  await openAs(page, site, site.admin, '/admin/site/highlights')
  const other = await page.context().newPage()
  await other.goto('/admin/site/highlights')
  const figure = (tab: Page) => tab.getByLabel('Label', { exact: true }).first()
  // Otherwise it would offer the draft of the first tab.
  await expect(figure(other)).toBeVisible()
  await figure(page).fill('parts')
  await publish(page)
  await figure(other).fill('chapters')
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByRole('heading', { name: 'Someone else saved changes' })).toBeVisible()
  await expect(other.getByRole('deletion')).toContainText('parts')
  await other.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(other.getByText('Published', { exact: true })).toBeVisible()

  await other.goto('/admin/site/highlights')
  await other.getByRole('button', { name: 'Version history' }).click()
  await other.getByRole('button', { name: /^Version 2/ }).click()
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByText('Version 2 restored as version 4.')).toBeVisible()
  await other.goto('/admin/site/highlights')
  await expect(figure(other)).toHaveValue('parts')
})

test('the site screens fit', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin/site')
  for (const block of ['', '/site', '/offer', '/topics', '/faq']) {
    if (block) await page.goto(`/admin/site${block}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (block) await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
    await expectFits(page)
  }
})
