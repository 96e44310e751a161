import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { lastMailTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { authCleanupJob } from './cleanup.ts'
import { UNCONFIRMED_RETENTION_DAYS } from './shared/rules.ts'
import { createAccount, findAccountByEmail } from './store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const day = 24 * 3600

async function signUp(): Promise<string> {
  const email = freshEmail()
  const { error } = await browser(site).signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  await lastMailTo(site, email)
  return email
}

test('removes unconfirmed sign-ups and their mails after the retention period', async () => {
  const unconfirmed = await signUp()
  const resent = await signUp()
  const confirmed = await site.signedUp()
  const paid = await createAccount(site.db, site.clock, { email: freshEmail() })
  await site.db
    .insertInto('paid_customers')
    .values({
      customer_id: paid!.id,
      email: paid!.email,
      certificate_downloaded: 0,
      paid_amount: 29900,
      source: 'paid',
      created_at: paid!.created_at,
    })
    .execute()

  site.clock.advance((UNCONFIRMED_RETENTION_DAYS - 1) * day)
  expect((await browser(site).resend({ type: 'signup', email: resent })).error).toBeNull()
  await authCleanupJob(site).run()
  expect(await findAccountByEmail(site.db, unconfirmed)).toBeDefined()

  site.clock.advance(2 * day)
  await authCleanupJob(site).run()
  expect(await findAccountByEmail(site.db, unconfirmed)).toBeUndefined()
  const mails = await site.db.selectFrom('outbox').select('id').where('recipient', '=', unconfirmed).execute()
  expect(mails).toEqual([])
  // Accounts that requested another mail, confirmed or paid are not removed.
  expect(await findAccountByEmail(site.db, resent)).toBeDefined()
  expect(await findAccountByEmail(site.db, confirmed.email)).toBeDefined()
  expect(await findAccountByEmail(site.db, paid!.email)).toBeDefined()
})

test('ends a suspension whose time is over, so that its account gets mails again', async () => {
  const [over, lasting] = [await site.signedUp(), await site.signedUp()]
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * day * 1000).toISOString()
  const suspend = (id: string, banned_until: string) =>
    site.db.updateTable('users').set({ banned_until }).where('id', '=', id).execute()
  const later = inDays(3)
  await suspend(over.userId, inDays(1))
  await suspend(lasting.userId, later)
  site.clock.advance(2 * day)
  await authCleanupJob(site).run()
  expect((await findAccountByEmail(site.db, over.email))!.banned_until).toBeNull()
  expect((await findAccountByEmail(site.db, lasting.email))!.banned_until).toBe(later)
})

test('removes all unconfirmed sign-ups in one run, even if many were created at the same time', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 150 }, () => createAccount(site.db, site.clock, { email: freshEmail() })),
  )
  const ids = accounts.map((account) => account!.id)
  const created_at = site.clock.now().toISOString()
  await site.db.updateTable('users').set({ created_at }).where('id', 'in', ids).execute()
  site.clock.advance((UNCONFIRMED_RETENTION_DAYS + 1) * day)
  await authCleanupJob(site).run()
  expect(await site.db.selectFrom('users').select('id').where('id', 'in', ids).execute()).toEqual([])
})
