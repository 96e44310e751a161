import { formatMoney } from '@course/content/site/format'
import { type MailKind, mailKindLabels } from '@course/contract/admin/mail'
import type { Tables } from '../platform/database.ts'

const amountSuffix = (amount: number | null, currency: string | null): string =>
  amount === null ? '' : ` ${formatMoney(amount, currency ?? '')}`

/** Describes a ledger entry in the customer's timeline. */
export function ledgerEventText({
  kind,
  amount,
  currency,
}: Pick<Tables['payment_events'], 'kind' | 'amount' | 'currency'>): string {
  const sum = amountSuffix(amount, currency)
  switch (kind) {
    case 'payment.received':
      return amount === 0 ? 'Ordered for free' : `Paid${sum}`
    case 'payment.refunded':
      return sum ? `Total refunded:${sum}` : 'Refunded'
    case 'payment.disputed':
      return 'Payment disputed'
    case 'payment.duplicate':
      return sum ? `Duplicate payment:${sum}` : 'Duplicate payment'
    case 'payment.refused':
      return "Payment doesn't match the course"
    case 'payment.ignored':
      return 'Free order ignored'
    case 'refund.failed':
      return 'A refund failed'
    case 'access.ended':
      return 'Access ended'
    case 'access.restored':
      return 'Access restored'
    case 'event.refused':
      return 'Webhook event rejected'
  }
}

const SIGN_IN_METHODS: Readonly<Record<string, string>> = {
  password: 'with the password',
  otp: 'with an email link',
  totp: 'with an authenticator code',
  passkey: 'with a passkey',
}

export const signInText = (method: string): string => `Signed in ${SIGN_IN_METHODS[method] ?? ''}`.trim()

const MAIL_STATES: Readonly<Record<Tables['outbox']['state'], string>> = {
  due: 'queued',
  sent: 'sent',
  refused: 'refused by the mail server',
  'given-up': 'failed',
  stopped: 'canceled by staff',
  'held-back': 'not sent (rehearsal)',
}

export const mailEventText = ({ kind, state }: Pick<Tables['outbox'], 'kind' | 'state'>): string =>
  `Email “${mailKindLabels[kind as MailKind]}”: ${MAIL_STATES[state]}`
