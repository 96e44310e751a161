import {
  boolean,
  integer,
  listOf,
  metadata,
  oneOf,
  required,
  shape,
  switchedOff,
  text,
} from './parameters.ts'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const maxTotal = 99_999_999

const lineItem = shape({
  price: text(),
  quantity: required(integer({ min: 1, max: 999_999 })),
  price_data: shape({
    currency: required(text({ pattern: /^[a-z]{3}$/i, reason: 'is not a three-letter currency code' })),
    unit_amount: required(integer({ min: 0, max: maxTotal })),
    product_data: required(
      shape({
        name: required(text({ max: 250 })),
        description: text(),
        unit_label: text({ max: 12 }),
        metadata,
      }),
    ),
  }),
  metadata,
})

/** Printed at the top of the invoice. */
const customField = shape({ name: required(text({ max: 40 })), value: required(text({ max: 140 })) })

const invoiceData = shape({
  description: text({ max: 1500 }),
  footer: text({ max: 5000 }),
  custom_fields: listOf(required(customField), { max: 4 }),
  metadata,
})

/** The parameters that create a checkout session. */
export const createParameters = {
  ui_mode: oneOf('embedded_page', 'hosted_page', 'elements', 'form'),
  mode: required(oneOf('payment', 'setup', 'subscription')),
  line_items: required(listOf(required(lineItem))),
  customer_email: text({
    max: 800,
    pattern: emailPattern,
    reason: 'is not an email address',
    code: 'email_invalid',
  }),
  client_reference_id: text({ max: 200 }),
  allowed_payment_method_types: listOf(required(text())),
  redirect_on_completion: oneOf('always', 'if_required', 'never'),
  return_url: text({
    pattern: /^https?:\/\//i,
    reason: 'is not an http or https URL',
    code: 'url_invalid',
  }),
  success_url: text(),
  cancel_url: text(),
  expires_at: integer(),
  discounts: listOf(required(shape({ coupon: text(), promotion_code: text() })), { max: 1 }),
  customer_creation: oneOf('always', 'if_required'),
  invoice_creation: shape({ enabled: required(boolean), invoice_data: invoiceData }),
  automatic_tax: switchedOff,
  adaptive_pricing: switchedOff,
  managed_payments: switchedOff,
  locale: oneOf('auto', 'en'),
  metadata,
  payment_intent_data: shape({
    metadata,
    description: text({ max: 1000 }),
    receipt_email: text({ max: 800 }),
  }),
}
