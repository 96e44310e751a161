import type { Stripe, StripeEmbeddedCheckout, StripeEmbeddedCheckoutOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let loading: Promise<Stripe> | undefined

/** Loads the card provider's script on first use. */
export function loadCardProvider(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  loading ??= load(scriptUrl, publishableKey).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  // `loadStripe` uses a script that is already on the page; otherwise it would load from the provider's URL.
  await addScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card script defined no Stripe object')
  return limitToOneForm(stripe)
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
        reject(new Error(`Could not load the card script from ${src}`))
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
export function limitToOneForm(stripe: Stripe): Stripe {
  let lastForm: Promise<StripeEmbeddedCheckout | undefined> = Promise.resolve(undefined)

  function createEmbeddedCheckoutPage(
    options: StripeEmbeddedCheckoutOptions,
  ): Promise<StripeEmbeddedCheckout> {
    const created = lastForm.then((previous) => {
      destroy(previous)
      return stripe.createEmbeddedCheckoutPage(options)
    })
    lastForm = created.catch(() => undefined)
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
    // React has already destroyed it.
  }
}
