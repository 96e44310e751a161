import { resource } from '../http/rest/resource.ts'
import { perMinute } from '../platform/rate-limits.ts'

const eventColumns = {
  id: 'text',
  kind: 'text',
  needs_attention: 'boolean',
  session_id: 'text',
  payment_intent: 'text',
  email: 'text',
  amount: 'integer',
  currency: 'text',
  detail: 'text',
  created_at: 'text',
} as const

/** The payment ledger. It has the emails of all customers, so reading it needs sudo mode, like an export. */
export const paymentEvents = resource('payment_events', {
  columns: eventColumns,
  select: {
    access: { staff: 'money' },
    requiresSudo: true,
    rateLimit: perMinute(120),
    columns: Object.keys(eventColumns),
    filters: ['kind', 'needs_attention', 'session_id', 'payment_intent', 'email'],
    order: ['created_at'],
    rows: () => 'all',
  },
})
