import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useMemo, useState } from 'react'
import { Waiting } from '../ui/spinner.tsx'
import type { CardFormParts } from './payment-state.ts'
import { paymentCopy } from './payment-state.ts'

type CardFormProps = CardFormParts & { onProblem: () => void }

/** The provider's card form in its frame. At the end the provider takes the whole page to `/welcome`. */
export function CardForm({ stripe, clientSecret, onProblem }: CardFormProps) {
  const [isShown, setShown] = useState(false)
  const observed = useMemo(() => observe(stripe, () => setShown(true), onProblem), [stripe, onProblem])
  const options = useMemo(() => ({ fetchClientSecret: async () => clientSecret }), [clientSecret])

  return (
    <div className="min-h-80">
      {!isShown && <Waiting className="py-6">{paymentCopy.loading}</Waiting>}
      {/* Its options are read once: another secret needs another form. */}
      <EmbeddedCheckoutProvider key={clientSecret} stripe={observed} options={options}>
        <EmbeddedCheckout />
      </EmbeddedCheckoutProvider>
    </div>
  )
}

/** React's component does not report a form that cannot be created. */
function observe(stripe: Stripe, onShown: () => void, onProblem: () => void): Stripe {
  return new Proxy(stripe, {
    get(target, name) {
      if (name !== 'createEmbeddedCheckoutPage') return Reflect.get(target, name)
      const create: Stripe['createEmbeddedCheckoutPage'] = async (options) => {
        try {
          const form = await target.createEmbeddedCheckoutPage(options)
          onShown()
          return form
        } catch (error) {
          console.warn('The card form could not be shown', error)
          onProblem()
          // Nobody waits for it any more: the error box has taken its place.
          return new Promise(() => {})
        }
      }
      return create
    },
  })
}
