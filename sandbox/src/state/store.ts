import type { ApiEvent, Charge, Dispute, LineItem, PaymentIntent, Refund, Session } from '../objects/wire.ts'
import { Collection, type Stored } from './collection.ts'
import { type Journaled, openJournal } from './journal.ts'

/** Items of a session; kept apart because a session shows them only when asked to. */
interface SessionItems extends Stored {
  items: LineItem[]
  paymentIntentData: {
    description: string | null
    receiptEmail: string | null
    metadata: Record<string, string>
  }
}

/** A card that waits for its holder's confirmation. The id is the payment intent's. */
interface Challenge extends Stored {
  cardLast4: string
  expMonth: number
  expYear: number
  name: string | null
  email: string
  open: boolean
}

/** The stored answer to a POST with an idempotency key (the id). */
interface StoredResponseRow extends Stored {
  fingerprint: string
  status: number
  body: object
  createdMs: number
}

export type Store = ReturnType<typeof openStore>

/** All that the provider knows, in memory, and in a journal when a file is given. */
export function openStore(file?: string) {
  let record: (kind: string, value: Stored) => void = () => {}
  const collection = <T extends Stored>(kind: string) =>
    new Collection<T>(kind, (kindOfValue, value) => record(kindOfValue, value))

  const sessions = collection<Session>('checkout.session')
  const sessionItems = collection<SessionItems>('items')
  const paymentIntents = collection<PaymentIntent>('payment_intent')
  const charges = collection<Charge>('charge')
  const refunds = collection<Refund>('refund')
  const disputes = collection<Dispute>('dispute')
  const events = collection<ApiEvent>('event')
  const challenges = collection<Challenge>('challenge')
  const answers = collection<StoredResponseRow>('answer')

  const sessionsOfPayment = sessions.indexBy((session) => idOf(session.payment_intent))
  const openSessions = sessions.indexBy((session) => (session.status === 'open' ? 'open' : null))
  const refundsOfCharge = refunds.indexBy((refund) => idOf(refund.charge))
  const disputesOfCharge = disputes.indexBy((dispute) => idOf(dispute.charge))
  const chargesOfPayment = charges.indexBy((charge) => idOf(charge.payment_intent))
  const unacknowledgedEvents = events.indexBy((event) => (event.pending_webhooks > 0 ? 'pending' : null))

  const collections = {
    sessions,
    sessionItems,
    paymentIntents,
    charges,
    refunds,
    disputes,
    events,
    challenges,
    answers,
  }
  // That an event was received is noted by its id alone: writing the whole event again would double the journal.
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
    refundsOfCharge,
    disputesOfCharge,
    chargesOfPayment,
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
