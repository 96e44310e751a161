import type { Stripe } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { limitToOneForm } from './card-script.ts'

/** Like the provider, rejects a second form while the first one exists. */
function fakeProvider() {
  let openForms = 0
  const log: string[] = []
  const stripe = {
    elements: () => 'elements',
    async createEmbeddedCheckoutPage() {
      await Promise.resolve()
      if (openForms > 0) throw new Error('You cannot have multiple Embedded Checkout objects.')
      openForms++
      let isDestroyed = false
      log.push('created')
      return {
        mount() {},
        unmount() {},
        destroy() {
          if (isDestroyed) throw new Error('already destroyed')
          isDestroyed = true
          openForms--
          log.push('destroyed')
        },
      }
    },
  }
  return { stripe: stripe as unknown as Stripe, log }
}

test('destroys a form that React left behind before it creates the next one', async () => {
  const { stripe, log } = fakeProvider()
  const limited = limitToOneForm(stripe)
  const leftBehind = limited.createEmbeddedCheckoutPage({})
  const next = limited.createEmbeddedCheckoutPage({})
  await Promise.all([leftBehind, next])
  expect(log).toEqual(['created', 'destroyed', 'created'])
})

test('creates a form after the previous one was destroyed or failed', async () => {
  const { stripe, log } = fakeProvider()
  const limited = limitToOneForm(stripe)
  ;(await limited.createEmbeddedCheckoutPage({})).destroy()
  const other = await stripe.createEmbeddedCheckoutPage({})
  await expect(limited.createEmbeddedCheckoutPage({})).rejects.toThrow('multiple')
  other.destroy()
  await limited.createEmbeddedCheckoutPage({})
  expect(log.at(-1)).toBe('created')
})

test("passes the provider's other methods through", () => {
  expect((limitToOneForm(fakeProvider().stripe) as unknown as { elements(): string }).elements()).toBe(
    'elements',
  )
})
