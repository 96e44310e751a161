import { expectFits } from './support/layout.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ siteGroup: 'mail-texts' })
test.describe.configure({ mode: 'default' })

test('an owner changes an email, previews and tests it, and restores it', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await openAs(page, site, site.admin, '/admin')
  await page.getByRole('link', { name: 'Email texts', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Reset password', exact: true }).click()
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue('Reset your password')

  await subject.fill('New password for ')
  await page.getByRole('button', { name: 'Insert {siteName}' }).click()
  await expect(subject).toBeFocused()
  await expect(subject).toHaveValue('New password for {siteName}')
  await page
    .getByLabel('Text', { exact: true })
    .fill('Hi {friend},\n\nSee https://example.com/help for help.')
  await page.getByLabel('Button', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('{friend} is not a variable of this email.')).toBeVisible()
  await expect(page.getByText('The button is missing. Give it a label, or its link is lost.')).toBeVisible()
  // Down there, the bar with the buttons covers nothing. Elsewhere it may cover half a button that can be scrolled.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await page.getByLabel('Text', { exact: true }).fill('Hi!\n\nSee https://example.com/help for help.')
  await page.getByLabel('Button', { exact: true }).fill('Choose a password')

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(page.getByText('New password for Integrated Change Management')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Choose a password' })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  )
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 28)')
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(page.getByText('Choose a password:\nhttp', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Sent. Check your inbox.')).toBeVisible()
  await expect
    .poll(async () => (await site.mailbox.all(site.admin.email)).map((mail) => mail.subject))
    .toContain('Test: New password for Integrated Change Management')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Email texts' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Reset password' })).toContainText(' by ')

  await page.getByRole('link', { name: 'Reset password', exact: true }).click()
  await page.getByRole('button', { name: 'Version history' }).click()
  await page.getByRole('button', { name: /^Version 1/ }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Version 1 restored as version 3.')).toBeVisible()
})

test('the screens of email texts fit', { tag: ['@once', '@nightly'] }, async ({ page, site }) => {
  await openAs(page, site, site.admin, '/admin/mail-texts')
  for (const path of ['', '/order-confirmation-new', '/factor-reset-requested']) {
    if (path) await page.goto(`/admin/mail-texts${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path) await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
    await expectFits(page)
  }
})
