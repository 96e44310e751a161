import {
  decideAccess,
  findAccessOverride,
  lockCustomer,
  overrideAccess,
  withdrawOverride,
} from '../../access/index.ts'
import { findAccount } from '../../auth/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import type { QueuedRefundRow } from '../store/queued-refunds.ts'

type Choice = Pick<QueuedRefundRow, 'access' | 'note' | 'requested_by'>

const kindOf = ({ access }: Choice) => (access === 'stays' ? 'given' : 'ended')

/**
 * Applies the access choice that staff made with a refund. To keep access, an override is granted
 * immediately, so that access does not lapse when the provider confirms the refund.
 */
export async function applyAccessChoice(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  choice: Choice,
  customerId: string,
): Promise<void> {
  if (choice.access === 'follows') return
  await lockCustomer(trx, site.clock, customerId)
  // Complimentary access does not depend on the payment, and access that has ended stays ended.
  if (choice.access === 'stays' && (await findAccount(trx, customerId))?.access !== 'paid') return
  const decision = { kind: kindOf(choice), reason: choice.note, decided_by: choice.requested_by } as const
  await overrideAccess(trx, site.clock, { customerId, ...decision })
  await decideAccess(trx, site, customerId)
}

/** Reverts the choice if the provider refuses the refund, unless staff have decided otherwise since. */
export async function withdrawAccessChoice(
  trx: Tx,
  site: Pick<Site, 'clock'>,
  queuedRefund: Choice & Pick<QueuedRefundRow, 'requested_at'>,
  customerId: string,
): Promise<void> {
  if (queuedRefund.access === 'follows') return
  const override = await findAccessOverride(trx, customerId)
  const isOurs =
    override?.kind === kindOf(queuedRefund) &&
    override.reason === queuedRefund.note &&
    override.decided_by === queuedRefund.requested_by &&
    override.decided_at >= queuedRefund.requested_at
  if (!isOurs) return
  await withdrawOverride(trx, customerId)
  await decideAccess(trx, site, customerId)
}
