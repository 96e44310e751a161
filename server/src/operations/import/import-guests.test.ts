import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail, createAccount } from '../../auth/index.ts'
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

/** Imports one customer of a site without accounts, and answers what was told of customers. */
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
  const told: string[] = []
  const { db, clock, config } = site
  await importSite({ db, clock, config, log: (line) => void told.push(line) }, folder, { apply })
  return told.filter((line) => !line.startsWith('users:'))
}

const TAKEN_OVER = 'paid_customers: 1 taken over, 0 here already, 0 refused'
const HERE = 'paid_customers: 0 taken over, 1 here already, 0 refused'

const signIn = (email: string, password: string) => browser(site).signInWithPassword({ email, password })

/** Reads the first lesson as whoever a mailed link lets in. */
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

test('a customer without an account gets access, and only a mailed link leads to it', async () => {
  const email = freshEmail()
  const id = 'cus_first'
  expect((await importCustomer(false, id, email))[0]).toBe('paid_customers: 1 new, 0 here already, 0 refused')
  // Without its accounts nobody knows who had one there, with a password that is still to come.
  expect((await importCustomer(true, id, email, false))[0]).toMatch(/1 refused$/)
  expect(await accountByEmail(site.db, email)).toBeUndefined()

  expect((await importCustomer(true, id, email))[0]).toBe(TAKEN_OVER)
  expect(await mailsTo(site, email)).toEqual([])
  expect(await accountByEmail(site.db, email)).toMatchObject({
    access: 'given',
    password_hash: null,
    mailbox_proved_at: null,
  })
  const signedUp = await browser(site).signUp({ email, password: 'chosen by a stranger' })
  expect(signedUp.data.session).toBeNull()
  expect((await signIn(email, 'chosen by a stranger')).error?.code).toBe('invalid_credentials')
  expect((await lastMailTo(site, email)).text).toContain('/password-reset')

  expect(await readByLink(email)).not.toEqual([])
  expect((await signIn(email, 'a password of their own')).error).toBeNull()
})

test('another import knows the customer again, whose address has changed meanwhile', async () => {
  const email = freshEmail()
  await importCustomer(true, 'cus_moved', email)
  const account = await accountByEmail(site.db, email)
  await site.db.updateTable('users').set({ email: freshEmail() }).where('id', '=', account!.id).execute()
  expect((await importCustomer(true, 'cus_moved', email))[0]).toBe(HERE)
  expect(await accountByEmail(site.db, email)).toBeUndefined()
})

test('an account with the address gets the access; a stranger who made it is locked out', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, {
    email,
    confirmed: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  const stranger = browser(site)
  expect((await stranger.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()

  const told = await importCustomer(true, 'cus_known', email)
  expect(told).toEqual([TAKEN_OVER, expect.stringContaining('access goes to the one with its address')])
  expect((await stranger.refreshSession()).error).not.toBeNull()
  expect((await signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials')
  expect((await importCustomer(true, 'cus_known', email))[0]).toBe(HERE)
  expect(await readByLink(email)).not.toEqual([])
})

test('an owner who has proved the mailbox gets the access and keeps the password', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, {
    email,
    proved: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  expect((await importCustomer(true, 'cus_proved', email))[0]).toBe(TAKEN_OVER)
  expect((await signIn(email, PASSWORD)).error).toBeNull()
  expect((await accountByEmail(site.db, email))?.access).toBe('given')
})
