import { expect, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { startSite } from '../../testing/start-site.ts'

test('normalizes emails the same way at sign-up and sign-in', async () => {
  const site = await startSite()
  const email = freshEmail()
  const typed = ` onclick=<${email.toUpperCase()}> `
  expect((await browser(site).signUp({ email: typed, password: PASSWORD })).error).toBeNull()
  const stored = await site.db.selectFrom('users').select('email').where('email', 'like', '%click%').execute()
  expect(stored).toEqual([])
  const signIn = (input: string) => browser(site).signInWithPassword({ email: input, password: PASSWORD })
  expect((await signIn(typed)).error?.code).toBe('email_not_confirmed')
  expect((await signIn(email)).error?.code).toBe('email_not_confirmed')
})
