import { z } from 'zod'
import { eraseAccount } from '../../auth/index.ts'
import { ERASED_PERSON, requireUnchanged } from '../../staff/index.ts'
import { customerTarget } from '../customer-target.ts'
import { officeAct } from '../declare.ts'
import { customerField, shownCustomer } from './head.ts'
import { lockedCustomer } from './locked-customer.ts'
import { dataOfPerson } from './person-data.ts'
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
    const purchase = await trx
      .selectFrom('purchases')
      .select('id')
      .where('customer_id', '=', account.id)
      .executeTakeFirst()
    await trx
      .deleteFrom('paid_customers')
      .where('customer_id', '=', account.id)
      .where('source', '=', 'given')
      .execute()
    await eraseAccount(trx, site, account, { hasPayments: purchase !== undefined })
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
  async (site, { id }) => ({ person: await dataOfPerson(site, await shownCustomer(site.db, id)) }),
)
