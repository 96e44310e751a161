import { formatLongDate } from '@course/content/site/format'
import { accountCopy } from '@course/content/site/pages/account'
import { giftCopy } from '@course/content/site/pages/gifts'
import { dateInTimeZone, parseProfile } from '@course/contract/account/profile'
import { formatAmount, paymentStateLabel } from '@course/contract/sales/payments'
import { type Purchase, refundDeadline } from '@course/contract/sales/purchases'
import type { User } from '@supabase/auth-js'
import { useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Deferred, NothingYet } from '../ui/states.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import { InvoiceButton } from './invoice-button.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { RefundRequestForm } from './refund-request-form.tsx'
import { WithdrawRefundRequest } from './withdraw-refund-request.tsx'

const { purchases: copy } = accountCopy

type PurchasesSectionProps = { user: User; purchases: AccountLoaderData['purchases'] }

export function PurchasesSection({ user, purchases: promise }: PurchasesSectionProps) {
  const { timeZone } = parseProfile(user.user_metadata)
  return (
    <SectionFrame id="purchases" title={copy.title} intro={copy.intro}>
      <Deferred promise={promise} waiting={<Skeleton lines={3} />} failed={copy.failed}>
        {(purchases) =>
          purchases.length === 0 ? (
            <NothingYet>{copy.none}</NothingYet>
          ) : (
            <ul className="grid gap-8">
              {purchases.map((purchase) => (
                <PurchaseItem key={purchase.id} purchase={purchase} timeZone={timeZone} />
              ))}
            </ul>
          )
        }
      </Deferred>
    </SectionFrame>
  )
}

type PurchaseItemProps = { purchase: Purchase; timeZone: string | undefined }

function PurchaseItem({ purchase, timeZone }: PurchaseItemProps) {
  const { id, orderNumber, paidAt, amount, currency, state, refunds, hasInvoice, gift } = purchase
  const { refundRequest, refundableUntil } = purchase
  const credited = refunds.filter(({ hasCreditNote }) => hasCreditNote)
  const status = useRef<HTMLDivElement>(null)
  const focusAfterChange = useOutcomeFocus(status, refundRequest?.state)
  const deadline = refundDeadline(paidAt)
  const dateText = (at: string) => formatLongDate(dateInTimeZone(new Date(at), timeZone))
  return (
    <li className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-3 font-semibold">
            <span className="tabular">{formatAmount(amount, currency)}</span>
            <Badge tone={state === 'active' ? 'success' : 'neutral'}>
              {paymentStateLabel('purchases', state)}
            </Badge>
            {gift && <Badge>{giftCopy.badge}</Badge>}
          </p>
          <p className="text-sm text-muted">
            {purchase.kind === 'team' && `${copy.seats(purchase.seats)}, `}
            {dateText(paidAt)}, {copy.order(orderNumber)}
          </p>
          {refunds.map((refund) => (
            <p key={refund.id} className="mt-1 text-sm">
              {copy.refunded(
                formatAmount(refund.amount, currency),
                dateText(refund.at),
                paymentStateLabel('refunds', refund.state).toLowerCase(),
              )}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          {gift && (
            <ButtonLink to={`/account?gift=${id}`} variant="secondary" size="small">
              {giftCopy.title}
            </ButtonLink>
          )}
          {purchase.kind === 'team' && (
            <ButtonLink to="/team" variant="secondary" size="small">
              {copy.team}
            </ButtonLink>
          )}
          <ButtonLink to={`/account?receipt=${id}`} variant="secondary" size="small">
            {copy.receipt}
          </ButtonLink>
          {hasInvoice && <InvoiceButton purchaseId={id}>{copy.invoice}</InvoiceButton>}
          {credited.map((refund) => (
            <InvoiceButton key={refund.id} purchaseId={id} refundId={refund.id}>
              {copy.creditNote(formatAmount(refund.amount, currency))}
            </InvoiceButton>
          ))}
        </div>
      </div>
      {refundRequest && (
        <div ref={status} tabIndex={-1}>
          <Alert>
            {copy.refundRequest[refundRequest.state](dateText(refundRequest.requestedAt))}
            {refundRequest.answer && (
              <span className="mt-1 block font-normal wrap-anywhere">{refundRequest.answer}</span>
            )}
          </Alert>
        </div>
      )}
      {refundRequest?.state === 'open' && (
        <WithdrawRefundRequest
          purchaseId={id}
          until={deadline > new Date().toISOString() ? dateText(deadline) : undefined}
          onWithdrawn={focusAfterChange}
        />
      )}
      {refundableUntil && (
        <RefundRequestForm purchaseId={id} onRequested={focusAfterChange}>
          {copy.refundable(dateText(refundableUntil))}
        </RefundRequestForm>
      )}
    </li>
  )
}
