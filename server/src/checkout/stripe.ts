import type Stripe from 'stripe'
import { requireCommonJs } from '../platform/commonjs.ts'

/** The client of the card provider; its types are imported from the package. */
export const StripeClient: typeof Stripe = requireCommonJs('stripe')

export const stripeErrors = StripeClient.errors
