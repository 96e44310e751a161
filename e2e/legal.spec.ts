import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ siteGroup: 'legal' })

test('an owner links the imprint and changes the consent and the price note; visitors see them', {
  tag: '@once',
}, async ({ page, site, browser }) => {
  await openAs(page, site, site.admin, '/admin/site/legal')
  await page
    .getByLabel('Consent at the checkout')
    .fill('By paying, you agree to the {terms} and know your {withdrawal}.')
  await page.getByLabel('Note beside the price').fill('incl. VAT')
  await page.getByLabel('Imprint').selectOption('footer')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()

  const context = await browser.newContext({ baseURL: site.url })
  const visitor = await context.newPage()
  await visitor.goto('/?utm_source=newsletter')
  const payment = visitor.locator('#payment')
  await expect(payment.getByText('USD incl. VAT')).toBeVisible()
  await expect(payment.getByText('By paying, you agree to the Terms of Service')).toBeVisible()
  await expect(payment.getByRole('link', { name: 'Right of Withdrawal' })).toHaveAttribute(
    'href',
    '/withdrawal',
  )
  await expectAccessible(visitor)
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto('/withdrawal')
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'Right of Withdrawal' }),
  ).toHaveCount(0)
  await context.close()
})
