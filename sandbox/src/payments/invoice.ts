import { newCustomer } from '../objects/customer.ts'
import { newInvoice } from '../objects/invoice.ts'
import type { Address, Customer, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'

interface Payer {
  email: string
  name: string | null
  address: Address | null
}

export function createCustomer(provider: Provider, payer: Payer): Customer {
  const customer = newCustomer({ createdAt: provider.nowSeconds(), ...payer })
  return provider.store.customers.put(customer)
}

/** Makes the paid invoice of a session that asks for one. Needs the session's customer. */
export function invoiceSession(provider: Provider, session: Session): Session {
  const { store } = provider
  const customer = store.customers.get(idOf(session.customer) ?? '')
  if (!session.invoice_creation?.enabled || !customer) return session
  const sequence = customer.next_invoice_sequence ?? 1
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  store.customers.put({ ...customer, next_invoice_sequence: sequence + 1 })
  const invoice = store.invoices.put(
    newInvoice({
      createdAt: provider.nowSeconds(),
      number,
      publicUrl: provider.publicUrl(),
      session,
      customer,
      items: store.sessionItems.get(session.id)!.items,
    }),
  )
  for (const type of ['invoice.created', 'invoice.finalized', 'invoice.paid'] as const)
    provider.emit(noRequestContext, type, asEventObject(invoice))
  return store.sessions.put({ ...session, invoice: invoice.id })
}

/** Over HTTP, decimals are strings; the SDK types them as parsed objects. */
const asEventObject = (invoice: unknown) => invoice as never
