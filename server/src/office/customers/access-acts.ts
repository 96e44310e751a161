import { customerAccesses } from '@course/contract/office/customers'
import { z } from 'zod'
import { decideAccess, overrideAccess, withdrawOverride } from '../../access/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { officeAct } from '../declare.ts'
import { customerField } from './head.ts'
import { lockedCustomer } from './locked-customer.ts'
import { subjectOf } from './subject.ts'

const accessFields = { ...customerField, expected: z.enum(customerAccesses) }

/** Lets a purchase count again that staff had ended; without one, access is given, which is no sale. */
export const giveAccess = officeAct(
  'office-customer-give-access',
  { right: 'access', action: 'customer.give_access', reason: 'needed', fields: accessFields },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.access)
    await withdrawOverride(trx, account.id)
    let { access } = await decideAccess(trx, site, account.id)
    if (access !== 'paid') {
      const given = { customerId: account.id, kind: 'given', reason: body.reason } as const
      await overrideAccess(trx, site.clock, { ...given, decided_by: staff.accountId })
      ;({ access } = await decideAccess(trx, site, account.id))
    }
    return {
      subject: subjectOf(account),
      change: { access: { old: account.access, new: access } },
      outcome: { access },
    }
  },
)

/** Progress and certificate are kept, and no money goes back. A later purchase gives access again. */
export const endAccess = officeAct(
  'office-customer-end-access',
  { right: 'access', action: 'customer.end_access', reason: 'needed', fields: accessFields },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.access)
    const ended = { customerId: account.id, kind: 'ended', reason: body.reason } as const
    await overrideAccess(trx, site.clock, { ...ended, decided_by: staff.accountId })
    const { access } = await decideAccess(trx, site, account.id)
    return {
      subject: subjectOf(account),
      change: { access: { old: account.access, new: access } },
      outcome: { access },
    }
  },
)
