import { z } from 'zod'
import { dataOfPerson } from '../../platform/person-data.ts'
import { erasePerson } from '../../privacy/index.ts'
import { ERASED_PERSON, requireUnchanged } from '../../staff/index.ts'
import { customerTarget } from '../customer-target.ts'
import { officeAct } from '../declare.ts'
import { customerField, shownCustomer } from './head.ts'
import { lockedCustomer } from './locked-customer.ts'
import { subjectOf } from './subject.ts'

/** Amounts and dates of payments stay; nothing says any more whose they were. The log keeps that it was done. */
export const eraseCustomer = officeAct(
  'office-customer-erase',
  {
    right: 'identity',
    action: 'customer.erase',
    fields: { ...customerField, expected: z.string().max(300) },
  },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.email)
    await erasePerson(trx, site, account)
    return { subject: { type: 'customer', id: account.id, label: ERASED_PERSON }, outcome: {} }
  },
)

/** Everything that the site keeps about one person, for that person. The log keeps that it was taken, not what it says. */
export const exportPerson = officeAct(
  'office-customer-data',
  { right: 'identity', action: 'customer.data', reason: 'optional', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await customerTarget(trx, site, staff, body.id)
    return { subject: subjectOf(account), outcome: {} }
  },
  async (site, { id }) => {
    const { email } = await shownCustomer(site.db, id)
    const asked = { personalData: site.personalData, id, emails: [email], reader: 'staff' } as const
    return { person: await dataOfPerson(site.db, asked) }
  },
)
