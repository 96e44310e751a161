import { accessStates } from '@course/contract/admin/customers'
import { z } from 'zod'
import { decideAccess, overrideAccess, withdrawOverride } from '../../access/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction } from '../define-customer-function.ts'

const fields = { expected: z.enum(accessStates) }

/**
 * Restores access from an active purchase if there is one. Otherwise grants complimentary access, which does
 * not count as a sale.
 */
const grantAccessAction = customerAction(
  'admin-customer-grant-access',
  { permission: 'access', action: 'customer.give_access', reason: 'required', fields },
  async (trx, site, { staff, body, customer }) => {
    requireUnchanged(body.expected, customer.access)
    await withdrawOverride(trx, customer.id)
    let { access } = await decideAccess(trx, site, customer.id)
    if (access !== 'paid') {
      const override = { customerId: customer.id, kind: 'given', reason: body.reason } as const
      await overrideAccess(trx, site.clock, { ...override, decided_by: staff.accountId })
      ;({ access } = await decideAccess(trx, site, customer.id))
    }
    return { change: { access: { old: customer.access, new: access } }, outcome: { access } }
  },
)

/** Keeps progress and certificate, and refunds nothing. A later purchase grants access again. */
const revokeAccessAction = customerAction(
  'admin-customer-revoke-access',
  { permission: 'access', action: 'customer.end_access', reason: 'required', fields },
  async (trx, site, { staff, body, customer }) => {
    requireUnchanged(body.expected, customer.access)
    const override = { customerId: customer.id, kind: 'ended', reason: body.reason } as const
    await overrideAccess(trx, site.clock, { ...override, decided_by: staff.accountId })
    const { access } = await decideAccess(trx, site, customer.id)
    return { change: { access: { old: customer.access, new: access } }, outcome: { access } }
  },
)

export const accessActions = [grantAccessAction, revokeAccessAction]
