import { createAccount, linkFromMail, uniqueEmail } from './support/accounts.ts'
import { call } from './support/call.ts'
import { buyCourse } from './support/learners.ts'
import { button, dashboard, heading, login } from './support/page.ts'
import { openAs } from './support/sessions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const accountTitle = 'Your account'

test('changes the name, the time zone and, with links to both addresses, the email', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  const owner = await createAccount(site)
  // The session was opened by an emailed link, so the first sensitive change asks for the password.
  await openAs(page, site, owner, '/welcome')
  await expect(dashboard(page)).toBeVisible()
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Account' }).click()
  await expect(heading(page, accountTitle)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await button(page, 'Save profile').click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.goto('/certificate')
  await button(page, 'Edit').click()
  await expect(page.getByLabel('Student Name')).toHaveValue('Ada Lovelace')

  await page.goto('/account')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Auckland')
  const newEmail = uniqueEmail('moved')
  await page.getByLabel('New email').fill(newEmail)
  expectFault(/400/)
  await button(page, 'Change email').click()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Change email')).toBeFocused()
  await button(page, 'Change email').click()
  await page.getByLabel('Your password').fill('not the password')
  await button(page, 'Confirm').click()
  await expect(page.getByText('Your current password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(owner.password)
  await button(page, 'Confirm').click()
  await expect(page.getByText('Open both to finish changing your email.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkFromMail(site, owner.email, /email change/))
  await button(page, 'Confirm email address').click()
  await expect(heading(page, 'One more step')).toBeVisible()
  await page.goto(await linkFromMail(site, newEmail, /new email address/))
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Your email has been changed.')).toBeVisible()
  await header.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText(newEmail)).toBeVisible()
  await expect(button(page, 'Change email')).toBeVisible()

  await button(page, 'Logout').click()
  await expect(login(page)).toBeVisible()
})

test('changes the password, signs out another device, and signs in with an emailed code', {
  tag: '@once',
}, async ({ page, site, browser: chromium, expectFault }) => {
  const owner = await createAccount(site)
  const otherDevice = await chromium.newContext({ baseURL: site.url })
  const other = await otherDevice.newPage()
  await openAs(other, site, owner, '/account', { inOwnSession: true })
  await expect(heading(other, accountTitle)).toBeVisible()
  await openAs(page, site, owner, '/account', { inOwnSession: true })
  // The other device and the sign-up have sessions that were created without a browser.
  const signOuts = page.getByRole('button', { name: /^Sign out Unknown browser/ })
  await expect(page.getByText('This device', { exact: true })).toBeVisible()

  const password = 'an entirely new one'
  await page.getByLabel('New password').fill('12345')
  await button(page, 'Change password').click()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Sign out my other devices').uncheck()
  await button(page, 'Change password').click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await site.mailbox.latest(owner.email, /password was changed/)

  await expect(signOuts).toHaveCount(2)
  // The button disappears, so the focus moves to the heading of the section.
  const devices = page.getByRole('heading', { name: 'Devices' })
  await signOuts.first().press('Enter')
  await expect(page.getByText('Device signed out')).toBeVisible()
  await expect(signOuts).toHaveCount(1)
  await expect(devices).toBeFocused()
  await button(page, 'Sign out all other devices').press('Enter')
  await expect(page.getByText("You aren't signed in anywhere else.")).toBeVisible()
  await expect(devices).toBeFocused()
  await expectAccessible(page)
  expectFault(/40[013]/)
  await other.reload()
  await expect(login(other)).toBeVisible()

  await other.getByLabel('Email').fill(owner.email)
  await other.getByRole('link', { name: 'Sign in with email' }).click()
  await expect(heading(other, 'Sign in with email')).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(owner.email)
  await expectAccessible(other)
  await button(other, 'Send link and code').click()
  await expect(heading(other, 'Check your email')).toBeFocused()
  await expectAccessible(other)
  const { text } = await site.mailbox.latest(owner.email, /sign-in link/)
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? ''
  await other.getByLabel('Code').fill('000000')
  await button(other, 'Sign In').click()
  await expect(other.getByText('This code is incorrect or has expired.')).toBeVisible()
  await other.getByLabel('Code').fill(code)
  await button(other, 'Sign In').click()
  await expect(heading(other, accountTitle)).toBeVisible()
  await otherDevice.close()
})

test('offers a buyer without a password of their own to set one', {
  tag: ['@once', '@nightly'],
}, async ({ page, site, expectFault }) => {
  const buyer = await buyCourse(site)
  await openAs(page, site, buyer, '/account', { inOwnSession: true })
  const section = page.getByRole('region', { name: 'Password' })
  await expect(button(page, 'Set a password')).toBeVisible()
  await expect(section.getByText("You don't have a password of your own yet.")).toBeVisible()
  await expect(section.getByText('Current password')).toHaveCount(0)
  await expectAccessible(page)

  // The responses of a session without a recent sign-in.
  expectFault(/400/)
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_needed', message: 'Confirm' },
    })
  })
  await page.getByLabel('New password').fill('a password of my own')
  await button(page, 'Set a password').click()
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(dialog.getByText("You haven't set a password yet.")).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Email me a link').click()
  await expect(dialog.getByText(`We sent a link to ${buyer.email}`)).toBeVisible()
  await site.mailbox.latest(buyer.email, /Reset your password/)
  await button(page, 'Cancel').click()
  await expect(button(page, 'Set a password')).toBeFocused()
  await page.unroute('**/auth/v1/user')

  await button(page, 'Set a password').click()
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()
  await expect(button(page, 'Change password')).toBeVisible()
})

test('prints a receipt with company details, and requests a refund that staff approve', {
  tag: '@once',
}, async ({ page, site, browser: chromium }) => {
  const customer = await buyCourse(site)
  await openAs(page, site, customer, '/account')
  const purchases = page.getByRole('region', { name: 'Purchases' })
  await expect(purchases.getByText('$299.00')).toBeVisible()
  await purchases.getByRole('link', { name: 'Receipt' }).click()
  await expect(heading(page, 'Receipt')).toBeVisible()
  await page.getByLabel('Name or company').fill('Larkmoor Water Ltd')
  await page.getByLabel('Tax ID').fill('GB 123 4567 89')
  await expect(page.getByText('Tax ID: GB 123 4567 89')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Larkmoor Water Ltd')).toBeVisible()
  await expect(button(page, 'Print receipt')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(page.getByLabel('Name or company')).toHaveValue('Larkmoor Water Ltd')

  await page.getByRole('link', { name: 'Your account' }).click()
  await button(page, 'Request a refund').click()
  await page.getByLabel('Why do you want a refund? (optional)').fill('I was promoted away from all this.')
  await expectAccessible(page)
  await button(page, 'Request refund').click()
  await expect(purchases.getByText(/Refund requested on .* We'll reply by email/)).toBeVisible()

  const staffContext = await chromium.newContext({ baseURL: site.url })
  const staffPage = await staffContext.newPage()
  await openAs(staffPage, site, site.admin, '/admin/payments', { inOwnSession: true })
  const id = new URL(
    (await purchases.getByRole('link', { name: 'Receipt' }).getAttribute('href')) ?? '',
    site.url,
  ).searchParams.get('receipt')
  await staffPage.goto(`/admin/payments/${id}`)
  await expect(staffPage.getByText('I was promoted away from all this.')).toBeVisible()
  await expectAccessible(staffPage)
  await button(staffPage, 'Approve refund of $299.00').click()
  await button(staffPage, 'Refund $299.00').click()
  await expect(staffPage.getByText('approved', { exact: false }).first()).toBeVisible()
  await staffContext.close()
  await site.mailbox.latest(customer.email, /Your refund/)
  await page.reload()
  await expect(purchases.getByText('Refunded', { exact: true })).toBeVisible()
})

test('a session that was ended on another device shows the sign-in form', { tag: '@once' }, async ({
  page,
  site,
  expectFault,
}) => {
  expectFault(/40[0-9]/)
  const { access_token: token } = await openAs(page, site, await buyCourse(site), '/welcome', {
    inOwnSession: true,
  })
  await expect(dashboard(page)).toBeVisible()
  await call(site, '/auth/v1/logout?scope=global', { token })
  await page.goto('/lesson-1')
  await expect(login(page)).toBeVisible()
  await expect(page.getByText('Sign in to open Lesson 1.')).toBeVisible()
})
