import type { Stripe } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { oneFormAtATime } from './card-script.ts'

/** The provider's rule: a second form before the first one is destroyed is refused. */
function provider() {
  let living = 0
  const log: string[] = []
  const stripe = {
    elements: () => 'elements',
    async createEmbeddedCheckoutPage() {
      await Promise.resolve()
      if (living > 0) throw new Error('You cannot have multiple Embedded Checkout objects.')
      living++
      let isGone = false
      log.push('made')
      return {
        mount() {},
        unmount() {},
        destroy() {
          if (isGone) throw new Error('destroyed already')
          isGone = true
          living--
          log.push('destroyed')
        },
      }
    },
  }
  return { stripe: stripe as unknown as Stripe, log }
}

test('a form that React left behind makes way for the next one', async () => {
  const { stripe, log } = provider()
  const cards = oneFormAtATime(stripe)
  const leftBehind = cards.createEmbeddedCheckoutPage({})
  const wanted = cards.createEmbeddedCheckoutPage({})
  await Promise.all([leftBehind, wanted])
  expect(log).toEqual(['made', 'destroyed', 'made'])
})

test('a form that was destroyed properly, and one that failed, are no obstacle', async () => {
  const { stripe, log } = provider()
  const cards = oneFormAtATime(stripe)
  ;(await cards.createEmbeddedCheckoutPage({})).destroy()
  const rival = await stripe.createEmbeddedCheckoutPage({})
  await expect(cards.createEmbeddedCheckoutPage({})).rejects.toThrow('multiple')
  rival.destroy()
  await cards.createEmbeddedCheckoutPage({})
  expect(log.at(-1)).toBe('made')
})

test('everything else of the provider works as before', () => {
  expect((oneFormAtATime(provider().stripe) as unknown as { elements(): string }).elements()).toBe('elements')
})
