import type { Stripe, StripeEmbeddedCheckout, StripeEmbeddedCheckoutOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let loading: Promise<Stripe> | undefined

/** The card provider's object for the browser. Its script comes when it is first needed, and only once. */
export function loadCards(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  loading ??= load(scriptUrl, publishableKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  // `loadStripe` takes the script that is there; by itself it only knows the provider's own address.
  await addScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('the card script loaded without its object')
  return oneFormAtATime(stripe)
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        reject(new Error(`the card script at ${src} did not load`))
      },
      { once: true },
    )
    document.head.append(script)
  })
}

/**
 * The provider allows one form at a time, and React may leave one behind. Each new form waits for the
 * previous one and destroys it.
 */
export function oneFormAtATime(stripe: Stripe): Stripe {
  let last: Promise<StripeEmbeddedCheckout | undefined> = Promise.resolve(undefined)

  function createEmbeddedCheckoutPage(
    options: StripeEmbeddedCheckoutOptions,
  ): Promise<StripeEmbeddedCheckout> {
    const created = last.then((before) => {
      destroy(before)
      return stripe.createEmbeddedCheckoutPage(options)
    })
    last = created.catch(() => undefined)
    return created
  }

  return new Proxy(stripe, {
    get(target, name) {
      if (name === 'createEmbeddedCheckoutPage') return createEmbeddedCheckoutPage
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function destroy(form: StripeEmbeddedCheckout | undefined) {
  try {
    form?.destroy()
  } catch {
    // React has destroyed it already; that is what was wanted.
  }
}
