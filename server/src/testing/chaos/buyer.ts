import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PurchaseEntry } from '@course/contract/billing/payments'
import { type Answer, browser, CARDS, type CardSandbox } from '../checkout-site.ts'
import type { ownerOf } from './owner.ts'
import { type Random, seededRandom } from './random.ts'
import type { RestartableSite } from './restartable-site.ts'

type World = {
  site: RestartableSite
  sandbox: CardSandbox
  owner: ReturnType<typeof ownerOf>
  seed: string
  /** What the owner decided last about somebody's access, whatever was paid. */
  decisions: Map<string, 'given' | 'ended'>
  /** When the run is over before its time. */
  signal: AbortSignal
}

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

const addressOf = (index: number) => `buyer-${index}@chaos.example`

/**
 * One simulated customer. Retries when the site does not answer; some click several times at once, close the
 * tab after paying, or come back later.
 */
export async function simulateBuyer(world: World, index: number): Promise<void> {
  const random = seededRandom(`${world.seed}:${index}`)
  const email = addressOf(index)
  const person = browser(world.site.url)
  const opened = await insist(world, () => person.createCheckout(email))
  if (opened.status !== 200)
    throw new Error(`${email} got no card form: ${opened.status} ${opened.body.error}`)
  const sessionId = opened.body.clientSecret.split('_secret_')[0]!

  const ending = random.pick(ENDINGS)
  if (ending === 'leaves') return
  if (ending === 'lets it expire') return void (await world.sandbox.expire(sessionId))
  if (ending === 'is declined' || random.chance(0.1)) await world.sandbox.pay(sessionId, CARDS.declined)
  if (ending === 'is declined') return
  await world.sandbox.pay(sessionId, random.chance(0.1) ? CARDS.challenge : CARDS.good)

  // Nobody (the tab is closed), one call, or several at once; most people try again, some do not.
  const calls = Array.from({ length: random.below(4) }, () =>
    random.chance(0.8)
      ? insist(world, () => person.verifyPayment(sessionId))
      : person.verifyPayment(sessionId).catch(() => undefined),
  )
  for (const response of await Promise.all(calls)) {
    if (response?.status === 200 && !response.body.success) {
      throw new Error(`${email} has paid and was told "${response.body.error}"`)
    }
  }
  if (random.chance(0.15)) await restart(world, email)
  if (random.chance(0.3)) await visitAdmin(world, email, random)
}

/** The owner looks somebody up, and gives money back or decides about access. */
async function visitAdmin(world: World, email: string, random: Random): Promise<void> {
  const listed = await insist(world, () => world.owner.purchases())
  const payment = listed.body.data.rows.find((row) => row.email === email)
  // Nobody has heard of the payment yet, or others have bought since: then nobody would look for it here.
  if (!payment?.customerId) return
  if (random.chance(0.5)) return decideAboutAccess(world, email, payment.customerId, random)
  await refundPurchase(world, email, payment, random)
  if (random.chance(0.5)) await grantAfterRefund(world, email, payment.customerId)
}

/** Access is ended, by some with two clicks from two windows, and then perhaps given again. */
async function decideAboutAccess(world: World, email: string, customerId: string, random: Random) {
  const operation = randomUUID()
  const clicks = [operation, operation, randomUUID()].slice(0, 1 + random.below(3))
  const answers = await Promise.all(
    clicks.map((click) => insist(world, () => world.owner.decide('revoke', customerId, 'paid', click))),
  )
  if (!answers.some(({ status }) => status === 200))
    throw new Error(`access of ${email} was not ended: ${answers.map(({ status }) => status)}`)
  world.decisions.set(email, 'ended')
  if (random.chance(0.5)) return
  const giving = randomUUID()
  const { status, body } = await insist(world, () => world.owner.decide('grant', customerId, 'ended', giving))
  // A purchase that stands counts again; nothing is given.
  if (body.data?.access !== 'paid') throw new Error(`access of ${email} did not come back: ${status}`)
  world.decisions.delete(email)
}

/** Whoever got all the money back may keep the course; while the refund is under way nobody decides. */
async function grantAfterRefund(world: World, email: string, customerId: string): Promise<void> {
  const { body } = await insist(world, () => world.owner.access(customerId))
  if (body.data.access !== 'ended') return
  const operation = randomUUID()
  const response = await insist(world, () => world.owner.decide('grant', customerId, 'ended', operation))
  if (response.body.data?.access !== 'given')
    throw new Error(`${email} was given nothing: ${response.status}`)
  world.decisions.set(email, 'given')
}

/** The owner gives all or a part back, with several clicks, from two windows, and again when no answer comes. */
async function refundPurchase(
  world: World,
  email: string,
  payment: PurchaseEntry,
  random: Random,
): Promise<void> {
  const amount = random.chance(0.5) ? payment.left : 1 + random.below(payment.left)
  const windows = Array.from({ length: 1 + random.below(2) }, () => randomUUID())
  const clicks = windows.flatMap((operation) => Array.from({ length: 1 + random.below(2) }, () => operation))
  const answers = await Promise.all(
    clicks.map((operation) => insist(world, () => world.owner.refund(payment, amount, operation))),
  )
  if (!answers.some(({ status }) => status === 200))
    throw new Error(`no refund for ${email}: ${answers.map(({ status, body }) => `${status} ${body.code}`)}`)
}

/** Whoever has paid is not asked to pay again, whatever we have heard of the payment by then. */
async function restart(world: World, email: string): Promise<void> {
  const { status, body } = await insist(world, () => browser(world.site.url).createCheckout(email))
  if (body.code !== 'checkout.already_owned') {
    throw new Error(`${email} has paid, came back and got ${status} ${body.code ?? 'another card form'}`)
  }
}

const PAUSE_MS = 50

/** Until the site gives an answer that it means. */
async function insist<Body>(world: World, call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    world.signal.throwIfAborted()
    const response = await call().catch(() => undefined)
    if (response && response.status < 500 && response.status !== 429) return response
    await wait(PAUSE_MS)
    await world.site.up()
  }
}
