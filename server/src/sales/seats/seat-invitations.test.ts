import type {
  SeatAcceptance,
  SeatInvitation,
  SeatLink,
  TeamInvitationResult,
} from '@course/contract/sales/team'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, newOperation } from '../../testing/admin.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import type { Member, Person } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { acceptSeat, createSeatToken, fetchTeamOf, teamBuyer, tokenIn } from '../../testing/team.ts'

let site: RunningSite
let close: () => Promise<void>
let count = 0
const newEmail = () => `team-${++count}@company.example`

beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close?.())

const accountOf = (email: string) =>
  site.db
    .selectFrom('users')
    .select(['id', 'access', 'email_verified_at', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()

const inviteTo = async (buyer: Person, emails: readonly string[]) =>
  callFunction(buyer, 'invite-team', { emails })

/** The secret in the newest invitation to an email. */
const invitationTo = async (email: string) => {
  const link = /https?:\/\/\S+\/join\?token=[\w-]+/.exec((await lastMailTo(site, email)).text)?.[0]
  return tokenIn(link!)
}

const hasCourse = async ({ userId }: Member) =>
  (await site.db
    .selectFrom('paid_customers')
    .select('paid_amount')
    .where('customer_id', '=', userId)
    .executeTakeFirst()) !== undefined

test('an invited member without an account gets one, confirmed by the invitation, and sets a password', async () => {
  const buyer = await teamBuyer(site, 2)
  const email = newEmail()
  const { body } = await inviteTo(buyer, [email.toUpperCase(), email])
  expect((body as unknown as TeamInvitationResult).invited).toEqual([email])
  const outbox = site.db.selectFrom('outbox').select('kind').where('recipient', '=', email)
  expect(await outbox.execute()).toEqual([{ kind: 'seat-invitation' }])
  const token = await invitationTo(email)
  const visitor = site.visitor()
  const shown = (await callFunction(visitor, 'seat-invitation', { token })).body as unknown as SeatInvitation
  expect(shown).toEqual({ inviter: buyer.email, email, hasAccess: false, gift: null })
  // Mail scanners open links: nothing has changed.
  expect(await accountOf(email)).toBeUndefined()

  const accepted = (await acceptSeat(visitor, token)).body as unknown as SeatAcceptance
  expect(accepted).toEqual({ needsPassword: true })
  expect(await accountOf(email)).toMatchObject({ access: 'paid', email_verified_at: expect.any(String) })
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([
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
  await site.visitor().auth.signUp({ email, password })
  const buyer = await teamBuyer(site, 2)
  await inviteTo(buyer, [email])
  await acceptSeat(site.visitor(), await invitationTo(email))
  const stranger = await site.visitor().auth.signInWithPassword({ email, password })
  expect(stranger.error?.code).toBe('invalid_credentials')
})

test('a signed-in person takes the seat with their account, and lets the buyer see how far they are', async () => {
  const buyer = await teamBuyer(site, 2)
  const member = await site.signedUp(newEmail())
  const token = await createSeatToken(buyer)
  expect((await acceptSeat(member, token, { sharesProgress: true })).body).toEqual({ needsPassword: false })
  expect(await hasCourse(member)).toBe(true)
  expect(await fetchTeamOf(buyer)).toMatchObject({
    seats: [{ email: member.email, progress: 'Not started yet' }],
  })
  await site.db.updateTable('users').set({ stage: 4 }).where('id', '=', member.userId).execute()
  expect(await fetchTeamOf(buyer)).toMatchObject({
    seats: [{ progress: 'Passed quiz 1', canRelease: false }],
  })
})

test('a link that was sent to no one asks a visitor for their email', async () => {
  const buyer = await teamBuyer(site, 2)
  const token = await createSeatToken(buyer)
  const visitor = site.visitor()
  expect(await acceptSeat(visitor, token)).toMatchObject({ body: { code: 'seat.bad_email' } })
  const email = newEmail()
  expect((await acceptSeat(visitor, token, { email })).body).toEqual({ needsPassword: true })
  expect(await accountOf(email)).toMatchObject({ access: 'paid', email_verified_at: null })
})

test('a link that was sent to no one gives no seat to an account in use whose owner is not signed in', async () => {
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
  const buyer = await teamBuyer(site, 2)
  const customer = await site.paidCustomer()
  await inviteTo(buyer, [customer.email])
  const token = await invitationTo(customer.email)
  expect((await callFunction(customer, 'seat-invitation', { token })).body).toMatchObject({ hasAccess: true })
  expect(await acceptSeat(customer, token)).toMatchObject({
    status: 409,
    body: { code: 'seat.already_has_access' },
  })
  const colleague = await site.signedUp(newEmail())
  expect((await acceptSeat(colleague, token)).status).toBe(200)
  expect(await hasCourse(colleague)).toBe(true)
})

test('invitations are withdrawn, sent again and expire; a seat is released while no quiz is passed', async () => {
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
  const buyer = await teamBuyer(site, 2)
  await inviteTo(buyer, [newEmail()])
  const { seats } = await fetchTeamOf(buyer)
  const other = await teamBuyer(site, 2)
  for (const name of ['renew-seat', 'withdraw-seat', 'release-seat'])
    expect(await callFunction(other, name, { id: seats[0]!.id })).toMatchObject({
      status: 409,
      body: { code: 'seat.changed' },
    })
  expect((await fetchTeamOf(other)).seats).toEqual([])
})

test('the seat of a member who deletes their account is free again, unless they passed a quiz', async () => {
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
