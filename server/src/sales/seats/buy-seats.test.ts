import { publishContent } from '@course/content/site/content'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { fetchTeamOf, teamBuyer } from '../../testing/team.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `team-${++count}@company.example`

beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())
afterEach(() => publishContent({}))

const accessOf = async (email: string) =>
  (
    await checkout.site.db
      .selectFrom('users')
      .select('access')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).access

const purchasesOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()

test('ten seats cost the volume price of the settings, and give their buyer a team but no access', async () => {
  publishContent({
    offer: {
      teamPrices: [
        { from: 5, cents: 269_00 },
        { from: 10, cents: 249_00 },
      ],
    },
  })
  const email = newEmail()
  const browser = checkoutBrowser(checkout.site.url)
  const id = await browser.beginCheckout(email, undefined, undefined, { seats: 10, ownSeat: false })
  const session = await checkout.site.cards.api.checkout.sessions.retrieve(id, { expand: ['line_items'] })
  expect(session).toMatchObject({ amount_total: 2490_00, metadata: { kind: 'team', seats: '10' } })
  expect(session.line_items?.data).toMatchObject([{ quantity: 10, price: { unit_amount: 249_00 } }])
  await checkout.sandbox.pay(id, CARDS.good)
  const { body } = await browser.verifyPayment(id)
  expect(body).toMatchObject({ success: true, kind: 'team', tempPassword: expect.any(String) })
  expect(await purchasesOf(email)).toMatchObject([{ kind: 'team', seats: 10, amount: 2490_00 }])
  expect(await accessOf(email)).toBe('none')
  expect(await mailKindsTo(checkout, email)).toEqual(['order-confirmation'])
  const mail = await lastMailTo(checkout.site, email)
  expect(mail.subject).toContain('Your team’s seats')
  expect(mail.text).toMatch(/Seats\W+10/)
})

test('the number of seats decides the price on the server, and only 2 to 200 are sold', async () => {
  publishContent({ offer: { teamPrices: [{ from: 200, cents: 100_00 }] } })
  const browser = checkoutBrowser(checkout.site.url)
  const amounts: (number | null)[] = []
  for (const seats of [2, 199, 200]) {
    const id = await browser.beginCheckout(newEmail(), undefined, undefined, { seats, amount: 1 })
    amounts.push((await checkout.site.cards.api.checkout.sessions.retrieve(id)).amount_total)
  }
  expect(amounts).toEqual([2 * 299_00, 199 * 299_00, 200 * 100_00])
  for (const seats of [1, 201, 2.5, '5', -3, null])
    expect(await browser.createCheckout(newEmail(), undefined, undefined, { seats })).toMatchObject({
      status: 400,
      body: { code: 'checkout.bad_seats' },
    })
})

test('one seat for the buyer is theirs with the purchase, unless they have the course', async () => {
  const owner = await teamBuyer(checkout.site, 3, { ownSeat: true })
  expect(await accessOf(owner.email)).toBe('paid')
  expect(await fetchTeamOf(owner)).toMatchObject({
    free: 2,
    claimed: 1,
    seats: [{ isYou: true, email: owner.email }],
  })
  const customer = await checkout.site.paidCustomer()
  const id = await checkoutBrowser(checkout.site.url).beginCheckout(customer.email, undefined, undefined, {
    seats: 2,
    ownSeat: true,
  })
  await checkout.sandbox.pay(id, CARDS.good)
  await checkoutBrowser(checkout.site.url).verifyPayment(id)
  expect(await fetchTeamOf(customer)).toMatchObject({ free: 2, claimed: 0 })
  const alarms = checkout.site.db.selectFrom('alarms').select('kind').where('subject', '=', customer.userId)
  expect(await alarms.execute()).toEqual([])
})

test('a code takes its percent off all seats, and none makes a team free', async () => {
  const { cards } = checkout.site
  await createProviderCode(cards, { percent_off: 20 }, { code: 'TEAM-20' })
  await createProviderCode(cards, { percent_off: 100 }, { code: 'FREE-FOR-ALL', max_redemptions: 5 })
  const browser = checkoutBrowser(checkout.site.url)
  const team = { seats: 5, ownSeat: false }
  expect((await browser.checkCode('TEAM-20', team)).body).toMatchObject({
    valid: true,
    price: { price: 1495_00, discount: 299_00, total: 1196_00 },
  })
  expect((await browser.checkCode('FREE-FOR-ALL', team)).body).toMatchObject({ valid: false })
  const email = newEmail()
  const company = { name: 'Example Ltd', address: '1 Road' }
  const id = await browser.beginCheckout(email, 'TEAM-20', company, team)
  await checkout.sandbox.pay(id, CARDS.good)
  await browser.verifyPayment(id)
  expect(await purchasesOf(email)).toMatchObject([
    { kind: 'team', seats: 5, amount: 1196_00, discount: 299_00, code: 'TEAM-20', has_invoice: 1 },
  ])
})

test('a lost attempt is restored with its seats from the session', async () => {
  const email = newEmail()
  const browser = checkoutBrowser(checkout.site.url)
  const id = await browser.beginCheckout(email, undefined, undefined, { seats: 4, ownSeat: true })
  await checkout.site.db.deleteFrom('checkout_attempts').where('email', '=', email).execute()
  await checkout.sandbox.pay(id, CARDS.good)
  await browser.verifyPayment(id)
  expect(await purchasesOf(email)).toMatchObject([{ kind: 'team', seats: 4, state: 'active' }])
  expect(await accessOf(email)).toBe('paid')
})

test('a paid order of seats is not paid again by mistake, but more can be bought', async () => {
  const email = newEmail()
  const browser = checkoutBrowser(checkout.site.url)
  const team = { seats: 2, ownSeat: false }
  const resumeEvents = await checkout.sandbox.loseEvents()
  await checkout.sandbox.pay(await browser.beginCheckout(email, undefined, undefined, team), CARDS.good)
  const again = await browser.createCheckout(email, undefined, undefined, team)
  expect(again).toMatchObject({ status: 409, body: { code: 'checkout.already_paid' } })
  await resumeEvents()
  await checkout.sandbox.pay(await browser.beginCheckout(email, undefined, undefined, team), CARDS.good)
  await expect.poll(async () => (await purchasesOf(email)).length).toBe(2)
})
