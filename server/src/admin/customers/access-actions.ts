import { accessStates } from '@course/contract/admin/customers'
import { z } from 'zod'
import { decideAccess, overrideAccess, withdrawOverride } from '../../access/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { adminAction } from '../define-function.ts'
import { customerField } from './details.ts'
import { lockedCustomer } from './locked-customer.ts'
import { customerSubject } from './subject.ts'

const accessFields = { ...customerField, expected: z.enum(accessStates) }

/**
 * Restores access from an active purchase if there is one. Otherwise grants complimentary access, which does
 * not count as a sale.
 */
export const grantAccessAction = adminAction(
  'admin-customer-grant-access',
  { permission: 'access', action: 'customer.give_access', reason: 'required', fields: accessFields },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.access)
    await withdrawOverride(trx, account.id)
    let { access } = await decideAccess(trx, site, account.id)
    if (access !== 'paid') {
      const override = { customerId: account.id, kind: 'given', reason: body.reason } as const
      await overrideAccess(trx, site.clock, { ...override, decided_by: staff.accountId })
      ;({ access } = await decideAccess(trx, site, account.id))
    }
    return {
      subject: customerSubject(account),
      change: { access: { old: account.access, new: access } },
      outcome: { access },
    }
  },
)

/** Keeps progress and certificate, and refunds nothing. A later purchase grants access again. */
export const revokeAccessAction = adminAction(
  'admin-customer-revoke-access',
  { permission: 'access', action: 'customer.end_access', reason: 'required', fields: accessFields },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.access)
    const override = { customerId: account.id, kind: 'ended', reason: body.reason } as const
    await overrideAccess(trx, site.clock, { ...override, decided_by: staff.accountId })
    const { access } = await decideAccess(trx, site, account.id)
    return {
      subject: customerSubject(account),
      change: { access: { old: account.access, new: access } },
      outcome: { access },
    }
  },
)
