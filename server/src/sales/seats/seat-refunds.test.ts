import { seatsRefund } from '@course/contract/sales/seats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideAccess, hasAccess, overrideAccess } from '../../access/index.ts'
import { callFunction, newOperation } from '../../testing/admin.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { acceptSeat, createSeatToken, fetchTeamOf, tokenIn } from '../../testing/team.ts'
import { syncPaymentState } from '../provider/sync-payment-state.ts'
import type { PurchaseRow } from '../store/purchases.ts'
import { listSeats } from '../store/seats.ts'

let checkout: CheckoutTestSite
let owner: Member
let count = 0
beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  owner = await checkout.site.administrator()
})
afterAll(() => checkout?.close())

test.each([
  [10000, 3],
  [29900 * 7, 7],
  [1, 5],
  [99_999, 200],
])('refunding %i cents in %i seats one by one returns exactly what was paid', (amount, seats) => {
  const parts = Array.from({ length: seats }, (_, refunded) =>
    seatsRefund({ amount, seats }, { refunded, chosen: 1 }),
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
  expect(seatsRefund({ amount, seats }, { refunded: 0, chosen: seats })).toBe(amount)
})

/** A team with two members, and what was paid for it. */
async function team(seats: number, card: string = CARDS.good) {
  const { site, sandbox } = checkout
  const buyer = await site.signedUp(`refunded-${++count}@company.example`)
  const browser = checkoutBrowser(site.url)
  const session = await browser.beginCheckout(buyer.email, undefined, undefined, { seats })
  await sandbox.pay(session, card)
  await browser.verifyPayment(session)
  const members = [await site.signedUp(), await site.signedUp()] as [Member, Member]
  for (const member of members) await acceptSeat(member, await createSeatToken(buyer))
  const purchase = await site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
  return { buyer, members, session, purchase }
}

const seatsIn = ({ id }: PurchaseRow) => listSeats(checkout.site.db, [id])
const memberHasAccess = ({ userId }: Member) => hasAccess(checkout.site.db, userId)

async function refund(purchase: PurchaseRow, seats: readonly string[], amount: number, expected: number) {
  return callFunction(owner, 'admin-refund', {
    ...newOperation(),
    ...{ purchaseId: purchase.id, seats, amount, expected, cause: null },
  })
}

test('refunded seats end at once, the others stay, and the last refund ends the order', async () => {
  const { buyer, members, purchase } = await team(3)
  const [first, second, third] = await seatsIn(purchase)
  expect((await refund(purchase, [first!.id], 1, 89700)).status).toBe(409)
  expect((await refund(purchase, [], 29900, 89700)).status).toBe(409)
  expect((await refund(purchase, [first!.id, third!.id], 59800, 89700)).status).toBe(200)
  expect([await memberHasAccess(members[0]), await memberHasAccess(members[1])]).toEqual([false, true])
  expect(await fetchTeamOf(buyer)).toMatchObject({ total: 1, claimed: 1, free: 0, orders: [{ refunded: 2 }] })
  await expect.poll(() => mailKindsTo(checkout, buyer.email)).toContain('refund')
  expect((await lastMailTo(checkout.site, buyer.email)).text).toContain('no longer give access')
  expect((await lastMailTo(checkout.site, members[0].email)).subject).toContain('has ended')
  expect(await mailKindsTo(checkout, members[1].email)).not.toContain('seat-ended')

  expect((await refund(purchase, [second!.id], 29900, 29900)).status).toBe(200)
  const stateOf = async () =>
    (
      await checkout.site.db
        .selectFrom('purchases')
        .select('state')
        .where('id', '=', purchase.id)
        .executeTakeFirst()
    )?.state
  await expect.poll(stateOf).toBe('refunded')
  expect(await memberHasAccess(members[1])).toBe(false)
})

test('seats return to what they were when their refund fails later', async () => {
  const { members, purchase } = await team(3, CARDS.refundFailsLater)
  const [first, , third] = await seatsIn(purchase)
  await refund(purchase, [first!.id, third!.id], 59800, 89700)
  expect(await memberHasAccess(members[0])).toBe(false)
  await expect.poll(() => memberHasAccess(members[0]), { timeout: 30_000 }).toBe(true)
  expect((await seatsIn(purchase)).map(({ state }) => state)).toEqual(['claimed', 'claimed', 'free'])
  expect((await mailKindsTo(checkout, members[0].email)).slice(-2)).toEqual(['seat-ended', 'seat-restored'])
})

test('a seat whose refund fails returns although its member was invited to another one meanwhile', async () => {
  const { buyer, purchase } = await team(4, CARDS.refundFailsLater)
  const member = await checkout.site.signedUp(`invited-${count}@company.example`)
  const invite = () => callFunction(buyer, 'invite-team', { emails: [member.email] })
  await invite()
  const { text } = await lastMailTo(checkout.site, member.email)
  expect((await acceptSeat(member, tokenIn(/https?:\S+\/join\S+/.exec(text)![0]))).status).toBe(200)
  const seat = (await seatsIn(purchase)).find(({ account_id }) => account_id === member.userId)
  const resumeEvents = await checkout.sandbox.loseEvents()
  await refund(purchase, [seat!.id], 29900, 119600)
  expect((await invite()).body).toMatchObject({ invited: [member.email] })
  await resumeEvents()
  await expect
    .poll(
      async () => {
        await syncPaymentState(checkout.site, purchase.payment_intent!)
        return memberHasAccess(member)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  expect(await fetchTeamOf(buyer)).toMatchObject({ free: 0, claimed: 3, total: 4 })
})

test('a holder who has another seat by then keeps that one', async () => {
  const { members, purchase } = await team(3, CARDS.refundFailsLater)
  const other = await team(3)
  const [first] = await seatsIn(purchase)
  const resumeEvents = await checkout.sandbox.loseEvents()
  await refund(purchase, [first!.id], 29900, 89700)
  expect((await acceptSeat(members[0], await createSeatToken(other.buyer))).status).toBe(200)
  await resumeEvents()
  await expect
    .poll(
      async () => {
        await syncPaymentState(checkout.site, purchase.payment_intent!)
        return (await seatsIn(purchase))[0]?.state
      },
      { timeout: 30_000 },
    )
    .toBe('free')
  expect(await memberHasAccess(members[0])).toBe(true)
})

test('a part refunded at the card provider ends no seat and raises an alarm', async () => {
  const { members, purchase, session } = await team(2)
  const { id } = await checkout.sandbox.refund(session, 29900)
  const alarm = checkout.site.db.selectFrom('alarms').select('kind').where('subject', '=', id)
  await expect.poll(() => alarm.execute()).toEqual([{ kind: 'refund.seats_unknown' }])
  expect((await seatsIn(purchase)).map(({ state }) => state)).toEqual(['claimed', 'claimed'])
  expect(await memberHasAccess(members[0])).toBe(true)
})

test('a full refund and a lost dispute end the access of all, and a new seat can be taken', async () => {
  const { buyer, members, session } = await team(2)
  await checkout.sandbox.refund(session)
  await expect.poll(() => memberHasAccess(members[1])).toBe(false)
  expect(await memberHasAccess(members[0])).toBe(false)
  for (const { email } of members) expect(await mailKindsTo(checkout, email)).toContain('seat-ended')
  expect(await fetchTeamOf(buyer)).toMatchObject({ total: 0, seats: [], orders: [{ state: 'refunded' }] })
  const next = await team(3)
  expect((await acceptSeat(members[0], await createSeatToken(next.buyer))).status).toBe(200)
  expect(await memberHasAccess(members[0])).toBe(true)
})

test('staff see who holds the seats of a customer, and whose seat a customer has', async () => {
  const { buyer, members } = await team(3)
  const details = async (id: string) =>
    (await callFunction(owner, 'admin-customer', { id })).body.data as Record<string, unknown>
  expect(await details(buyer.userId)).toMatchObject({
    access: 'none',
    team: [{ email: members[0].email, state: 'claimed' }, { state: 'claimed' }, { state: 'free' }],
  })
  expect(await details(members[0].userId)).toMatchObject({
    access: 'paid',
    seatFrom: { id: buyer.userId, email: buyer.email },
  })
})

/** Staff end the access of someone whose seat stays. */
const endAccess = ({ userId: customerId }: Member) =>
  checkout.site.db.transaction().execute(async (trx) => {
    const decision = { kind: 'ended', reason: '', decided_by: owner.userId } as const
    await overrideAccess(trx, checkout.site.clock, { customerId, ...decision })
    await decideAccess(trx, checkout.site, customerId)
  })

test('a holder whose access staff ended can take another seat, and the first one is free again', async () => {
  // One network may accept 20 seats a minute.
  checkout.site.clock.advance(60)
  const { members, purchase } = await team(3)
  const other = await team(3)
  await endAccess(members[0])
  expect((await acceptSeat(members[0], await createSeatToken(other.buyer))).status).toBe(200)
  expect(await memberHasAccess(members[0])).toBe(true)
  expect((await seatsIn(purchase)).map(({ state }) => state)).toEqual(['free', 'claimed', 'free'])
})

test('a holder whose access staff ended buys seats and takes one', async () => {
  const { site, sandbox } = checkout
  const { members } = await team(3)
  await endAccess(members[0])
  const browser = checkoutBrowser(site.url)
  const order = { seats: 2, ownSeat: true }
  const session = await browser.beginCheckout(members[0].email, undefined, undefined, order)
  await sandbox.pay(session)
  expect((await browser.verifyPayment(session)).body).toMatchObject({ success: true })
  expect(await memberHasAccess(members[0])).toBe(true)
})
