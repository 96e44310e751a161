import type Stripe from 'stripe'

export type Session = Stripe.Checkout.Session
export type PaymentIntent = Stripe.PaymentIntent
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute
export type Coupon = Stripe.Coupon
export type PromotionCode = Stripe.PromotionCode
export type Customer = Stripe.Customer
export type Address = Stripe.Address
export type BalanceTransaction = Stripe.BalanceTransaction
export type CreditNote = Stripe.CreditNote
export type ApiEvent = Stripe.Event
export type EventType = ApiEvent['type']
export type EventOf<T extends EventType> = Extract<ApiEvent, { type: T }>

// The SDK types decimals as parsed objects; over HTTP they are strings.
type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal'> & {
  quantity_decimal: string | null
}
export type Invoice = Omit<Stripe.Invoice, 'lines'> & {
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string }
}
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price }

/** The API version of the installed SDK. This fails to compile after an SDK update with a new version. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'
