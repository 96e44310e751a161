import { randomUUID } from 'node:crypto'
import type { PurchaseEntry } from '@course/contract/sales/payments'
import { CARDS, checkoutBrowser } from '../checkout-site.ts'
import { acceptGift, chooseGift } from './gift.ts'
import { type Random, seededRandom } from './random.ts'
import { chooseTeam, inviteTeam, refundSeats } from './team.ts'
import { retryUntilResponse, type World } from './world.ts'

const ENDINGS = [
  'pays',
  'pays',
  'pays',
  'pays',
  'pays',
  'pays',
  'leaves',
  'lets it expire',
  'is declined',
] as const

/** Codes that the owner made, and one that ends while buyers have it in their forms. */
export const CODES = {
  discount: 'CHAOS-DISCOUNT',
  free: 'CHAOS-FREE-ORDER',
  limited: 'CHAOS-FREE-LIMITED',
} as const

const CHOICES = [undefined, undefined, ...Object.values(CODES)] as const

const emailOf = (index: number) => `buyer-${index}@chaos.example`

/**
 * Simulates one customer. Retries when the site does not respond. Some click several times at once, close the tab
 * after paying, or come back later.
 */
export async function simulateBuyer(world: World, index: number): Promise<void> {
  const random = seededRandom(`${world.seed}:${index}`)
  const email = emailOf(index)
  const person = checkoutBrowser(world.site.url)
  const code = random.pick(CHOICES)
  const team = chooseTeam(random)
  const gift = team ? undefined : chooseGift(random)
  const checkout = await retryUntilResponse(world, () =>
    person.createCheckout(email, code, undefined, team, gift),
  )
  if (checkout.status !== 200)
    throw new Error(`${email} got no checkout form: ${checkout.status} ${checkout.body.error}`)
  const sessionId = checkout.body.clientSecret.split('_secret_')[0]!

  const ending = random.pick(ENDINGS)
  if (ending === 'leaves') return
  if (ending === 'lets it expire') return void (await world.sandbox.expire(sessionId))
  if (ending === 'is declined' || random.chance(0.1)) await world.sandbox.pay(sessionId, CARDS.declined)
  if (ending === 'is declined') return
  const card = random.chance(0.1) ? CARDS.challenge : CARDS.good
  const { state } = await world.sandbox.pay(sessionId, card)
  // The code ended while the form was open: the buyer pays the normal price, or leaves.
  if (state === 'repriced' && random.chance(0.3)) return
  if (state === 'repriced') await world.sandbox.pay(sessionId, card)

  // No call (the tab is closed), one, or several at once. Most customers retry, some do not.
  const calls = Array.from({ length: random.below(4) }, () =>
    random.chance(0.8)
      ? retryUntilResponse(world, () => person.verifyPayment(sessionId))
      : person.verifyPayment(sessionId).catch(() => undefined),
  )
  for (const response of await Promise.all(calls)) {
    if (response?.status === 200 && !response.body.success) {
      throw new Error(`${email} has paid and got the error "${response.body.error}"`)
    }
  }
  if (team) {
    await inviteTeam(world, { email, sessionId, person, random })
    if (random.chance(0.5)) await refundSeats(world, email, random)
    return
  }
  if (gift) return acceptGift(world, email)
  if (random.chance(0.15)) await returnToCheckout(world, email)
  if (random.chance(0.3)) await visitAdmin(world, email, random)
}

/** The owner looks up a customer and issues a refund or changes access. */
async function visitAdmin(world: World, email: string, random: Random): Promise<void> {
  const response = await retryUntilResponse(world, () => world.owner.purchases())
  const payment = response.body.data.rows.find((row) => row.email === email)
  // The payment is not recorded yet, or newer purchases have pushed it off the first page.
  if (!payment?.customerId) return
  // A free order has nothing to refund.
  if (payment.left === 0 || random.chance(0.5)) return changeAccess(world, email, payment.customerId, random)
  await refundPurchase(world, email, payment, random)
  if (random.chance(0.5)) await grantAfterRefund(world, email, payment.customerId)
}

/** Revokes access, sometimes with several clicks from two windows, and sometimes grants it again. */
async function changeAccess(world: World, email: string, customerId: string, random: Random) {
  const operation = randomUUID()
  const clicks = [operation, operation, randomUUID()].slice(0, 1 + random.below(3))
  const responses = await Promise.all(
    clicks.map((click) =>
      retryUntilResponse(world, () => world.owner.decide('revoke', customerId, 'paid', click)),
    ),
  )
  if (!responses.some(({ status }) => status === 200))
    throw new Error(`access of ${email} was not revoked: ${responses.map(({ status }) => status)}`)
  world.decisions.set(email, 'ended')
  if (random.chance(0.5)) return
  const grantOperation = randomUUID()
  const { status, body } = await retryUntilResponse(world, () =>
    world.owner.decide('grant', customerId, 'ended', grantOperation),
  )
  // Access returns to `paid`, because the purchase is still active.
  if (body.data?.access !== 'paid') throw new Error(`access of ${email} was not restored: ${status}`)
  world.decisions.delete(email)
}

/** Grants access after a full refund, once the refund is complete. */
async function grantAfterRefund(world: World, email: string, customerId: string): Promise<void> {
  const { body } = await retryUntilResponse(world, () => world.owner.access(customerId))
  if (body.data.access !== 'ended') return
  const operation = randomUUID()
  const response = await retryUntilResponse(world, () =>
    world.owner.decide('grant', customerId, 'ended', operation),
  )
  if (response.body.data?.access !== 'given')
    throw new Error(`${email} was not granted access: ${response.status}`)
  world.decisions.set(email, 'given')
}

/** The owner issues a full or partial refund, with several clicks from two windows and retries. */
async function refundPurchase(
  world: World,
  email: string,
  payment: PurchaseEntry,
  random: Random,
): Promise<void> {
  const amount = random.chance(0.5) ? payment.left : 1 + random.below(payment.left)
  const windows = Array.from({ length: 1 + random.below(2) }, () => randomUUID())
  const clicks = windows.flatMap((operation) => Array.from({ length: 1 + random.below(2) }, () => operation))
  const responses = await Promise.all(
    clicks.map((operation) =>
      retryUntilResponse(world, () => world.owner.refund(payment, amount, operation)),
    ),
  )
  if (!responses.some(({ status }) => status === 200))
    throw new Error(
      `no refund for ${email}: ${responses.map(({ status, body }) => `${status} ${body.code}`)}`,
    )
}

/** A customer who has paid must not be asked to pay again, even if the payment is not recorded yet. */
async function returnToCheckout(world: World, email: string): Promise<void> {
  const { status, body } = await retryUntilResponse(world, () =>
    checkoutBrowser(world.site.url).createCheckout(email),
  )
  if (body.code !== 'checkout.already_owned') {
    throw new Error(`${email} has paid, came back and got ${status} ${body.code ?? 'another checkout form'}`)
  }
}
