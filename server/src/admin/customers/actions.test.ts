import type { CustomerDetails } from '@course/contract/admin/customers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareAccess } from '../../access/compare-access.ts'
import { countPaidCustomers, hasAccess } from '../../access/index.ts'
import { createAccount, findAccount, findAccountByEmail } from '../../auth/index.ts'
import { newFactor } from '../../auth/store/factors.ts'
import { orderNumberOf } from '../../sales/index.ts'
import { freshEmail } from '../../testing/accounts.ts'
import { callFunction, callFunctionData, newOperation } from '../../testing/admin.ts'
import { buyCourse } from '../../testing/buy-course.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'

let site: RunningSite
let owner: Member
let second: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
  second = await site.staffMember('administrator')
})
afterAll(() => close?.())

const entries = (id: string) =>
  site.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('at').execute()
const mailsTo = (email: string) =>
  site.db.selectFrom('outbox').select('kind').where('recipient', '=', email).execute()

/** An account created by a purchase, without a sign-in. */
const createUnusedAccount = async () =>
  (await createAccount(site.db, site.clock, {
    email: freshEmail(),
    confirmed: true,
    requiresPasswordReset: true,
  }))!

test('grants complimentary access without a sale, and keeps revoked access revoked', async () => {
  const customer = await site.signedUp()
  const sold = await countPaidCustomers(site.db)
  const body = { ...newOperation(), id: customer.userId, expected: 'none' }
  expect(await callFunctionData(owner, 'admin-customer-grant-access', body)).toEqual({ access: 'given' })
  expect(await hasAccess(site.db, customer.userId)).toBe(true)
  expect(await countPaidCustomers(site.db)).toBe(sold)
  await compareAccess(site)
  expect(await hasAccess(site.db, customer.userId)).toBe(true)

  const end = { ...newOperation(), id: customer.userId, expected: 'given' }
  expect(await callFunctionData(owner, 'admin-customer-revoke-access', end)).toEqual({ access: 'ended' })
  expect(await hasAccess(site.db, customer.userId)).toBe(false)
  expect((await entries(customer.userId)).map(({ change, reason }) => [JSON.parse(change), reason])).toEqual([
    [{ access: { old: 'none', new: 'given' } }, 'for the test'],
    [{ access: { old: 'given', new: 'ended' } }, 'for the test'],
  ])
  const withoutReason = { ...newOperation(), reason: '', id: customer.userId, expected: 'ended' }
  expect((await callFunction(owner, 'admin-customer-grant-access', withoutReason)).status).toBe(400)
})

test('restores a purchase when access is granted again, and raises no alarm while it is revoked', async () => {
  const customer = await site.paidCustomer()
  await callFunctionData(owner, 'admin-customer-revoke-access', {
    ...newOperation(),
    id: customer.userId,
    expected: 'paid',
  })
  expect(await hasAccess(site.db, customer.userId)).toBe(false)
  await compareAccess(site)
  expect(await hasAccess(site.db, customer.userId)).toBe(false)
  expect(
    await site.db.selectFrom('alarms').selectAll().where('subject', '=', customer.userId).execute(),
  ).toEqual([])
  const back = { ...newOperation(), id: customer.userId, expected: 'ended' }
  expect(await callFunctionData(owner, 'admin-customer-grant-access', back)).toEqual({ access: 'paid' })
})

test('runs a double click once, and rejects the second of two concurrent administrators', async () => {
  const customer = await site.signedUp()
  const body = { ...newOperation(), id: customer.userId, expected: 'none' }
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => callFunction(owner, 'admin-customer-grant-access', body)),
  )
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await entries(customer.userId)).toHaveLength(1)

  const contested = await site.paidCustomer()
  const responses = await Promise.all(
    [owner, second].map((person) =>
      callFunction(person, 'admin-customer-revoke-access', {
        ...newOperation(),
        id: contested.userId,
        expected: 'paid',
      }),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await entries(contested.userId)).toHaveLength(1)
})

test('changes the email of an unused account immediately and sends a set-password link to it', async () => {
  const account = await createUnusedAccount()
  const email = freshEmail()
  const body = { ...newOperation(), id: account.id, email, expected: account.email }
  const responses = await Promise.all([1, 2].map(() => callFunction(owner, 'admin-customer-email', body)))
  expect(responses.map(({ body: { data } }) => data)).toEqual([{ done: 'changed' }, { done: 'changed' }])
  expect((await findAccount(site.db, account.id))?.email).toBe(email)
  expect(await findAccountByEmail(site.db, account.email)).toBeUndefined()
  expect(await mailsTo(email)).toEqual([{ kind: 'set-password' }])
  const found = await callFunctionData<{ rows: { id: string }[] }>(owner, 'admin-customers', { q: email })
  expect(found.rows.map(({ id }) => id)).toEqual([account.id])

  const races = await Promise.all(
    [owner, second].map((person) =>
      callFunction(person, 'admin-customer-email', {
        ...newOperation(),
        id: account.id,
        email: freshEmail(),
        expected: email,
      }),
    ),
  )
  expect(races.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('after a correction, the order confirmation goes to the right email and the first one stays in the history', async () => {
  const [wrong, right] = [freshEmail(), freshEmail()]
  await buyCourse(site, wrong)
  const { id } = (await findAccountByEmail(site.db, wrong))!
  const purchase = await site.db
    .selectFrom('purchases')
    .select('id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { ...newOperation(), id, email: right, expected: wrong }
  expect(await callFunctionData(owner, 'admin-customer-email', body)).toEqual({ done: 'changed' })
  const mail = await lastMailTo(site, right)
  expect(mail.text).toContain(orderNumberOf(purchase))
  expect(mail.tokenHash).not.toBe('')
  expect(await mailsTo(right)).toEqual([{ kind: 'order-confirmation' }])
  const { rows } = await callFunctionData<{ rows: { kind: string }[] }>(owner, 'admin-customer-mails', { id })
  expect(rows.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-confirmation'])
  const timeline = await callFunctionData<{ rows: unknown[] }>(owner, 'admin-customer-timeline', {
    id,
    kinds: ['mail'],
  })
  expect(timeline.rows).toHaveLength(2)
  // Another account with the wrong email does not get this history.
  const stranger = (await createAccount(site.db, site.clock, { email: wrong, confirmed: true }))!
  const others = await callFunctionData<{ rows: unknown[] }>(owner, 'admin-customer-mails', {
    id: stranger.id,
  })
  expect(others.rows).toEqual([])
})

test("changes a used account's email only after both emails confirm, and rejects taken and staff emails", async () => {
  const customer = await site.paidCustomer()
  const email = freshEmail()
  const body = { id: customer.userId, expected: customer.email }
  expect(
    await callFunctionData(owner, 'admin-customer-email', { ...newOperation(), ...body, email }),
  ).toEqual({
    done: 'both sides asked',
  })
  expect((await findAccount(site.db, customer.userId))?.email).toBe(customer.email)
  expect(await mailsTo(email)).toEqual([{ kind: 'enter-address' }])
  const taken = (await site.signedUp()).email
  for (const refused of [taken, owner.email, second.email]) {
    const response = await callFunction(owner, 'admin-customer-email', {
      ...newOperation(),
      ...body,
      email: refused,
    })
    expect([response.status, response.body.code]).toEqual([409, 'admin.email_taken'])
  }
})

test('returns a one-time sign-in link for an unused account, repeats it for the same operation, and never logs it', async () => {
  const account = await createUnusedAccount()
  const body = { ...newOperation(), id: account.id }
  const { link } = await callFunctionData<{ link: string }>(owner, 'admin-customer-sign-in-link', body)
  expect(await callFunctionData(owner, 'admin-customer-sign-in-link', body)).toEqual({ link })
  const token = new URL(link).searchParams.get('token_hash')!
  expect(JSON.stringify(await entries(account.id))).not.toContain(token)
  const verify = () =>
    site.visitor().fetch('/auth/v1/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'recovery', token_hash: token }),
    })
  expect((await verify()).status).toBe(200)
  expect((await verify()).status).toBe(403)
  const opened = await findAccount(site.db, account.id)
  expect(opened?.email_verified_at).toBeNull()
  expect(opened?.last_sign_in_at).not.toBeNull()
  const used = await callFunction(owner, 'admin-customer-sign-in-link', { ...newOperation(), id: account.id })
  expect([used.status, used.body.code]).toEqual([409, 'admin.account_already_used'])
})

test('sends at most one set-password email per minute', async () => {
  const account = await createUnusedAccount()
  const support = await site.staffMember('support')
  await callFunctionData(support, 'admin-customer-set-password', { ...newOperation(), id: account.id })
  const again = await callFunction(support, 'admin-customer-set-password', {
    ...newOperation(),
    id: account.id,
  })
  expect([again.status, again.body.code]).toEqual([429, 'admin.mail_recently_sent'])
  expect(await mailsTo(account.email)).toEqual([{ kind: 'set-password' }])
})

test('ends every session', async () => {
  const customer = await site.paidCustomer()
  await callFunctionData(owner, 'admin-customer-sign-out', { ...newOperation(), id: customer.userId })
  const left = await site.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', customer.userId)
    .execute()
  expect(left).toEqual([])
})

test('schedules one MFA reset and emails the customer', async () => {
  const customer = await site.paidCustomer()
  const target = { id: customer.userId }
  const none = await callFunction(owner, 'admin-customer-reset-mfa', { ...newOperation(), ...target })
  expect([none.status, none.body.code]).toEqual([409, 'admin.mfa_not_enabled'])
  await site.db.insertInto('mfa_factors').values(verifiedFactor(customer.userId)).execute()

  await callFunctionData(owner, 'admin-customer-reset-mfa', { ...newOperation(), ...target })
  expect(await mailsTo(customer.email)).toContainEqual({ kind: 'factor-reset-asked' })
  const again = await callFunction(owner, 'admin-customer-reset-mfa', { ...newOperation(), ...target })
  expect([again.status, again.body.code]).toEqual([409, 'admin.mfa_reset_pending'])
  const details = await callFunctionData<CustomerDetails>(owner, 'admin-customer', target)
  expect(details).toMatchObject({ hasFactor: true, factorReset: { isStopped: false } })
})

const verifiedFactor = (user_id: string) =>
  newFactor(site.clock, {
    user_id,
    friendly_name: '',
    factor_type: 'totp',
    status: 'verified',
    encrypted_secret: '',
  })

test('exports what has an earlier email of the customer', async () => {
  const customer = await site.paidCustomer()
  const email = `new-${customer.email}`
  await site.db.updateTable('users').set({ email }).where('id', '=', customer.userId).execute()
  const { person } = await callFunctionData<{ person: Record<string, object[]> }>(
    owner,
    'admin-customer-export',
    { ...newOperation(), id: customer.userId },
  )
  expect(person.payment_events).toMatchObject([{ email: customer.email }])
})

test('exports personal data without secrets, and erases a customer with only an anonymous audit entry left', async () => {
  const customer = await site.paidCustomer()
  await callFunctionData(owner, 'admin-note-add', {
    ...newOperation(),
    id: customer.userId,
    text: 'Likes tea',
    followUp: null,
  })
  const { person: data } = await callFunctionData<{ person: Record<string, object[]> }>(
    owner,
    'admin-customer-export',
    {
      ...newOperation(),
      id: customer.userId,
    },
  )
  expect(data.users).toMatchObject([{ email: customer.email }])
  expect(data.customer_notes).toMatchObject([{ text: 'Likes tea' }])
  expect(data.purchases).toHaveLength(1)
  expect(data.payment_events).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/password_hash|encrypted_|token_digest/)

  const reason = 'Ada asked for it on the phone'
  const body = { ...newOperation(), reason, id: customer.userId, expected: customer.email }
  const responses = await Promise.all([1, 2].map(() => callFunction(owner, 'admin-customer-erase', body)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect((await findAccount(site.db, customer.userId))?.deleted_at).not.toBeNull()
  const log = await site.db.selectFrom('audit_entries').selectAll().execute()
  expect(JSON.stringify(log)).not.toContain(customer.email)
  expect(JSON.stringify(log)).not.toContain(reason)
  expect(log.filter(({ action }) => action === 'customer.erase')).toHaveLength(1)
  expect((await callFunction(owner, 'admin-customer', { id: customer.userId })).status).toBe(404)

  const visitor = await site.signedUp()
  await callFunctionData(owner, 'admin-customer-grant-access', {
    ...newOperation(),
    id: visitor.userId,
    expected: 'none',
  })
  await callFunctionData(owner, 'admin-customer-erase', {
    ...newOperation(),
    id: visitor.userId,
    expected: visitor.email,
  })
  expect(await findAccount(site.db, visitor.userId)).toBeUndefined()
})

test('refuses actions on staff and on the caller', async () => {
  const support = await site.staffMember('support')
  const actions: [string, object][] = [
    ['admin-customer-sign-in-link', {}],
    ['admin-customer-email', { email: freshEmail(), expected: support.email }],
    ['admin-customer-grant-access', { expected: 'none' }],
    ['admin-customer-revoke-access', { expected: 'none' }],
    ['admin-customer-sign-out', {}],
    ['admin-customer-set-password', {}],
    ['admin-customer-reset-mfa', {}],
    ['admin-customer-erase', { expected: support.email }],
    ['admin-customer-export', {}],
    ['admin-note-add', { text: 'x', followUp: null }],
  ]
  for (const [name, fields] of actions) {
    const staff = await callFunction(second, name, { ...newOperation(), ...fields, id: support.userId })
    expect([staff.status, staff.body.code], name).toEqual([403, 'admin.staff_account'])
    const self = await callFunction(second, name, { ...newOperation(), ...fields, id: second.userId })
    expect([self.status, self.body.code], name).toEqual([403, 'admin.own_account'])
  }
})
