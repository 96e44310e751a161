import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideAccess } from '../../access/index.ts'
import { browser, PASSWORD, signedInBrowser } from '../../testing/accounts.ts'
import { buyCourse } from '../../testing/buy-course.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { appendLedgerEntry } from '../store/ledger.ts'

let site: RunningSite
let close: () => Promise<void>

beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM: A customer paid twice/ }))
})
afterAll(() => close?.())

const rowOf = (customerId: string) =>
  site.db.selectFrom('paid_customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

const download = (customerId: string, email: string) => ({
  customer_id: customerId,
  email,
  certificate_downloaded: true,
  paid_amount: 0,
})

test('shows a customer only their own row', async () => {
  const customer = await site.paidCustomer()
  const other = await site.paidCustomer()
  const select = async (person: Pick<typeof customer, 'rest'>) =>
    person.rest.from('paid_customers').select('*').eq('customer_id', customer.userId).single()
  expect((await select(customer)).data).toEqual({
    customer_id: customer.userId,
    email: customer.email,
    certificate_downloaded: false,
    paid_amount: 29900,
  })
  expect((await select(other)).error).toMatchObject({ code: 'PGRST116' })
  expect((await select(await site.signedUp())).error).toMatchObject({ code: 'PGRST116' })
  expect((await select(site.visitor())).error).toMatchObject({ code: '42501' })
})

test('marks the certificate as downloaded by upsert and changes nothing else', async () => {
  const customer = await site.paidCustomer()
  const before = await rowOf(customer.userId)
  const { status, error } = await customer.rest
    .from('paid_customers')
    .upsert(download(customer.userId, 'other@example.com'), { onConflict: 'customer_id' })
  expect([status, error]).toEqual([200, null])
  expect(await rowOf(customer.userId)).toEqual({ ...before, certificate_downloaded: 1 })

  await customer.rest
    .from('paid_customers')
    .upsert({ ...download(customer.userId, customer.email), certificate_downloaded: false })
  expect(await rowOf(customer.userId)).toEqual({ ...before, certificate_downloaded: 1 })
})

describe('refuses to grant access by a write to paid_customers', () => {
  test('by an account that has not paid', async () => {
    const member = await site.signedUp()
    const { status, error } = await member.rest
      .from('paid_customers')
      .upsert(download(member.userId, member.email), { onConflict: 'customer_id' })
    expect([status, error?.code]).toEqual([403, '42501'])
    expect(await rowOf(member.userId)).toBeUndefined()
  })

  test('for another customer', async () => {
    const customer = await site.paidCustomer()
    const other = await site.paidCustomer()
    const { error } = await other.rest
      .from('paid_customers')
      .upsert(download(customer.userId, customer.email), { onConflict: 'customer_id' })
    expect(error?.code).toBe('42501')
    expect((await rowOf(customer.userId))?.certificate_downloaded).toBe(0)
  })

  test('by insert, update or delete', async () => {
    const member = await site.signedUp()
    const customer = await site.paidCustomer()
    const table = (person: typeof member) => person.rest.from('paid_customers')
    expect((await table(member).insert(download(member.userId, member.email))).error?.code).toBe('42501')
    expect(
      (await table(customer).update({ paid_amount: 1 }).eq('customer_id', customer.userId)).error?.code,
    ).toBe('42501')
    expect((await table(customer).delete().eq('customer_id', customer.userId)).error?.code).toBe('42501')
    expect(await rowOf(member.userId)).toBeUndefined()
    expect((await rowOf(customer.userId))?.paid_amount).toBe(29900)
  })

  test('without a session', async () => {
    const { error } = await site.visitor().rest.from('paid_customers').upsert(download('x', 'x@example.com'))
    expect(error?.code).toBe('42501')
  })
})

test('lets only administrators read the payment ledger', async () => {
  await appendLedgerEntry(site.db, site.clock, {
    idempotency_key: 'refused:cs_test_1',
    kind: 'payment.refused',
    needs_attention: 1,
    session_id: 'cs_test_1',
    detail: 'amount is 1 instead of 29900',
  })
  const select = async (person: ReturnType<typeof site.visitor>) =>
    person.rest
      .from('payment_events')
      .select('kind, needs_attention, detail')
      .eq('kind', 'payment.refused')
      .order('created_at', { ascending: false })
  expect((await select(await site.administrator())).data).toEqual([
    { kind: 'payment.refused', needs_attention: true, detail: 'amount is 1 instead of 29900' },
  ])
  for (const person of [await site.paidCustomer(), await site.signedUp(), site.visitor()]) {
    expect((await select(person)).error?.code).toBe('42501')
  }
})

test('stays ready and reports cards as degraded while the card provider does not respond', async () => {
  const response = await fetch(`${site.url}/readyz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: 'degraded',
    checks: { cards: 'degraded', database: 'ok' },
  })
})

test('shows the amount of the purchase that counts after the first of two was refunded', async () => {
  const customer = await site.paidCustomer()
  const [first] = await site.db
    .selectFrom('purchases')
    .select('id')
    .where('customer_id', '=', customer.userId)
    .execute()
  await buyCourse(site, customer.email)
  await site.db.transaction().execute(async (trx) => {
    const purchases = trx.updateTable('purchases').where('customer_id', '=', customer.userId)
    await purchases.set({ amount: 19900 }).where('id', '!=', first!.id).execute()
    await purchases.set({ state: 'refunded' }).where('id', '=', first!.id).execute()
    await decideAccess(trx, site, customer.userId)
  })
  expect(await rowOf(customer.userId)).toMatchObject({ paid_amount: 19900, email: customer.email })
})

test("follows the customer's own email change, and keeps it when access is decided again", async () => {
  const { auth, user, email } = await signedInBrowser(site)
  await buyCourse(site, email)
  const next = `new-${email}`
  expect((await auth.updateUser({ email: next, current_password: PASSWORD })).error).toBeNull()
  for (const address of [email, next])
    await browser(site).verifyOtp({
      type: 'email_change',
      token_hash: (await lastMailTo(site, address)).tokenHash,
    })
  expect(await rowOf(user.id)).toMatchObject({ email: next })
  await site.db.transaction().execute((trx) => decideAccess(trx, site, user.id))
  expect(await rowOf(user.id)).toMatchObject({ email: next })
})
