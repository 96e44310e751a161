import { paymentCopy } from '@course/content/site/pages/checkout'
import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useMemo, useState } from 'react'
import { Waiting } from '../ui/spinner.tsx'
import type { CardFormData } from './payment-state.ts'

type CardFormProps = Pick<CardFormData, 'stripe' | 'clientSecret'> & { onProblem: () => void }

/** The provider's card form. When paid, the provider redirects the page to `/welcome`. */
export function CardForm({ stripe, clientSecret, onProblem }: CardFormProps) {
  const [isShown, setShown] = useState(false)
  const observedStripe = useMemo(
    () => observeCreation(stripe, () => setShown(true), onProblem),
    [stripe, onProblem],
  )
  const options = useMemo(() => ({ fetchClientSecret: async () => clientSecret }), [clientSecret])

  return (
    <div className="min-h-80">
      {!isShown && <Waiting className="py-6">{paymentCopy.loading}</Waiting>}
      {/* The provider reads its options only once, so a new secret needs a new form. */}
      <EmbeddedCheckoutProvider key={clientSecret} stripe={observedStripe} options={options}>
        <EmbeddedCheckout />
      </EmbeddedCheckoutProvider>
    </div>
  )
}

/** Reports success and failure, because the provider's React component does not. */
function observeCreation(stripe: Stripe, onShown: () => void, onProblem: () => void): Stripe {
  return new Proxy(stripe, {
    get(target, name) {
      if (name !== 'createEmbeddedCheckoutPage') return Reflect.get(target, name)
      const create: Stripe['createEmbeddedCheckoutPage'] = async (options) => {
        try {
          const form = await target.createEmbeddedCheckoutPage(options)
          onShown()
          return form
        } catch (error) {
          console.warn('Could not create the card form', error)
          onProblem()
          // Never resolves, because an error message has replaced the form.
          return new Promise(() => {})
        }
      }
      return create
    },
  })
}
