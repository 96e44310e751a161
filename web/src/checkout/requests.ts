import type { GiftFields } from '@course/contract/sales/gifts'
import type { Company } from '@course/contract/sales/invoices'
import type { TeamOrder } from '@course/contract/sales/seats'
import { callFunction } from '../app/clients/clients.ts'
import { visitSource } from '../app/visit-source.ts'

/** `company` is set if an invoice is wanted, `team` if seats are bought, `gift` for a gift. */
export type CheckoutBuyer = {
  email: string
  code: string | undefined
  company: Company | undefined
  team: TeamOrder | undefined
  gift: GiftFields | undefined
}

/**
 * The response sets the cookie that identifies the payer. Abort unwanted requests, or a late response
 * replaces the cookie of the next form.
 */
export const createCheckout = (buyer: CheckoutBuyer, signal: AbortSignal) =>
  callFunction('create-checkout', { ...buyer, source: visitSource() }, { signal })

export const verifyPayment = (sessionId: string) => callFunction('verify-payment', { sessionId })
