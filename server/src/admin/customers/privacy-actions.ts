import { z } from 'zod'
import { ERASED_PERSON } from '../../platform/personal-data.ts'
import { collectPersonalData } from '../../platform/personal-data-export.ts'
import { erasePerson } from '../../privacy/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerTarget } from '../customer-target.ts'
import { adminAction } from '../define-function.ts'
import { customerField } from './details.ts'
import { lockedCustomer } from './locked-customer.ts'
import { customerSubject } from './subject.ts'

/**
 * Erases the customer. Payment amounts and dates stay, without anything that identifies the customer. The
 * audit log records only that an erasure happened, without the reason, which may name the customer.
 */
export const eraseCustomerAction = adminAction(
  'admin-customer-erase',
  {
    permission: 'identity',
    action: 'customer.erase',
    reason: 'optional',
    fields: { ...customerField, expected: z.string().max(300) },
  },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.email)
    await erasePerson(trx, site, account)
    const subject = { type: 'customer', id: account.id, label: ERASED_PERSON }
    return { subject, outcome: {}, omitsReason: true }
  },
)

/**
 * Exports all personal data of a customer, to hand to them. The audit log records the export, not its
 * content.
 */
export const exportPersonalDataAction = adminAction(
  'admin-customer-export',
  { permission: 'identity', action: 'customer.data', reason: 'optional', fields: customerField },
  async (trx, _site, { staff, body }) => {
    const account = await customerTarget(trx, staff, body.id)
    return { subject: customerSubject(account), outcome: {} }
  },
  async (site, { staff, body: { id } }) => {
    const { email } = await customerTarget(site.db, staff, id)
    const options = { personalData: site.personalData, id, emails: [email], reader: 'staff' } as const
    return { person: await collectPersonalData(site.db, options) }
  },
)
