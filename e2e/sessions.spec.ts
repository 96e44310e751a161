import { createAccount, signIn } from './support/accounts.ts'
import { dashboard, login } from './support/page.ts'
import { getSession, openAs } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

test.describe('several tabs', () => {
  test('sign in and sign out together', { tag: '@once' }, async ({ page, context, site }) => {
    const account = await createAccount(site)
    const other = await context.newPage()
    await page.goto('/welcome')
    await other.goto('/welcome')
    await expect(login(other)).toBeVisible()
    await signIn(page, account)
    await expect(dashboard(page)).toBeVisible()
    await expect(dashboard(other)).toBeVisible()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(login(other)).toBeVisible()
    await expect(login(page)).toBeVisible()
  })

  test('notices a logout after the back button', { tag: '@once' }, async ({ page, site }) => {
    const account = await createAccount(site)
    await page.goto('/welcome')
    await signIn(page, account)
    await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
    await page.reload()
    await expect(page.getByText('0 of 4 lessons completed')).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('checkout-email', '"learner@course.test"'))
    // A page in the back-forward cache gets no storage events.
    await page.evaluate(() => {
      localStorage.clear()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(login(page)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('clears data of a logged-out user on the front page', { tag: ['@once', '@nightly'] }, async ({
    page,
    site,
  }) => {
    await openAs(page, site, await createAccount(site), '/')
    await page.evaluate(() => sessionStorage.setItem('checkout-email', '"learner@course.test"'))
    await page.evaluate(() => {
      localStorage.clear()
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    // The email of a visitor stays.
    await page.evaluate(() => {
      sessionStorage.setItem('checkout-email', '"visitor@course.test"')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['checkout-email'])
  })
})

test.describe('a session', () => {
  test('is refreshed before the page is shown', { tag: '@once' }, async ({ page, site }) => {
    const { refresh_token } = await openAs(page, site, await createAccount(site), '/welcome')
    await expect(dashboard(page)).toBeVisible()
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('course-session') ?? '')
      localStorage.setItem('course-session', JSON.stringify({ ...session, expires_at: 1 }))
    })
    await page.reload()
    await expect(dashboard(page)).toBeVisible()
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('course-session') ?? ''))
    // Access tokens issued in the same second can be equal; refresh tokens differ.
    expect(stored.refresh_token).not.toBe(refresh_token)
    expect(stored.expires_at * 1000).toBeGreaterThan(Date.now())
  })

  test('is not taken from the URL', { tag: '@once' }, async ({ page, site, expectFault }) => {
    expectFault(/400 .*\/token/)
    const { access_token, refresh_token } = await getSession(site, await createAccount(site))
    const parts = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'magiclink' }
    await page.goto(`/welcome#${new URLSearchParams(parts)}`)
    await expect(login(page)).toBeVisible()
    await expect(page, 'the URL does not keep the token').toHaveURL(/\/welcome#?$/)
    // The sign-in loads the auth client, which must not use the token either.
    await signIn(page, { email: 'nobody@course.test', password: 'no such account' })
    await expect(page.getByText('Invalid login credentials')).toBeVisible()
    await expect(dashboard(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('course-session'))).toBeNull()
  })
})
