import type Stripe from 'stripe'
import type { CardProblem } from '../payments/card-problem.ts'
import type { UsedCard } from '../payments/test-cards.ts'
import { newId } from '../state/ids.ts'
import type { Charge, PaymentIntent } from './wire.ts'

interface ChargeDraft {
  createdAt: number
  paymentIntent: PaymentIntent
  paymentMethod: string
  card: UsedCard
  authenticated: boolean
  email: string | null
  /** Why the bank declined; absent if it paid. */
  refusal?: CardProblem
  /** The bank has not decided yet. */
  isPending?: boolean
}

export function newCharge(draft: ChargeDraft): Charge {
  const { paymentIntent, refusal } = draft
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: paymentIntent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: {
        city: null,
        country: draft.card.country,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: draft.email,
      name: draft.card.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'CARD SANDBOX',
    created: draft.createdAt,
    currency: paymentIntent.currency,
    customer: null,
    description: paymentIntent.description,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: paymentIntent.metadata,
    on_behalf_of: null,
    payment_intent: paymentIntent.id,
    payment_method: draft.paymentMethod,
    payment_method_details: {
      type: 'card',
      card: cardDetails(draft.card, paymentIntent.amount, draft.authenticated, refusal),
    },
    receipt_email: paymentIntent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...(draft.isPending ? undecided : chargeResult(paymentIntent, refusal)),
  }
}

type Result = Pick<
  Charge,
  'amount_captured' | 'captured' | 'failure_code' | 'failure_message' | 'outcome' | 'paid' | 'status'
>

const undecided: Result = {
  amount_captured: 0,
  captured: false,
  failure_code: null,
  failure_message: null,
  outcome: null,
  paid: false,
  status: 'pending',
}

/** The fields of a charge that depend on the bank's decision. */
export function chargeResult({ amount }: PaymentIntent, refusal?: CardProblem): Result {
  const paid = refusal === undefined
  return {
    amount_captured: paid ? amount : 0,
    captured: paid,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    outcome: outcome(refusal),
    paid,
    status: paid ? 'succeeded' : 'failed',
  }
}

function outcome(refusal: CardProblem | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal ? (refusal.declineCode ?? refusal.code) : null,
    risk_level: 'normal',
    seller_message: refusal ? 'The bank declined the payment.' : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(
  card: UsedCard,
  amount: number,
  authenticated: boolean,
  refusal: CardProblem | undefined,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: refusal ? null : amount,
    authorization_code: refusal ? null : newId('', 6).toUpperCase(),
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: refusal?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: newId('', 15),
    regulated_status: 'unregulated',
    three_d_secure: authenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('', 20),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
}
