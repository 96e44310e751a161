import { newId } from '../state/ids.ts'
import type { LineItem } from './wire.ts'

interface LineItemDraft {
  createdAt: number
  currency: string
  unitAmount: number
  quantity: number
  productName: string
  metadata: Record<string, string>
}

export function newLineItem(draft: LineItemDraft): LineItem {
  const amount = draft.unitAmount * draft.quantity
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: draft.currency,
    description: draft.productName,
    metadata: draft.metadata,
    price: {
      id: newId('price_1'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: draft.createdAt,
      currency: draft.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod_', 14),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: draft.unitAmount,
      unit_amount_decimal: String(draft.unitAmount),
    },
    quantity: draft.quantity,
  }
}
