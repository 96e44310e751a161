import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasAccess } from '../../access/index.ts'
import { createAccount } from '../../auth/index.ts'
import { buyCourse } from '../../testing/buy-course.ts'
import { openCheckoutSite } from '../../testing/checkout-site.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { tokenIn } from '../../testing/team.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { sessionParameters } from '../checkout/price.ts'
import { syncPaymentState } from '../provider/sync-payment-state.ts'
import { queueRefund } from '../refunds/queue-refund.ts'
import { claimSeat } from '../seats/claim-seat.ts'
import { findGift } from '../store/gifts.ts'
import { lockPurchase } from '../store/purchases.ts'
import { listSeats } from '../store/seats.ts'
import { changeGift } from './change-gift.ts'
import { giftInvitation } from './gift-link.ts'
import { giftsJob } from './send-gift.ts'

const ROUNDS = process.env.TEST_ALL ? 200 : 40

let site: RunningSite
let close: () => Promise<void>
let buyer: Member
const friends: Member[] = []

beforeAll(async () => {
  ;({ site, close } = await openSite())
  buyer = await site.signedUp()
  friends.push(await site.signedUp(), await site.signedUp())
})
afterAll(() => close?.())

/** A new gift, and the secret of its link. */
async function buyGift() {
  await buyCourse(site, buyer.email, { kind: 'gift', seats: 1, ownSeat: false })
  const [purchase] = await site.db
    .selectFrom('purchases')
    .select('id')
    .where('customer_id', '=', buyer.userId)
    .orderBy('created_at', 'desc')
    .where('id', 'not in', ['', ...known])
    .execute()
  known.push(purchase!.id)
  const { link } = giftInvitation(site, { purchase_id: purchase!.id, link_number: 1, send_on: null })
  return { id: purchase!.id, token: tokenIn(link) }
}
const known: string[] = []

const accept = (token: string, friend: Member) =>
  claimSeat(site, { token, userId: friend.userId, email: undefined, sharesProgress: false })
const correct = (purchaseId: string, recipient: string) =>
  changeGift(site, {
    ...{ userId: buyer.userId, purchaseId },
    details: { recipient, sender: '', message: '', sendOn: null },
  })
const holders = async () =>
  (await site.db.selectFrom('paid_customers').select('customer_id').execute()).map(
    ({ customer_id }) => customer_id,
  )
/** Takes the course from all friends, so that they can accept the next gift. */
async function releaseAll() {
  const ids = friends.map(({ userId }) => userId)
  await site.db.updateTable('seats').set({ state: 'released' }).where('account_id', 'in', ids).execute()
  await site.db.deleteFrom('paid_customers').where('customer_id', 'in', ids).execute()
}

test(`a gift is accepted or corrected, never both, ${ROUNDS} times`, { timeout: 240_000 }, async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    await releaseAll()
    const { id, token } = await buyGift()
    const recipient = `corrected-${round}@gift.example`
    const claim = () => accept(token, friends[0]!)
    const change = () => correct(id, recipient)
    const [first, second] = round % 2 === 0 ? [claim(), change()] : [change(), claim()]
    const results = (await Promise.allSettled([first, second])).map(({ status }) => status)
    expect(results.toSorted()).toEqual(['fulfilled', 'rejected'])
    const [seat] = await listSeats(site.db, [id])
    const isClaimed = seat!.state === 'claimed'
    expect(await holders()).toEqual(isClaimed ? [friends[0]!.userId] : [])
    expect((await findGift(site.db, id))!.recipient).toBe(isClaimed ? null : recipient)
    outcomes.add(seat!.state)
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

test(`of two people with one gift, one gets it, ${ROUNDS} times`, { timeout: 240_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await releaseAll()
    const { token } = await buyGift()
    const results = await Promise.allSettled(friends.map((friend) => accept(token, friend)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await holders()).toHaveLength(1)
  }
})

test(`each version of a gift is emailed once, whoever sends it, ${ROUNDS} times`, {
  timeout: 240_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await buyGift()
    const recipient = `once-${round}@gift.example`
    await site.db
      .updateTable('gifts')
      .set({ recipient, send_on: null })
      .where('purchase_id', '=', id)
      .execute()
    const run = () => giftsJob(site).run()
    await Promise.all([run(), run(), correct(id, recipient)])
    await run()
    const mails = await site.db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('kind', '=', 'gift')
      .where('recipient', '=', recipient)
      .execute()
    const keys = mails.map(({ dedupe_key }) => dedupe_key)
    expect(keys).toContain(`gift:${id}:2`)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test(`no access survives the refund of a gift that is accepted meanwhile, ${ROUNDS} times`, {
  timeout: 300_000,
}, async ({ onTestFinished }) => {
  const checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  onTestFinished(checkout.close)
  const { site, sandbox } = checkout
  await sandbox.loseEvents()
  const gift = { kind: 'gift', seats: 1, ownSeat: false } as const
  for (let round = 0; round < ROUNDS; round++) {
    const friend = await createAccount(site.db, site.clock, {
      email: `friend-${round}@gift.example`,
      emailVerified: true,
    })
    const { id: session } = await site.cards.api.checkout.sessions.create(
      sessionParameters(site.config.siteUrl, {
        attemptId: `gift-${round}`,
        email: `giver-${round}@gift.example`,
        order: gift,
        promotionCode: null,
      }),
    )
    await sandbox.pay(session)
    const paid = await fulfillCheckout(site, session)
    if (paid.state !== 'fulfilled') throw new Error(`the payment is ${paid.state}`)
    const { id, amount, payment_intent } = paid.purchase
    const { link } = giftInvitation(site, { purchase_id: id, link_number: 1, send_on: null })
    const accept = () =>
      claimSeat(site, { token: tokenIn(link), userId: friend!.id, email: undefined, sharesProgress: false })
    // Staff queue the refund, or it was made at the card provider and is found.
    const isQueued = round % 2 === 0
    if (!isQueued) await sandbox.refund(session)
    const refund = () =>
      isQueued
        ? site.db.transaction().execute(async (trx) => {
            const purchase = (await lockPurchase(trx, id))!
            const choice = { cause: null, note: '', access: 'follows', requested_by: 'x' } as const
            await queueRefund(trx, site, purchase, { ...choice, id, amount })
          })
        : syncPaymentState(site, payment_intent!)
    const [accepted, refunded] = await Promise.allSettled(
      round % 4 < 2 ? [accept(), refund()] : [refund(), accept()].toReversed(),
    )
    const codes = [accepted, refunded].map((one) =>
      one?.status === 'rejected' ? (one.reason as { code?: string }).code : undefined,
    )
    expect([
      [undefined, undefined],
      ['seat.not_found', undefined],
      // Staff saw the gift before it was accepted, and look again.
      [undefined, 'seat.changed'],
    ]).toContainEqual(codes)
    const [seat] = await listSeats(site.db, [id])
    expect(await hasAccess(site.db, friend!.id)).toBe(codes[1] !== undefined)
    expect(seat!.state === 'refunded').toBe(isQueued && codes[1] === undefined)
  }
  expect(site.logged.filter((line) => line.includes('deadlock'))).toEqual([])
})
