import { formattedPrices, siteContent } from '@course/content/site/content'
import { formatMoney } from '@course/content/site/format'
import { consentParts, currencyText } from '@course/content/site/legal'
import { refundLine } from '@course/content/site/offer'
import { paymentCopy, teamOrderCopy } from '@course/content/site/pages/checkout'
import { payment } from '@course/content/site/pages/landing'
import type { Offer } from '@course/content/site/types'
import type { CodePrice } from '@course/contract/sales/codes'
import { type TeamOrder, teamPrice } from '@course/contract/sales/seats'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Icon } from '../ui/icon.tsx'

type PaymentFrameProps = {
  codePrice: CodePrice | undefined
  team: TeamOrder | undefined
  children: ReactNode
}

/** Shows the offer and its price, with the code if there is one, beside the current step. */
export function PaymentFrame({ codePrice, team, children }: PaymentFrameProps) {
  const { offer } = siteContent()
  const prices = codePrice ? pricesWith(codePrice) : team ? pricesOf(offer, team) : formattedPrices(offer)
  return (
    <section id="payment" aria-labelledby="payment-title" className="py-12 md:py-24 xl:py-28">
      <div className="shell grid items-start gap-x-10 gap-y-5 md:gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_32rem] lg:gap-x-20">
        <div>
          <h2 id="payment-title" className="text-4xl">
            {payment.title}
          </h2>
          <p className="mt-1 text-muted md:mt-4 md:text-lg">{payment.intro}</p>
        </div>
        {/* Sticky, because the card form can be taller than the window. */}
        <div className="md:sticky md:top-28">
          <CheckList
            items={offer.features}
            className="max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:text-xs"
          />
          <p
            aria-live="polite"
            aria-atomic="true"
            className="mt-4 flex flex-wrap items-baseline gap-x-3 border-t border-hairline pt-3 md:mt-8 md:pt-6"
          >
            {prices.hasDiscount && (
              <s className="text-xl text-muted tabular">
                <span className="sr-only">{paymentCopy.originalPrice} </span>
                {prices.original}
              </s>
            )}
            <span className="font-display text-4xl text-brand">
              <span className="sr-only">{paymentCopy.price} </span>
              {prices.current}
            </span>
            <span className="text-sm text-muted">
              {currencyText(offer.currency)}
              {team && ` ${teamOrderCopy.total(team.seats)}`}
            </span>
          </p>
          <p className="text-muted max-md:text-sm md:mt-2">{offer.description}</p>
          {/* On phones the receipt right above says so. */}
          <p className="mt-1 text-sm text-muted max-md:hidden">{refundLine}</p>
        </div>
        <Card floats className="md:col-start-2 md:row-span-2 md:row-start-1">
          {children}
        </Card>
      </div>
    </section>
  )
}

/** Next to it what the seats would cost at the price of a single one. */
function pricesOf(offer: Offer, team: TeamOrder) {
  const [single, total] = [offer.currentCents * team.seats, teamPrice(offer, team)]
  return {
    original: formatMoney(single, offer.currency),
    current: formatMoney(total, offer.currency),
    hasDiscount: total < single,
  }
}

/** Where the card details go, and what buyers agree to by paying. */
export const PaymentTerms = () => (
  <div className="mt-4 grid gap-2 border-t border-hairline pt-4 text-sm">
    <p className="flex gap-2 text-muted">
      <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
      {payment.assurance}
    </p>
    <Consent />
  </div>
)

/** The links open beside the checkout, which would be lost. */
function Consent() {
  const parts = consentParts()
  if (parts.length === 0) return null
  return (
    <p>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} href={part.href} target="_blank" rel="noopener" className="text-link">
            {part.label}
          </a>
        ),
      )}
    </p>
  )
}

const pricesWith = ({ price, total, currency }: CodePrice) => ({
  original: formatMoney(price, currency),
  current: formatMoney(total, currency),
  hasDiscount: true,
})
