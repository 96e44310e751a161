import type Stripe from 'stripe'
import { requireCommonJs } from '../platform/commonjs.ts'

export const StripeClient: typeof Stripe = requireCommonJs('stripe')

export const stripeErrors = StripeClient.errors
