import type { AddedCustomers } from '@course/contract/admin/add-customers'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { countPaidCustomers, hasAccess } from '../../access/index.ts'
import { findAccountByEmail, lockAccount } from '../../auth/index.ts'
import { freshEmail } from '../../testing/accounts.ts'
import { callFunction, callFunctionData, newOperation } from '../../testing/admin.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { startSite } from '../../testing/start-site.ts'

test('gives pasted addresses access and emails them, once, with a result for each', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const [known, paid, revoked] = [await site.signedUp(), await site.paidCustomer(), await site.paidCustomer()]
  await callFunctionData(owner, 'admin-customer-revoke-access', {
    ...newOperation(),
    id: revoked.userId,
    expected: 'paid',
  })
  const email = freshEmail()
  const entries = [
    email,
    known.email,
    paid.email,
    revoked.email,
    email.toUpperCase(),
    owner.email,
    'no address',
  ]
  const states = ['new', 'existing', 'has_access', 'ended', 'repeated', 'staff', 'invalid']
  const sold = await countPaidCustomers(site.db)

  const preview = await callFunctionData<AddedCustomers>(owner, 'admin-add-customers-preview', { entries })
  expect(preview.results.map(({ state }) => state)).toEqual(states)
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()

  const body = { ...newOperation(), reason: 'Paid by bank transfer', entries }
  const added = await callFunctionData<AddedCustomers>(owner, 'admin-add-customers', body)
  expect(added.results.map(({ state }) => state)).toEqual(states)
  const account = (await findAccountByEmail(site.db, email))!
  expect(added.results[0]).toEqual({ state: 'new', id: account.id })
  for (const id of [account.id, known.userId, paid.userId, revoked.userId])
    expect(await hasAccess(site.db, id)).toBe(true)
  // The revoked customer had paid.
  expect(await countPaidCustomers(site.db)).toBe(sold + 1)

  expect((await lastMailTo(site, email)).text).toContain('/reset-password')
  expect((await lastMailTo(site, known.email)).text).toContain('/welcome')
  expect((await lastMailTo(site, paid.email)).subject).not.toContain('ready')
  await callFunctionData(owner, 'admin-add-customers', body)
  expect(await mailsTo(site, email)).toHaveLength(1)

  const audited = await site.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_label', 'reason', 'outcome'])
    .where('action', 'in', ['customers.add', 'customer.give_access'])
    .execute()
  expect(audited.map(({ subject_label }) => subject_label).toSorted()).toEqual(
    ['3 customers', email, known.email, revoked.email].toSorted(),
  )
  expect(new Set(audited.map(({ reason }) => reason))).toEqual(new Set(['Paid by bank transfer']))
  expect(audited.map(({ outcome }) => outcome).join()).not.toContain('@')
})

test('locks accounts in the order of their ids, as the refund of a team does', async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite has one writer')
  const site = await startSite()
  const owner = await site.administrator()
  const members = [await site.signedUp(), await site.signedUp()]
  const [first, last] = members.toSorted((a, b) => (a.userId < b.userId ? -1 : 1)) as [Member, Member]
  const { promise: added, resolve } = Promise.withResolvers<unknown>()
  await site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, first.userId)
    const body = { ...newOperation(), entries: [last.email, first.email] }
    resolve(callFunctionData(owner, 'admin-add-customers', body))
    const isWaiting = async () =>
      (await sql`select 1 from pg_locks where not granted`.execute(trx)).rows.length > 0
    await expect.poll(isWaiting).toBe(true)
    await lockAccount(trx, last.userId)
  })
  expect(await added).toMatchObject({ results: [{ state: 'existing' }, { state: 'existing' }] })
  expect(site.logged.filter((line) => line.includes('deadlock'))).toEqual([])
})

test('takes at most 100 entries, with a reason', async () => {
  const site = await startSite()
  const owner = await site.administrator()
  const entries = Array.from({ length: 101 }, (_, index) => `customer${index}@learner.example`)
  expect((await callFunction(owner, 'admin-add-customers', { ...newOperation(), entries })).status).toBe(400)
  const body = { ...newOperation(), reason: '', entries: entries.slice(0, 1) }
  expect((await callFunction(owner, 'admin-add-customers', body)).status).toBe(400)
  const added = { ...newOperation(), entries: entries.slice(0, 100) }
  expect((await callFunctionData<AddedCustomers>(owner, 'admin-add-customers', added)).results).toHaveLength(
    100,
  )
})
