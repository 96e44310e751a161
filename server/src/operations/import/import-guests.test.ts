import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, findAccountByEmail } from '../../auth/index.ts'
import { hashPassword } from '../../auth/passwords/passwords.ts'
import { browser, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { csv } from '../../testing/hosted-export.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { temporaryFolder } from '../../testing/start-process.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { importSite } from './import-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Imports one customer without an account, and returns the report lines about customers. */
async function importCustomer(
  apply: boolean,
  id: string,
  email: string,
  hasAccounts = true,
): Promise<string[]> {
  const folder = temporaryFolder()
  if (hasAccounts) writeFileSync(join(folder, 'users.csv'), csv(['id', 'email']))
  const file = csv(['customer_id', 'email', 'paid_amount'], [id, email, 299])
  writeFileSync(join(folder, 'paid_customers.csv'), file)
  const report: string[] = []
  const { db, clock, config } = site
  await importSite({ db, clock, config, log: (line) => void report.push(line) }, folder, { apply })
  return report.filter((line) => !line.startsWith('users:'))
}

const IMPORTED = 'paid_customers: 1 imported, 0 already here, 0 rejected'
const ALREADY_HERE = 'paid_customers: 0 imported, 1 already here, 0 rejected'

const signIn = (email: string, password: string) => browser(site).signInWithPassword({ email, password })

/** Signs in with a mailed link, sets a password and reads the first lesson. */
async function readByLink(email: string) {
  const auth = browser(site)
  await auth.resetPasswordForEmail(email)
  const { tokenHash } = await lastMailTo(site, email)
  const { data, error } = await auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
  expect(error).toBeNull()
  expect((await auth.updateUser({ password: 'a password of their own' })).error).toBeNull()
  const response = await fetch(`${site.url}/rest/v1/lesson_content?select=content&lesson_id=eq.lesson1`, {
    headers: { authorization: `Bearer ${data.session!.access_token}` },
  })
  return (await response.json()) as unknown[]
}

test('a customer without an account gets access through a mailed link only', async () => {
  const email = freshEmail()
  const id = 'cus_first'
  expect((await importCustomer(false, id, email))[0]).toBe(
    'paid_customers: 1 new, 0 already here, 0 rejected',
  )
  // Without the accounts of the export, the customer may have one whose password is not imported yet.
  expect((await importCustomer(true, id, email, false))[0]).toMatch(/1 rejected$/)
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()

  expect((await importCustomer(true, id, email))[0]).toBe(IMPORTED)
  expect(await mailsTo(site, email)).toEqual([])
  expect(await findAccountByEmail(site.db, email)).toMatchObject({
    access: 'given',
    password_hash: null,
    email_verified_at: null,
  })
  const signedUp = await browser(site).signUp({ email, password: 'chosen by a stranger' })
  expect(signedUp.data.session).toBeNull()
  expect((await signIn(email, 'chosen by a stranger')).error?.code).toBe('invalid_credentials')
  expect((await lastMailTo(site, email)).text).toContain('/password-reset')

  expect(await readByLink(email)).not.toEqual([])
  expect((await signIn(email, 'a password of their own')).error).toBeNull()
})

test('another import recognizes a customer whose email has changed', async () => {
  const email = freshEmail()
  await importCustomer(true, 'cus_moved', email)
  const account = await findAccountByEmail(site.db, email)
  await site.db.updateTable('users').set({ email: freshEmail() }).where('id', '=', account!.id).execute()
  expect((await importCustomer(true, 'cus_moved', email))[0]).toBe(ALREADY_HERE)
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()
})

test('an existing unverified account with the email gets access, and its sessions and password are revoked', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, {
    email,
    confirmed: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  const stranger = browser(site)
  expect((await stranger.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()

  const report = await importCustomer(true, 'cus_known', email)
  expect(report).toEqual([IMPORTED, expect.stringContaining('access goes to the account with its email')])
  expect((await stranger.refreshSession()).error).not.toBeNull()
  expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials')
  expect((await importCustomer(true, 'cus_known', email))[0]).toBe(ALREADY_HERE)
  expect(await readByLink(email)).not.toEqual([])
})

test('an existing verified account gets access and keeps its password', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, {
    email,
    emailVerified: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  expect((await importCustomer(true, 'cus_proved', email))[0]).toBe(IMPORTED)
  expect((await signIn(email, PASSWORD)).error).toBeNull()
  expect((await findAccountByEmail(site.db, email))?.access).toBe('given')
})
