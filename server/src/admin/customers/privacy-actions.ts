import { z } from 'zod'
import { ERASED_PERSON } from '../../platform/personal-data.ts'
import { erasePerson, exportPersonalData } from '../../privacy/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction, requireTargetCustomer } from '../define-customer-function.ts'

/**
 * Erases the customer. Payment amounts and dates stay, without anything that identifies the customer. The
 * audit log records only that an erasure happened, without the reason, which may name the customer.
 */
const eraseCustomerAction = customerAction(
  'admin-customer-erase',
  {
    permission: 'identity',
    action: 'customer.erase',
    reason: 'optional',
    fields: { expected: z.string().max(300) },
  },
  async (trx, site, { body, customer }) => {
    requireUnchanged(body.expected, customer.email)
    await erasePerson(trx, site, customer)
    const subject = { type: 'customer', id: customer.id, label: ERASED_PERSON }
    return { subject, omitsReason: true }
  },
)

/**
 * Exports all personal data of a customer, to hand to them. The audit log records the export, not its
 * content.
 */
const exportPersonalDataAction = customerAction(
  'admin-customer-export',
  { permission: 'identity', action: 'customer.data', reason: 'optional', recordsEveryCall: true },
  async () => {},
  async (site, { staff, body: { id } }) => ({
    person: await exportPersonalData(site, await requireTargetCustomer(site.db, staff, id), 'staff'),
  }),
)

export const privacyActions = [eraseCustomerAction, exportPersonalDataAction]
