import { expect, expectAccessible, test } from './support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the front page', { tag: '@once' }, async ({ page, site }) => {
    const response = await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/`)
    expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/)
  })
})

test('shows the path of an unknown page and a link home', { tag: '@once' }, async ({ page, expectFault }) => {
  expectFault(/404 .*\/no\/such\/page/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('redirects a lesson path without a hyphen', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/lesson2')
  expect(new URL(response!.url()).pathname).toBe('/lesson-2')
})

test('has no sideways scrolling', async ({ page, expectFault }) => {
  expectFault(/404 .*\/long-path/)
  for (const path of ['/', `/${'long-path-'.repeat(12)}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(excess, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  }
})
