import { randomUUID } from 'node:crypto'
import { seatsRefund, type TeamOrder } from '@course/contract/sales/seats'
import type { SeatLink } from '@course/contract/sales/team'
import type { checkoutBrowser } from '../checkout-site.ts'
import { fetchSession, sendJson } from '../send-json.ts'
import { tokenIn } from '../team.ts'
import type { Random } from './random.ts'
import { retryUntilResponse, type World } from './world.ts'

/** Some buy seats for a team. */
export const chooseTeam = (random: Random): TeamOrder | undefined =>
  random.chance(0.2) ? { seats: 2 + random.below(3), ownSeat: random.chance(0.5) } : undefined

type Buyer = {
  email: string
  sessionId: string
  person: ReturnType<typeof checkoutBrowser>
  random: Random
}

/** The buyer signs in with the temporary password and passes on links; two people may open the same one at once. */
export async function inviteTeam(world: World, { email, sessionId, person, random }: Buyer): Promise<void> {
  const verified = await retryUntilResponse(world, () => person.verifyPayment(sessionId))
  const password = verified.body.success ? verified.body.tempPassword : undefined
  if (!password) return
  const signedIn = await retryUntilResponse(world, async () => ({
    status: 200,
    body: await fetchSession(world.site.url, { email, password }),
  }))
  const token = signedIn.body.access_token
  const links = 1 + random.below(2)
  for (let link = 0; link < links; link++) {
    const { body } = await retryUntilResponse(world, () =>
      sendJson<Partial<SeatLink>>(`${world.site.url}/functions/v1/create-seat-link`, { body: {}, token }),
    )
    if (!body.link) return
    const seat = tokenIn(body.link)
    const people = Array.from({ length: 1 + random.below(2) }, () => `${randomUUID()}@member.example`)
    await Promise.all(
      people.map((member) =>
        retryUntilResponse(world, () =>
          sendJson(`${world.site.url}/functions/v1/accept-seat`, { body: { token: seat, email: member } }),
        ),
      ),
    )
  }
}

/** The owner refunds one of the seats, with a double click. */
export async function refundSeats(world: World, email: string, random: Random): Promise<void> {
  const response = await retryUntilResponse(world, () => world.owner.purchases())
  const payment = response.body.data.rows.find((row) => row.email === email)
  if (!payment) return
  const seats = [random.pick(payment.seatList).id]
  const amount = Math.min(payment.left, seatsRefund(payment, { refunded: 0, chosen: 1 }))
  const operation = randomUUID()
  await Promise.all(
    [operation, operation].map((click) =>
      retryUntilResponse(world, () => world.owner.refund(payment, amount, click, seats)),
    ),
  )
}
