import { teamOrderCopy } from '@course/content/site/pages/checkout'
import { giftCheckoutCopy } from '@course/content/site/pages/gifts'
import { Link, useSearchParams } from 'react-router'
import { GIFT_LINK, GIFT_PARAM, TEAM_LINK, TEAM_PARAM } from './order-links.ts'

const entryClass = 'text-link inline-flex min-h-10 items-center rounded-sm text-sm font-medium'

/** Leads to the purchase for a team or as a gift, and back. */
export function OrderKindLinks({ isSingle }: { isSingle: boolean }) {
  const setSearchParams = useSearchParams()[1]
  const leave = () =>
    setSearchParams(
      (params) => {
        const others = new URLSearchParams(params)
        for (const name of [TEAM_PARAM, GIFT_PARAM]) others.delete(name)
        return others
      },
      { replace: true },
    )
  return (
    <p className="flex flex-wrap gap-x-5">
      {isSingle ? (
        <>
          <Link to={TEAM_LINK} preventScrollReset className={entryClass}>
            {teamOrderCopy.entry}
          </Link>
          <Link to={GIFT_LINK} preventScrollReset className={entryClass}>
            {giftCheckoutCopy.entry}
          </Link>
        </>
      ) : (
        <button type="button" onClick={leave} className={entryClass}>
          {teamOrderCopy.single}
        </button>
      )}
    </p>
  )
}
