import { z } from 'zod'
import { ERASED_PERSON } from '../../platform/personal-data.ts'
import { collectPersonalData } from '../../platform/personal-data-export.ts'
import { erasePerson } from '../../privacy/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction, customerTarget } from '../define-customer-function.ts'

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
  { permission: 'identity', action: 'customer.data', reason: 'optional' },
  async () => {},
  async (site, { staff, body: { id } }) => {
    const { email } = await customerTarget(site.db, staff, id)
    const options = { personalData: site.personalData, id, emails: [email], reader: 'staff' } as const
    return { person: await collectPersonalData(site.db, options) }
  },
)

export const privacyActions = [eraseCustomerAction, exportPersonalDataAction]
