import { formatMoney } from '@course/content/site/money'
import type { Tables } from '../../platform/database.ts'

const money = (amount: number | null, currency: string | null): string =>
  amount === null ? '' : ` ${formatMoney(amount, currency ?? '')}`

/** What an entry of the ledger says, as a sentence. */
export function ledgerTexts({
  kind,
  amount,
  currency,
}: Pick<Tables['payment_events'], 'kind' | 'amount' | 'currency'>): string {
  const sum = money(amount, currency)
  switch (kind) {
    case 'payment.received':
      return `Paid${sum}`
    case 'payment.refunded':
      return `Refunded so far:${sum}`
    case 'payment.disputed':
      return 'The bank disputes the payment'
    case 'payment.duplicate':
      return `Paid again${sum}`
    case 'payment.refused':
      return 'A payment that does not match the course'
    case 'refund.failed':
      return 'A refund failed'
    case 'access.ended':
      return 'Access ended'
    case 'access.restored':
      return 'Access came back'
    case 'event.refused':
      return 'An event of the card provider was refused'
  }
}

const METHODS: Readonly<Record<string, string>> = {
  password: 'with the password',
  otp: 'by a mailed link',
  totp: 'with an authenticator code',
  passkey: 'with a passkey',
}

export const signInText = (method: string): string => `Signed in ${METHODS[method] ?? ''}`.trim()

const MAIL_STATES: Readonly<Record<Tables['outbox']['state'], string>> = {
  due: 'waits to be sent',
  sent: 'handed to the mail server',
  refused: 'refused by the mail server',
  'given-up': 'given up after days of trying',
  stopped: 'stopped by the team',
  'held-back': 'held back in a rehearsal',
}

export const mailText = ({ kind, state }: Pick<Tables['outbox'], 'kind' | 'state'>): string =>
  `Mail “${kind.replaceAll('-', ' ')}” ${MAIL_STATES[state]}`
