import { type AccessState, accessStates } from '@course/contract/admin/customers'
import { z } from 'zod'
import { decideAccess, overrideAccess, withdrawOverride } from '../../access/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction } from '../define-customer-function.ts'

const fields = { expected: z.enum(accessStates) }

/**
 * Restores access from an active purchase if there is one. Otherwise grants complimentary access, which does
 * not count as a sale.
 */
export async function giveAccess(
  trx: Tx,
  site: Site,
  customerId: string,
  { reason, decidedBy }: { reason: string; decidedBy: string },
): Promise<AccessState> {
  await withdrawOverride(trx, customerId)
  const { access } = await decideAccess(trx, site, customerId)
  if (access === 'paid') return access
  await overrideAccess(trx, site.clock, { customerId, kind: 'given', reason, decided_by: decidedBy })
  return (await decideAccess(trx, site, customerId)).access
}

const grantAccessAction = customerAction(
  'admin-customer-grant-access',
  { permission: 'access', action: 'customer.give_access', reason: 'required', fields },
  async (trx, site, { staff, body, customer }) => {
    requireUnchanged(body.expected, customer.access)
    const access = await giveAccess(trx, site, customer.id, {
      reason: body.reason,
      decidedBy: staff.accountId,
    })
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
