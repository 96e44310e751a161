import type Stripe from 'stripe'
import { newId } from '../state/ids.ts'
import { type Discount, discountFields } from './discount.ts'
import type { Address, LineItem, Session } from './wire.ts'

interface SessionDraft {
  createdAt: number
  expiresAt: number
  currency: string
  customerEmail: string | null
  clientReferenceId: string | null
  metadata: Record<string, string>
  redirectOnCompletion: 'always' | 'if_required' | 'never'
  returnUrl: string | undefined
  locale: 'auto' | 'en' | null
  allowedPaymentMethodTypes: string[] | null
  managedPayments: { enabled: false } | null
  discount: Discount | undefined
  customerCreation: 'always' | 'if_required'
  invoiceCreation: Session['invoice_creation']
}

export function newSession(draft: SessionDraft, items: LineItem[]): Session {
  const id = newId('cs_test_a1', 56)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: draft.allowedPaymentMethodTypes,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: draft.clientReferenceId,
    client_secret: `${id}_secret_${newId('', 48)}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: draft.createdAt,
    currency: draft.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: draft.customerCreation,
    customer_details:
      draft.customerEmail === null
        ? null
        : customerDetails({ email: draft.customerEmail, name: null, address: null }),
    customer_email: draft.customerEmail,
    expires_at: draft.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: draft.invoiceCreation,
    livemode: false,
    locale: draft.locale,
    managed_payments: draft.managedPayments,
    metadata: draft.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    redirect_on_completion: draft.redirectOnCompletion,
    ...(draft.returnUrl === undefined ? {} : { return_url: draft.returnUrl }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    ui_mode: 'embedded_page',
    url: null,
    wallet_options: null,
    ...discountFields(items, draft.discount),
  }
}

interface Payer {
  email: string
  name: string | null
  address: Address | null
}

export function customerDetails({ email, name, address }: Payer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

/** The redirect URL after payment. The placeholder may be percent-encoded. */
export function returnUrlOf(session: Session): string | null {
  return session.return_url?.replaceAll(/(\{|%7B)CHECKOUT_SESSION_ID(\}|%7D)/gi, session.id) ?? null
}
