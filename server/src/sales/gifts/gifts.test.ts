import type { Gift } from '@course/contract/sales/gifts'
import type { Purchase } from '@course/contract/sales/purchases'
import type { SeatAcceptance, SeatInvitation } from '@course/contract/sales/team'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, newOperation } from '../../testing/admin.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import type { Member } from '../../testing/people.ts'
import { acceptSeat, tokenIn } from '../../testing/team.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { syncPaymentState } from '../provider/sync-payment-state.ts'
import { giftsJob } from './send-gift.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = (who: string) => `${who}-${++count}@gift.example`

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
})
afterAll(() => checkout?.close())

const DAY = 24 * 3600
const dayAfter = (days: number) =>
  new Date(checkout.site.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

type Details = { recipient?: string; sender?: string; message?: string; sendOn?: string }

/** Buys a gift as a new customer, and signs the buyer in. */
async function buyGift(
  details: Details,
  { code, card = CARDS.good as string }: { code?: string; card?: string } = {},
) {
  const { site, sandbox } = checkout
  const email = newEmail('buyer')
  const sessionId = await checkoutBrowser(site.url).beginCheckout(email, code, undefined, undefined, details)
  await sandbox.pay(sessionId, card)
  const fulfillment = await fulfillCheckout(site, sessionId)
  if (fulfillment.state !== 'fulfilled') throw new Error(fulfillment.state)
  const { purchase } = fulfillment
  const buyer = await site.signedInAgain({ userId: purchase.customer_id! } as Member)
  return { buyer, email, sessionId, purchaseId: purchase.id, payment: purchase.payment_intent! }
}

/** The buyer signed in before the clock moved. */
const signInAgain = (buyer: Member) => checkout.site.signedInAgain(buyer)
const giftsOf = async (buyer: Member): Promise<Gift[]> =>
  ((await callFunction(buyer, 'purchases')).body as unknown as { purchases: Purchase[] }).purchases.flatMap(
    ({ gift }) => gift ?? [],
  )
const change = (buyer: Member, purchaseId: string, gift: Details) =>
  callFunction(buyer, 'change-gift', { purchaseId, gift })
const subjectsTo = async (email: string) =>
  (await mailsTo(checkout.site, email)).map(({ subject }) => subject)
const lastTokenTo = async (email: string) =>
  tokenIn((await mailsTo(checkout.site, email)).findLast(({ subject }) => subject.startsWith('A gift'))!.link)
const hasCourse = async (userId: string) =>
  (
    await checkout.site.db
      .selectFrom('paid_customers')
      .select('paid_amount')
      .where('customer_id', '=', userId)
      .execute()
  ).length === 1
const runJob = () => giftsJob(checkout.site).run()

async function cardOf(buyer: Member, purchaseId: string) {
  return buyer.fetch('/functions/v1/gift-card', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purchaseId }),
  })
}

test('a gift is emailed without a price, accepted with any address, and gives its buyer no access', async () => {
  const recipient = newEmail('friend')
  const message = 'Dear Sam,\n\nhappy {siteName} birthday!'
  const { buyer, email } = await buyGift({ recipient, sender: 'Ada', message })
  expect(await hasCourse(buyer.userId)).toBe(false)
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('Your gift')])
  const [order] = await mailsTo(checkout.site, email)
  expect(order!.text).toContain(`We've emailed the gift to ${recipient}.`)
  const [mail] = await mailsTo(checkout.site, recipient)
  expect(mail!.subject).toContain('A gift for you')
  expect(mail!.text).toContain('Ada has given you the course')
  expect(mail!.text).toContain('happy {siteName} birthday!')
  expect(mail!.text + mail!.html).not.toMatch(/\$|299|Order number/)

  const visitor = checkout.site.visitor()
  const token = tokenIn(mail!.link)
  expect(
    (await callFunction(visitor, 'seat-invitation', { token })).body as unknown as SeatInvitation,
  ).toEqual({
    ...{ inviter: 'Ada', email: null, hasAccess: false, gift: { recipient, message } },
  })
  const accepted = (await acceptSeat(visitor, token, { email: recipient })).body as unknown as SeatAcceptance
  expect(accepted).toEqual({ needsPassword: true })
  // The buyer knows the link, so it proves no address.
  const account = await checkout.site.db
    .selectFrom('users')
    .select(['id', 'access', 'email_verified_at'])
    .where('email', '=', recipient)
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ access: 'paid', email_verified_at: null })
  expect(await giftsOf(buyer)).toMatchObject([{ state: 'claimed', recipient, claimedAt: expect.any(String) }])
})

test('the buyer corrects the gift until it is accepted; earlier links stop working', async () => {
  const [wrong, right] = [newEmail('wrong'), newEmail('right')]
  const { buyer, purchaseId } = await buyGift({ recipient: wrong })
  const stranger = await checkout.site.signedUp(newEmail('stranger'))
  expect(await change(stranger, purchaseId, { recipient: right })).toMatchObject({
    ...{ status: 409, body: { code: 'gift.closed' } },
  })
  expect(await change(buyer, purchaseId, { recipient: 'right' })).toMatchObject({
    ...{ status: 400, body: { code: 'gift.invalid', error: expect.stringContaining('email') } },
  })
  expect((await change(buyer, purchaseId, { recipient: right, message: 'For you' })).status).toBe(200)
  const friend = await checkout.site.signedUp(right)
  expect((await acceptSeat(friend, await lastTokenTo(wrong))).status).toBe(404)
  expect((await acceptSeat(friend, await lastTokenTo(right))).status).toBe(200)
  expect(await hasCourse(friend.userId)).toBe(true)
  expect((await change(buyer, purchaseId, { recipient: wrong })).body.code).toBe('gift.closed')
  expect((await cardOf(buyer, purchaseId)).status).toBe(409)
})

test('a gift without a recipient is handed over as a printed card, for its buyer only', async () => {
  const { buyer, email, purchaseId } = await buyGift({ message: 'Well done!\n'.repeat(40) })
  expect((await mailsTo(checkout.site, email))[0]!.text).toContain('Print the gift card')
  expect(await giftsOf(buyer)).toMatchObject([{ state: 'unsent', recipient: null }])
  const card = await cardOf(buyer, purchaseId)
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await card.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect((await cardOf(await checkout.site.signedUp(), purchaseId)).status).toBe(409)
})

test('a refund belongs to the buyer, and ends the access of the recipient until it fails', async () => {
  const { site, sandbox } = checkout
  const friend = await site.signedUp(newEmail('friend'))
  const gift = await buyGift({ recipient: friend.email }, { card: CARDS.refundFailsLater })
  expect((await acceptSeat(friend, await lastTokenTo(friend.email))).status).toBe(200)
  const { id } = await sandbox.refund(gift.sessionId)
  await syncPaymentState(site, gift.payment)
  expect(await hasCourse(friend.userId)).toBe(false)
  expect(await giftsOf(gift.buyer)).toMatchObject([{ state: 'ended' }])
  expect(await subjectsTo(gift.email)).toContainEqual(expect.stringContaining('Your refund'))
  expect(await subjectsTo(friend.email)).not.toContainEqual(expect.stringContaining('refund'))
  await sandbox.control('POST', `/refunds/${id}/finish`, {})
  await syncPaymentState(site, gift.payment)
  expect(await hasCourse(friend.userId)).toBe(true)
})

test.each(['staff', 'the card provider'])(
  'a gift whose refund by %s failed can be given again if its recipient was erased meanwhile',
  async (by) => {
    const { site, sandbox } = checkout
    const owner = await site.administrator()
    const friend = await site.signedUp(newEmail('friend'))
    const { buyer, purchaseId, ...gift } = await buyGift(
      { recipient: friend.email },
      { card: CARDS.refundFailsLater },
    )
    expect((await acceptSeat(friend, await lastTokenTo(friend.email))).status).toBe(200)
    const resumeEvents = await sandbox.loseEvents()
    if (by === 'staff') {
      const refund = { ...newOperation(), purchaseId, amount: 29900, expected: 29900, cause: null }
      expect((await callFunction(owner, 'admin-refund', refund)).status).toBe(200)
    } else {
      await sandbox.refund(gift.sessionId)
      await syncPaymentState(site, gift.payment)
    }
    expect(await giftsOf(buyer)).toMatchObject([{ state: 'ended' }])
    const erasure = { ...newOperation(), id: friend.userId, expected: friend.email }
    expect((await callFunction(owner, 'admin-customer-erase', erasure)).status).toBe(200)
    await resumeEvents()
    const refunds = () =>
      site.db.selectFrom('refunds').select('id').where('purchase_id', '=', purchaseId).execute()
    await expect.poll(refunds).toHaveLength(1)
    await sandbox.control('POST', `/refunds/${(await refunds())[0]!.id}/finish`, {})
    await syncPaymentState(site, gift.payment)
    expect(await giftsOf(buyer)).toMatchObject([{ state: 'unsent', recipient: null, sentAt: null }])

    expect((await cardOf(buyer, purchaseId)).status).toBe(200)
    const other = await site.signedUp(newEmail('other'))
    expect((await change(buyer, purchaseId, { recipient: other.email })).status).toBe(200)
    expect((await acceptSeat(other, await lastTokenTo(other.email))).status).toBe(200)
    expect(await hasCourse(other.userId)).toBe(true)
    expect((await change(buyer, purchaseId, { recipient: friend.email })).status).toBe(409)
  },
)

test('a gift whose refund staff asked for can no longer be accepted', async () => {
  const owner = await checkout.site.administrator()
  const recipient = newEmail('friend')
  const { purchaseId } = await buyGift({ recipient })
  const refund = { ...newOperation(), purchaseId, amount: 29900, expected: 29900, cause: null }
  expect((await callFunction(owner, 'admin-refund', refund)).status).toBe(200)
  expect(
    (await acceptSeat(checkout.site.visitor(), await lastTokenTo(recipient), { email: recipient })).status,
  ).toBe(404)
})

test('a free code makes a gift free, and a gift whose attempt is gone is restored without its details', async () => {
  await createProviderCode(
    checkout.site.cards,
    { percent_off: 100 },
    { code: 'GIFT-FOR-ONE', max_redemptions: 1 },
  )
  const free = await buyGift({ recipient: newEmail('friend') }, { code: 'GIFT-FOR-ONE' })
  expect(await giftsOf(free.buyer)).toMatchObject([{ state: 'sent' }])

  const email = newEmail('buyer')
  const browser = checkoutBrowser(checkout.site.url)
  const details = { recipient: newEmail('friend') }
  const sessionId = await browser.beginCheckout(email, undefined, undefined, undefined, details)
  await checkout.site.db.deleteFrom('checkout_attempts').where('email', '=', email).execute()
  await checkout.sandbox.pay(sessionId)
  expect(await fulfillCheckout(checkout.site, sessionId)).toMatchObject({ purchase: { kind: 'gift' } })
  expect(await subjectsTo(details.recipient)).toEqual([])
})

test('refuses details that are wrong, and opens another form when they change', async () => {
  const browser = checkoutBrowser(checkout.site.url)
  const email = newEmail('buyer')
  const begin = (gift: object) => browser.beginCheckout(email, undefined, undefined, undefined, gift)
  for (const gift of ['Sam', { recipient: 'sam' }, { message: 'x'.repeat(501) }, { sendOn: dayAfter(400) }])
    expect((await browser.createCheckout(email, undefined, undefined, undefined, gift)).body.code).toBe(
      'gift.invalid',
    )
  const first = await begin({ message: 'One' })
  expect(await begin({ message: 'One' })).toBe(first)
  expect(await begin({ message: 'Two' })).not.toBe(first)
})

async function passTime(seconds: number) {
  // Wait for delivery first: advancing the clock would expire the delivery claims.
  await mailsTo(checkout.site, '')
  checkout.site.clock.advance(seconds)
}

// These tests move the clock, so they come last.
test('a gift is sent on its day, once', async () => {
  const recipient = newEmail('friend')
  const { buyer, email } = await buyGift({ recipient, sendOn: dayAfter(10) })
  expect((await mailsTo(checkout.site, email))[0]!.text).toContain(`We'll email the gift to ${recipient} on`)
  await passTime(9 * DAY)
  await runJob()
  expect(await subjectsTo(recipient)).toEqual([])
  expect(await giftsOf(await signInAgain(buyer))).toMatchObject([{ state: 'scheduled', sentAt: null }])
  await passTime(DAY)
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(await subjectsTo(recipient)).toHaveLength(1)
  expect(await giftsOf(await signInAgain(buyer))).toMatchObject([{ state: 'sent' }])
})

test('the buyer is told once, after 30 days', async () => {
  const recipient = newEmail('friend')
  const { email, buyer, purchaseId } = await buyGift({ recipient })
  const accepted = await buyGift({ recipient: newEmail('friend') })
  await checkout.site.db
    .updateTable('seats')
    .set({ state: 'claimed' })
    .where('purchase_id', '=', accepted.purchaseId)
    .execute()
  const told = async (address: string) =>
    (await subjectsTo(address)).filter((subject) => subject.includes("hasn't been accepted")).length
  await passTime(29 * DAY)
  await runJob()
  expect(await told(email)).toBe(0)
  await passTime(DAY + 60)
  await Promise.all([runJob(), runJob()])
  await runJob()
  expect(await told(email)).toBe(1)
  expect(await told(accepted.email)).toBe(0)
  // The link is still valid, and sending it again starts another 30 days.
  await change(await signInAgain(buyer), purchaseId, { recipient })
  await passTime(31 * DAY)
  await runJob()
  expect(await told(email)).toBe(2)
  expect((await acceptSeat(await checkout.site.signedUp(), await lastTokenTo(recipient))).status).toBe(200)
})
