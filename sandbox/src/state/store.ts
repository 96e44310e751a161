import type {
  ApiEvent,
  BalanceTransaction,
  Charge,
  Coupon,
  CreditNote,
  Customer,
  Dispute,
  Invoice,
  LineItem,
  PaymentIntent,
  PromotionCode,
  Refund,
  Session,
} from '../objects/wire.ts'
import { Collection, type Stored } from './collection.ts'
import { type Journaled, openJournal } from './journal.ts'

/** Line items of a session. Stored separately, because a session includes them only when expanded. */
interface SessionItems extends Stored {
  items: LineItem[]
  paymentIntentData: {
    description: string | null
    receiptEmail: string | null
    metadata: Record<string, string>
  }
}

/** An open 3-D Secure step. The id is that of the payment intent. */
interface Challenge extends Stored {
  cardLast4: string
  expMonth: number
  expYear: number
  name: string | null
  country: string
  email: string
  open: boolean
}

/** The stored response of a POST. The id is the idempotency key. */
interface StoredResponseRow extends Stored {
  fingerprint: string
  status: number
  body: object
  createdMs: number
}

export type Store = ReturnType<typeof openStore>

/** All data, in memory and optionally in a journal file. */
export function openStore(file?: string) {
  let record: (kind: string, value: Stored) => void = () => {}
  const collection = <T extends Stored>(kind: string) =>
    new Collection<T>(kind, (kindOfValue, value) => record(kindOfValue, value))

  const sessions = collection<Session>('checkout.session')
  const sessionItems = collection<SessionItems>('items')
  const coupons = collection<Coupon>('coupon')
  const promotionCodes = collection<PromotionCode>('promotion_code')
  const customers = collection<Customer>('customer')
  const paymentIntents = collection<PaymentIntent>('payment_intent')
  const charges = collection<Charge>('charge')
  const refunds = collection<Refund>('refund')
  const disputes = collection<Dispute>('dispute')
  const balanceTransactions = collection<BalanceTransaction>('balance_transaction')
  const invoices = collection<Invoice>('invoice')
  const creditNotes = collection<CreditNote>('credit_note')
  const events = collection<ApiEvent>('event')
  const challenges = collection<Challenge>('challenge')
  const storedResponses = collection<StoredResponseRow>('answer')

  const sessionsOfPayment = sessions.indexBy((session) => idOf(session.payment_intent))
  const openSessions = sessions.indexBy((session) => (session.status === 'open' ? 'open' : null))
  const refundsOfCharge = refunds.indexBy((refund) => idOf(refund.charge))
  const disputesOfCharge = disputes.indexBy((dispute) => idOf(dispute.charge))
  const chargesOfPayment = charges.indexBy((charge) => idOf(charge.payment_intent))
  const creditNotesOfInvoice = creditNotes.indexBy(({ invoice }) => idOf(invoice))
  const codesByText = promotionCodes.indexBy(({ code }) => code.toUpperCase())
  const unacknowledgedEvents = events.indexBy((event) => (event.pending_webhooks > 0 ? 'pending' : null))

  const collections = {
    sessions,
    sessionItems,
    coupons,
    promotionCodes,
    customers,
    paymentIntents,
    charges,
    refunds,
    disputes,
    balanceTransactions,
    invoices,
    creditNotes,
    events,
    challenges,
    storedResponses,
  }
  // Acknowledgments store only the event id: writing the whole event again would double the journal.
  const receipts: Journaled = {
    kind: 'received',
    restore: ({ id }) => {
      const event = events.get(id)
      if (event) events.restore({ ...event, pending_webhooks: 0 })
    },
    [Symbol.iterator]: () => [].values(),
  }
  const journal =
    file === undefined ? undefined : openJournal(file, [...Object.values(collections), receipts])
  if (journal) record = journal.append

  return {
    ...collections,
    sessionOfPayment: (paymentIntent: string): Session | undefined => sessionsOfPayment(paymentIntent)[0],
    openSessions: () => openSessions('open'),
    /** Codes are case-insensitive, and free again once deactivated. */
    codesByText: (code: string) => codesByText(code.toUpperCase()),
    refundsOfCharge,
    disputesOfCharge,
    chargesOfPayment,
    creditNotesOfInvoice,
    acknowledge: (eventId: string) => {
      receipts.restore({ id: eventId })
      record(receipts.kind, { id: eventId })
    },
    unacknowledgedEvents: () => unacknowledgedEvents('pending'),
    close: () => journal?.close(),
  }
}

/** The id in a field that holds either an id or the expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
