import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyCourse } from '../../testing/buy-course.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { tokenIn } from '../../testing/team.ts'
import { claimSeat } from '../seats/claim-seat.ts'
import { giftOf } from '../store/gifts.ts'
import { seatsOf } from '../store/seats.ts'
import { changeGift } from './change-gift.ts'
import { giftsJob } from './deliver-gift.ts'
import { giftInvitation } from './gift-link.ts'

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
    const [seat] = await seatsOf(site.db, [id])
    const isClaimed = seat!.state === 'claimed'
    expect(await holders()).toEqual(isClaimed ? [friends[0]!.userId] : [])
    expect((await giftOf(site.db, id))!.recipient).toBe(isClaimed ? null : recipient)
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
