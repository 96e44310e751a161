import { accountTexts } from '@course/content/site/pages/account'
import { dayIn, profileOf } from '@course/contract/account/profile'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { stateText, tableMoney } from '@course/contract/selling/payments'
import { claimEnd, type Purchase } from '@course/contract/selling/purchases'
import { useAnswer, useReads } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Badge } from '../ui/status/badge.tsx'
import { Skeleton } from '../ui/status/skeleton.tsx'
import { AskForRefund } from './ask-for-refund.tsx'
import { ReadFailed } from './read-failed.tsx'
import type { AccountReads } from './reads.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { WithdrawRefund } from './withdraw-refund.tsx'

const { purchases: texts } = accountTexts

/** Every payment of the account, with what came back of it. */
export function PurchasesSection({ user }: SectionProps) {
  const { value: purchases, error } = useAnswer(useReads<AccountReads>()?.purchases, user.id)
  const { timeZone } = profileOf(user.user_metadata)
  return (
    <SectionFrame title={texts.title} intro={texts.intro}>
      {purchases ? (
        <>
          {purchases.length === 0 && <p className="text-muted">{texts.none}</p>}
          <ul className="grid gap-8">
            {purchases.map((purchase) => (
              <PurchaseItem key={purchase.id} purchase={purchase} timeZone={timeZone} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ReadFailed>{texts.failed}</ReadFailed>
      ) : (
        <Skeleton lines={3} />
      )}
    </SectionFrame>
  )
}

type PurchaseItemProps = { purchase: Purchase; timeZone: string | undefined }

function PurchaseItem({ purchase, timeZone }: PurchaseItemProps) {
  const { id, orderNumber, paidAt, amount, currency, state, refunds, claim, claimableUntil } = purchase
  const { says, acted } = useOutcomeFocus<HTMLDivElement>(claim?.state)
  const end = claimEnd(paidAt)
  const day = (moment: string) => formatLongDate(dayIn(new Date(moment), timeZone))
  return (
    <li className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            <span className="tabular">{tableMoney(amount, currency)}</span>
            <Badge tone={state === 'active' ? 'success' : 'neutral'}>{stateText('purchases', state)}</Badge>
          </p>
          <p className="text-sm text-muted">
            {day(paidAt)}, {texts.order(orderNumber)}
          </p>
          {refunds.map((refund) => (
            <p key={refund.id} className="mt-1 text-sm">
              {texts.returned(
                tableMoney(refund.amount, currency),
                day(refund.at),
                stateText('refunds', refund.state).toLowerCase(),
              )}
            </p>
          ))}
        </div>
        <ButtonLink to={`/account?receipt=${id}`} variant="secondary" size="small">
          Receipt
        </ButtonLink>
      </div>
      {claim && (
        <div ref={says} tabIndex={-1}>
          <Alert>
            {texts.claim[claim.state](day(claim.askedAt))}
            {claim.answer && <span className="mt-1 block font-normal wrap-anywhere">{claim.answer}</span>}
          </Alert>
        </div>
      )}
      {claim?.state === 'open' && (
        <WithdrawRefund
          purchaseId={id}
          until={end > new Date().toISOString() ? day(end) : undefined}
          onWithdrawn={acted}
        />
      )}
      {claimableUntil && (
        <AskForRefund purchaseId={id} onAsked={acted}>
          {texts.claimable(day(claimableUntil))}
        </AskForRefund>
      )}
    </li>
  )
}
