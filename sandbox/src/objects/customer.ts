import { newId } from '../state/ids.ts'
import type { Address, Customer } from './wire.ts'

interface CustomerDraft {
  createdAt: number
  email: string
  name: string | null
  address: Address | null
}

export function newCustomer({ createdAt, email, name, address }: CustomerDraft): Customer {
  return {
    id: newId('cus_', 14),
    object: 'customer',
    address,
    balance: 0,
    created: createdAt,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
