import { payment } from '@course/content/site/landing'
import { price } from '@course/content/site/price'
import { priceTexts } from '@course/content/site/price-texts'
import { pricing } from '@course/content/site/pricing'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { CheckList } from '../ui/check-list.tsx'

/** The payment section around its two steps: what is bought and for how much, beside the step itself. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  return (
    <section id="payment" aria-labelledby="payment-title" className="py-16 md:py-24 xl:py-28">
      <div className="shell grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_32rem] lg:gap-20">
        <div>
          <h2 id="payment-title" className="text-4xl">
            {payment.title}
          </h2>
          <p className="mt-4 text-lg text-muted">{payment.intro}</p>
          <CheckList items={pricing.features} className="mt-8" />
          <p className="mt-8 flex items-baseline gap-3 border-t border-hairline pt-6">
            <s className="text-xl text-muted tabular">
              <span className="sr-only">Original price </span>
              {priceTexts.original}
            </s>
            <span className="font-display text-4xl text-brand">
              <span className="sr-only">Today’s price </span>
              {priceTexts.current}
            </span>
            <span className="text-sm text-muted">{price.currency}</span>
          </p>
          <p className="mt-2 text-muted">{pricing.description}</p>
        </div>
        <Card floats>
          {children}
          <p className="mt-6 border-t border-hairline pt-5 text-sm text-muted">{payment.assurance}</p>
        </Card>
      </div>
    </section>
  )
}
