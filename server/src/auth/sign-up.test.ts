import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { accountByEmail } from './store.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ env: { TRUST_PROXY: 'true' } }))
})
afterAll(() => close())

test('a sign-up is confirmed by the link in the mail, and then the password works', async () => {
  const auth = browser(site)
  const email = freshEmail()
  const { data, error } = await auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: {
      data: { first_name: 'Ada' },
      captchaToken: 'x',
      emailRedirectTo: 'http://localhost:3000/welcome',
    },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { first_name: 'Ada' } })
  expect(data.user?.confirmation_sent_at).toBeDefined()
  expect(data.user?.email_confirmed_at).toBeUndefined()

  const early = await auth.signInWithPassword({ email, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Confirm your email address')
  expect(mail.link).toMatch(/^http:\/\/localhost:3000\/welcome\?token_hash=[\w-]{43}&type=signup$/)
  const verified = await auth.verifyOtp({ type: 'signup', token_hash: mail.tokenHash })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user).toMatchObject({
    id: data.user?.id,
    user_metadata: { first_name: 'Ada', email_verified: true },
  })
  expect(verified.data.user?.email_confirmed_at).toBeDefined()

  const again = await browser(site).signInWithPassword({ email, password: PASSWORD })
  expect(again.error).toBeNull()
  expect((await accountByEmail(site.db, email))?.last_sign_in_at).not.toBeNull()
})
