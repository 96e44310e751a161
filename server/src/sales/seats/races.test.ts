import type { Team } from '@course/contract/sales/team'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasAccess } from '../../access/index.ts'
import { createAccount } from '../../auth/index.ts'
import { type CheckoutTestSite, openCheckoutSite } from '../../testing/checkout-site.ts'
import type { Member } from '../../testing/people.ts'
import { teamBuyer } from '../../testing/team.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { sessionParameters } from '../checkout/price.ts'
import { syncPaymentState } from '../provider/sync-payment-state.ts'
import { queueRefund } from '../refunds/queue-refund.ts'
import { lockPurchase } from '../store/purchases.ts'
import { claimSeat } from './claim-seat.ts'
import { createSeatLink, inviteMembers, renewInvitation, withdrawInvitation } from './manage-seats.ts'
import { getTeam } from './team.ts'

/** Each round is a race of its own. */
const ROUNDS = process.env.TEST_ALL ? 200 : 20
const title = (race: string) => `${race}, ${ROUNDS} times`

let checkout: CheckoutTestSite
let count = 0
beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
  await checkout.sandbox.loseEvents()
})
afterAll(() => checkout?.close())

const tokenOf = (link: string) => new URL(link).searchParams.get('token')!

/** A seat's invitation, and two people who may accept it. */
async function prepare(seats = 2) {
  const buyer = await teamBuyer(checkout.site, seats)
  const newPerson = async () =>
    (await createAccount(checkout.site.db, checkout.site.clock, {
      email: `racer-${++count}@company.example`,
      emailVerified: true,
    }))!.id
  return { buyer, people: [await newPerson(), await newPerson()] as [string, string] }
}

const newToken = async (buyer: Member) => tokenOf((await createSeatLink(checkout.site, buyer.userId)).link)

const claim = (token: string, userId: string) =>
  claimSeat(checkout.site, { token, userId, email: undefined, sharesProgress: false })

/** The error codes of those that failed. */
async function race(...calls: Promise<unknown>[]): Promise<(string | undefined)[]> {
  const results = await Promise.allSettled(calls)
  return results.map((result) =>
    result.status === 'fulfilled'
      ? undefined
      : ((result.reason as { code?: string }).code ?? String(result.reason)),
  )
}

const claimedBy = async (purchaseId?: string) =>
  checkout.site.db
    .selectFrom('seats')
    .select(['account_id', 'state', 'purchase_id'])
    .where('state', '=', 'claimed')
    .$if(purchaseId !== undefined, (query) => query.where('purchase_id', '=', purchaseId!))
    .execute()

const personHasAccess = (id: string) => hasAccess(checkout.site.db, id)

async function rounds(run: (round: number) => Promise<void>) {
  for (let round = 0; round < ROUNDS; round++) await run(round)
  expect(checkout.site.logged.filter((line) => line.includes('deadlock'))).toEqual([])
}

test(title('of two people with one link, one gets the seat'), { timeout: 300_000 }, () =>
  rounds(async () => {
    const { buyer, people } = await prepare()
    const token = await newToken(buyer)
    const errors = await race(...people.map((id) => claim(token, id)))
    expect(errors.toSorted()).toEqual(['seat.not_found', undefined])
    expect((await Promise.all(people.map(personHasAccess))).filter(Boolean)).toHaveLength(1)
  }),
)

test(title('one person takes one of two seats, and the other stays invited'), { timeout: 300_000 }, () =>
  rounds(async () => {
    const { buyer, people } = await prepare()
    const other = await prepare()
    const tokens = [await newToken(buyer), await newToken(other.buyer)]
    const errors = await race(...tokens.map((token) => claim(token, people[0])))
    expect(errors.toSorted()).toEqual(['seat.already_has_access', undefined])
    const teams: Team[] = await Promise.all(
      [buyer, other.buyer].map(({ userId }) => getTeam(checkout.site, userId)),
    )
    expect(teams.flatMap(({ seats }) => seats.map(({ state }) => state)).toSorted()).toEqual([
      'claimed',
      'invited',
    ])
  }),
)

test(title('a seat is claimed or withdrawn, or its link replaced'), { timeout: 300_000 }, () =>
  rounds(async (round) => {
    const { buyer, people } = await prepare()
    const token = await newToken(buyer)
    const { id } = (await getTeam(checkout.site, buyer.userId)).seats[0]!
    const change = round % 2 === 0 ? withdrawInvitation : renewInvitation
    const errors = await race(claim(token, people[0]), change(checkout.site, buyer.userId, id))
    expect([
      ['seat.not_found', undefined],
      [undefined, 'seat.changed'],
    ]).toContainEqual(errors)
    expect(await personHasAccess(people[0])).toBe(errors[0] === undefined)
  }),
)

test(title('invitations never exceed the free seats'), { timeout: 300_000 }, () =>
  rounds(async (round) => {
    const { buyer } = await prepare()
    const emails = (word: string) => [
      `${word}-${round}-1@company.example`,
      `${word}-${round}-2@company.example`,
    ]
    const errors = await race(
      inviteMembers(checkout.site, buyer.userId, emails('one')),
      inviteMembers(checkout.site, buyer.userId, emails('two')),
    )
    expect(errors.toSorted()).toEqual(['seat.none_free', undefined])
    expect(await getTeam(checkout.site, buyer.userId)).toMatchObject({ free: 0, total: 2 })
  }),
)

/** Buys two seats at the card provider, so that they can be refunded there. */
async function buyAtProvider(round: number, name: string) {
  const { site, sandbox } = checkout
  const email = `${name}-${round}@company.example`
  const session = await site.cards.api.checkout.sessions.create(
    sessionParameters('http://localhost:3000', {
      attemptId: `${name}-${round}`,
      email,
      order: { kind: 'team', seats: 2, ownSeat: false },
      promotionCode: null,
    }),
  )
  await sandbox.pay(session.id)
  const paid = await fulfillCheckout(site, session.id)
  if (paid.state !== 'fulfilled') throw new Error(`the payment is ${paid.state}`)
  const buyerId = paid.purchase.customer_id!
  return {
    purchase: paid.purchase,
    token: tokenOf((await createSeatLink(site, buyerId)).link),
    session: session.id,
  }
}

test(
  title('no access survives a refund of the order that arrives while a seat is claimed'),
  {
    timeout: 300_000,
  },
  () =>
    rounds(async (round) => {
      const { purchase, token, session } = await buyAtProvider(round, 'refunded')
      const { people } = await prepare()
      await checkout.sandbox.refund(session)
      const errors = await race(
        claim(token, people[0]),
        syncPaymentState(checkout.site, purchase.payment_intent!),
      )
      expect(errors[1]).toBeUndefined()
      expect(['seat.not_found', undefined]).toContain(errors[0])
      expect(await personHasAccess(people[0])).toBe(false)
    }),
)

test(title('a seat is claimed or chosen for a refund'), { timeout: 300_000 }, () =>
  rounds(async (round) => {
    const { site } = checkout
    const { purchase, token } = await buyAtProvider(round, 'chosen')
    const { people } = await prepare()
    const refund = site.db.transaction().execute(async (trx) => {
      const locked = (await lockPurchase(trx, purchase.id))!
      const seats = await trx
        .selectFrom('seats')
        .selectAll()
        .where('purchase_id', '=', purchase.id)
        .where('state', '<>', 'free')
        .execute()
      const choice = { amount: 29900, cause: null, note: '', access: 'follows', requested_by: 'x' } as const
      const id = purchase.id
      await queueRefund(trx, site, locked, { ...choice, id }, { seats })
    })
    const errors = await race(claim(token, people[0]), refund)
    expect([
      ['seat.not_found', undefined],
      [undefined, 'seat.changed'],
      [undefined, undefined],
    ]).toContainEqual(errors)
    const claimed = (await claimedBy(purchase.id)).map(({ account_id }) => account_id)
    expect(await personHasAccess(people[0])).toBe(claimed.includes(people[0]))
  }),
)

test(title('two reports of one payment add its seats once'), { timeout: 300_000 }, () =>
  rounds(async (round) => {
    const { site, sandbox } = checkout
    const session = await site.cards.api.checkout.sessions.create(
      sessionParameters('http://localhost:3000', {
        attemptId: `twice-${round}`,
        email: `twice-${round}@company.example`,
        order: { kind: 'team', seats: 3, ownSeat: true },
        promotionCode: null,
      }),
    )
    await sandbox.pay(session.id)
    const results = await Promise.all([fulfillCheckout(site, session.id), fulfillCheckout(site, session.id)])
    const [first] = results
    if (first?.state !== 'fulfilled') throw new Error(`the payment is ${first?.state}`)
    const seats = await site.db
      .selectFrom('seats')
      .select('state')
      .where('purchase_id', '=', first.purchase.id)
      .orderBy('position')
      .execute()
    expect(seats.map(({ state }) => state)).toEqual(['claimed', 'free', 'free'])
  }),
)
