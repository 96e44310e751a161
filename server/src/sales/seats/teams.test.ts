import { publishContent } from '@course/content/site/content'
import type {
  SeatAcceptance,
  SeatInvitation,
  SeatLink,
  TeamInvitationResult,
} from '@course/contract/sales/team'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callFunction, newOperation } from '../../testing/admin.ts'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import type { Member, Person } from '../../testing/people.ts'
import { acceptSeat, createSeatToken, fetchTeamOf, teamBuyer, tokenIn } from '../../testing/team.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `team-${++count}@company.example`

beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())
afterEach(() => publishContent({}))

const accountOf = (email: string) =>
  checkout.site.db
    .selectFrom('users')
    .select(['id', 'access', 'email_verified_at', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()

const purchasesOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()

const inviteTo = async (buyer: Person, emails: readonly string[]) =>
  callFunction(buyer, 'invite-team', { emails })

/** The secret in the newest invitation to an email. */
const invitationTo = async (email: string) => {
  const link = /https?:\/\/\S+\/join\?token=[\w-]+/.exec((await lastMailTo(checkout.site, email)).text)?.[0]
  return tokenIn(link!)
}

const hasCourse = async ({ userId }: Member) =>
  (await checkout.site.db
    .selectFrom('paid_customers')
    .select('paid_amount')
    .where('customer_id', '=', userId)
    .executeTakeFirst()) !== undefined

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
  expect(await accountOf(email)).toMatchObject({ access: 'none' })
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
  expect(await hasCourse(owner)).toBe(true)
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
  expect(await accountOf(email)).toMatchObject({ access: 'paid' })
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

test('an invited member without an account gets one, confirmed by the invitation, and sets a password', async () => {
  const buyer = await teamBuyer(checkout.site, 2)
  const email = newEmail()
  const { body } = await inviteTo(buyer, [email.toUpperCase(), email])
  expect((body as unknown as TeamInvitationResult).invited).toEqual([email])
  const token = await invitationTo(email)
  const visitor = checkout.site.visitor()
  const shown = (await callFunction(visitor, 'seat-invitation', { token })).body as unknown as SeatInvitation
  expect(shown).toEqual({ inviter: buyer.email, email, hasAccess: false, gift: null })
  // Mail scanners open links: nothing has changed.
  expect(await accountOf(email)).toBeUndefined()

  const accepted = (await acceptSeat(visitor, token)).body as unknown as SeatAcceptance
  expect(accepted).toEqual({ needsPassword: true })
  expect(await accountOf(email)).toMatchObject({ access: 'paid', email_verified_at: expect.any(String) })
  expect((await mailsTo(checkout.site, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You have a seat'),
    'Set your password',
  ])
  expect(await acceptSeat(visitor, token)).toMatchObject({ status: 404, body: { code: 'seat.not_found' } })
  expect(await fetchTeamOf(buyer)).toMatchObject({
    free: 1,
    seats: [{ state: 'claimed', email, progress: null, canRelease: true }],
  })
})

test('an invitation revokes what a stranger set up with the invited email', async () => {
  const email = newEmail()
  const password = 'a stranger’s password'
  await checkout.site.visitor().auth.signUp({ email, password })
  const buyer = await teamBuyer(checkout.site, 2)
  await inviteTo(buyer, [email])
  await acceptSeat(checkout.site.visitor(), await invitationTo(email))
  const stranger = await checkout.site.visitor().auth.signInWithPassword({ email, password })
  expect(stranger.error?.code).toBe('invalid_credentials')
})

test('a signed-in person takes the seat with their account, and lets the buyer see how far they are', async () => {
  const buyer = await teamBuyer(checkout.site, 2)
  const member = await checkout.site.signedUp(newEmail())
  const token = await createSeatToken(buyer)
  expect((await acceptSeat(member, token, { sharesProgress: true })).body).toEqual({ needsPassword: false })
  expect(await hasCourse(member)).toBe(true)
  expect(await fetchTeamOf(buyer)).toMatchObject({
    seats: [{ email: member.email, progress: 'Not started yet' }],
  })
  await checkout.site.db.updateTable('users').set({ stage: 4 }).where('id', '=', member.userId).execute()
  expect(await fetchTeamOf(buyer)).toMatchObject({
    seats: [{ progress: 'Passed quiz 1', canRelease: false }],
  })
})

test('a link that was sent to no one asks a visitor for their email', async () => {
  const buyer = await teamBuyer(checkout.site, 2)
  const token = await createSeatToken(buyer)
  const visitor = checkout.site.visitor()
  expect(await acceptSeat(visitor, token)).toMatchObject({ body: { code: 'seat.bad_email' } })
  const email = newEmail()
  expect((await acceptSeat(visitor, token, { email })).body).toEqual({ needsPassword: true })
  expect(await accountOf(email)).toMatchObject({ access: 'paid', email_verified_at: null })
})

test('a link that was sent to no one gives no seat to an account in use whose owner is not signed in', async () => {
  const { site } = checkout
  const buyer = await teamBuyer(site, 2)
  const stranger = await site.signedUp(newEmail())
  const token = await createSeatToken(buyer)
  const typed = { email: stranger.email, sharesProgress: true }
  expect(await acceptSeat(site.visitor(), token, typed)).toMatchObject({
    status: 401,
    body: { code: 'access.sign_in_required' },
  })
  expect((await acceptSeat(stranger, token)).status).toBe(200)
})

test('an account that has the course is refused, and the seat can be passed on', async () => {
  const buyer = await teamBuyer(checkout.site, 2)
  const customer = await checkout.site.paidCustomer()
  await inviteTo(buyer, [customer.email])
  const token = await invitationTo(customer.email)
  expect((await callFunction(customer, 'seat-invitation', { token })).body).toMatchObject({ hasAccess: true })
  expect(await acceptSeat(customer, token)).toMatchObject({
    status: 409,
    body: { code: 'seat.already_has_access' },
  })
  const colleague = await checkout.site.signedUp(newEmail())
  expect((await acceptSeat(colleague, token)).status).toBe(200)
  expect(await hasCourse(colleague)).toBe(true)
})

test('invitations are withdrawn, sent again and expire; a seat is released while no quiz is passed', async () => {
  const { site } = checkout
  const buyer = await teamBuyer(site, 2)
  const [first, second] = [newEmail(), newEmail()]
  await inviteTo(buyer, [first, second])
  expect(await inviteTo(buyer, [newEmail()])).toMatchObject({ body: { code: 'seat.none_free' } })
  const long = (index: number) => `${'a'.repeat(60)}${index}@${'long-'.repeat(8)}company.example`
  const all = Array.from({ length: 200 }, (_, index) => long(index))
  expect(await inviteTo(buyer, all)).toMatchObject({ body: { code: 'seat.none_free' } })
  expect(((await inviteTo(buyer, [first])).body as unknown as TeamInvitationResult).alreadyInvited).toEqual([
    first,
  ])
  const seatOf = async (email: string) =>
    (await fetchTeamOf(buyer)).seats.find((seat) => seat.email === email)!

  const earlier = await invitationTo(first)
  const renewed = await callFunction(buyer, 'renew-seat', { id: (await seatOf(first)).id })
  expect((renewed.body as unknown as SeatLink).link).toBeNull()
  expect((await acceptSeat(site.visitor(), earlier)).status).toBe(404)
  expect((await acceptSeat(site.visitor(), await invitationTo(first))).status).toBe(200)

  const withdrawn = await invitationTo(second)
  await callFunction(buyer, 'withdraw-seat', { id: (await seatOf(second)).id })
  expect((await acceptSeat(site.visitor(), withdrawn)).status).toBe(404)

  const release = async () => callFunction(buyer, 'release-seat', { id: (await seatOf(first)).id })
  const { id } = (await accountOf(first))!
  await site.db.updateTable('users').set({ stage: 4 }).where('id', '=', id).execute()
  expect(await release()).toMatchObject({ status: 409, body: { code: 'seat.in_use' } })
  await site.db.updateTable('users').set({ stage: 3 }).where('id', '=', id).execute()
  expect((await release()).body).toMatchObject({ free: 2, total: 2, seats: [] })
  expect(await accountOf(first)).toMatchObject({ access: 'ended' })
  expect((await lastMailTo(site, first)).text).toContain('took the seat back')

  // The same person can be invited again.
  await inviteTo(buyer, [first])
  const late = await invitationTo(first)
  site.clock.advance(31 * 24 * 3600)
  expect(await acceptSeat(site.visitor(), late)).toMatchObject({
    status: 410,
    body: { code: 'seat.expired' },
  })
})

test("no one else sees or changes a buyer's seats", async () => {
  const buyer = await teamBuyer(checkout.site, 2)
  await inviteTo(buyer, [newEmail()])
  const { seats } = await fetchTeamOf(buyer)
  const other = await teamBuyer(checkout.site, 2)
  for (const name of ['renew-seat', 'withdraw-seat', 'release-seat'])
    expect(await callFunction(other, name, { id: seats[0]!.id })).toMatchObject({
      status: 409,
      body: { code: 'seat.changed' },
    })
  expect((await fetchTeamOf(other)).seats).toEqual([])
})

test('the seat of a member who deletes their account is free again, unless they passed a quiz', async () => {
  const { site } = checkout
  const owner = await site.administrator()
  const buyer = await teamBuyer(site, 2)
  const members = [await site.signedUp(newEmail()), await site.signedUp(newEmail())]
  for (const member of members)
    expect((await acceptSeat(member, await createSeatToken(buyer))).status).toBe(200)
  await site.db.updateTable('users').set({ stage: 4 }).where('id', '=', members[1]!.userId).execute()
  for (const { userId: id, email: expected } of members)
    expect(
      (await callFunction(owner, 'admin-customer-erase', { ...newOperation(), id, expected })).status,
    ).toBe(200)
  expect(await fetchTeamOf(buyer)).toMatchObject({ free: 1, claimed: 0, total: 1, seats: [] })
})
