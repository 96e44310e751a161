import { randomUUID } from 'node:crypto'
import { sendJson } from '../send-json.ts'
import type { Random } from './random.ts'
import { retryUntilResponse, type World } from './world.ts'

/** Some buy a gift and hand over the card. */
export const chooseGift = (random: Random): { message: string } | undefined =>
  random.chance(0.15) ? { message: 'chaos' } : undefined

/** Two people scan the code on the card at once. */
export async function acceptGift(world: World, email: string): Promise<void> {
  const response = await retryUntilResponse(world, () => world.owner.purchases())
  const payment = response.body.data.rows.find((row) => row.email === email)
  if (!payment) return
  const token = world.giftToken(payment.id)
  await Promise.all(
    [randomUUID(), randomUUID()].map((name) =>
      retryUntilResponse(world, () =>
        sendJson(`${world.site.url}/functions/v1/accept-seat`, {
          body: { token, email: `${name}@member.example` },
        }),
      ),
    ),
  )
}
