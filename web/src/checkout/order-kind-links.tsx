import { teamOrderCopy } from '@course/content/site/pages/checkout'
import { giftCheckoutCopy } from '@course/content/site/pages/gifts'
import { type ReactNode, useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { GIFT_LINK, GIFT_PARAM, TEAM_LINK, TEAM_PARAM } from './order-links.ts'

/** What takes the focus after a choice: the title of what was chosen, or the first link. */
export const ORDER_KIND_FOCUS = '[data-order-kind]'

const entries = [
  { to: TEAM_LINK, copy: teamOrderCopy },
  { to: GIFT_LINK, copy: giftCheckoutCopy },
]

/** Leads to the purchase for a team or as a gift. */
export const OrderKindLinks = ({ onChoose }: { onChoose: () => void }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {entries.map(({ to, copy }) => (
      <li key={to}>
        <Link
          to={to}
          preventScrollReset
          data-order-kind
          onClick={onChoose}
          className="block h-full rounded-md border border-hairline px-4 py-2.5 text-sm transition-colors hover:border-brand hover:bg-wash"
        >
          <span className="block font-semibold text-brand">{copy.entry}</span>
          <span className="block text-muted">{copy.entryHint}</span>
        </Link>
      </li>
    ))}
  </ul>
)

type OrderFieldsetProps = {
  copy: { title: string; single: string }
  /** Called before the purchase becomes a single one. */
  onLeave: () => void
  children: ReactNode
}

/** The fields of a purchase for a team or as a gift, and the way back to a single one. */
export function OrderFieldset({ copy, onLeave, children }: OrderFieldsetProps) {
  const setSearchParams = useSearchParams()[1]
  const titleId = useId()
  const leave = () => {
    onLeave()
    setSearchParams(
      (params) => {
        const others = new URLSearchParams(params)
        for (const name of [TEAM_PARAM, GIFT_PARAM]) others.delete(name)
        return others
      },
      { replace: true },
    )
  }
  return (
    <fieldset
      aria-labelledby={titleId}
      className="grid gap-4 rounded-md border border-hairline bg-wash px-4 pt-2 pb-4"
    >
      <div className="flex items-center justify-between gap-4">
        <p id={titleId} data-order-kind tabIndex={-1} className="font-display text-xl">
          {copy.title}
        </p>
        <button
          type="button"
          onClick={leave}
          className="text-link min-h-11 shrink-0 rounded-sm text-sm font-medium"
        >
          {copy.single}
        </button>
      </div>
      {children}
    </fieldset>
  )
}
