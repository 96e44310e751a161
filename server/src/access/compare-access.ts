import { forEachItem, raiseAlarm, resolveAlarm, triggerAlarmAnnouncement } from '../alarms/index.ts'
import { findAccount } from '../auth/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import { eachById } from '../platform/each-by-id.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { decideAccess, resolveAccess } from './decide-access.ts'
import { findAccessOverride } from './overrides.ts'
import {
  customersWithAccess,
  hasAccess,
  listPurchasesForAccess,
  lockCustomer,
  payingCustomers,
  seatHolders,
} from './store.ts'

const JOB = 'compare-access'
/** Raise at most this many alarms per run; the next run finds the rest. */
const MAX_ALARMS_PER_RUN = 100

/**
 * Checks that exactly the customers who paid, or were granted access, have access; raises an alarm for each
 * mismatch.
 */
export const compareAccessJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 6 * 3600,
  run: () => compareAccess(site),
})

export async function compareAccess(site: Site): Promise<void> {
  let found = 0
  const items = listMismatches(site.db)
  await forEachItem(site, { job: JOB, items, idOf: (customerId) => customerId }, async (customerId) => {
    if (found >= MAX_ALARMS_PER_RUN) return
    const isMismatch = await site.db.transaction().execute((trx) => checkCustomer(trx, site, customerId))
    if (isMismatch) found++
  })
  if (found > 0) triggerAlarmAnnouncement(site)
}

async function* listMismatches(db: Db): AsyncGenerator<string> {
  for (const listAfter of [payingCustomers, seatHolders, customersWithAccess]) {
    const customers = eachById(
      (after, limit) => listAfter(db, after, limit),
      ({ customer_id }) => customer_id,
    )
    for await (const { customer_id, is_consistent } of customers) if (is_consistent === 0) yield customer_id
  }
}

/** Re-checks under the customer's lock: a purchase may have been in progress when the page was read. */
async function checkCustomer(trx: Tx, site: Site, customerId: string): Promise<boolean> {
  await lockCustomer(trx, site.clock, customerId)
  const account = await findAccount(trx, customerId)
  if (!account || account.deleted_at !== null) return false
  const purchases = await listPurchasesForAccess(trx, customerId)
  const shouldHaveAccess =
    resolveAccess(purchases, await findAccessOverride(trx, customerId)).grant !== undefined
  if (shouldHaveAccess === (await hasAccess(trx, customerId))) return false
  if (!shouldHaveAccess) return raiseAlarm(trx, site, { kind: 'access.unpaid', subject: customerId })
  const missing = { kind: 'access.missing', subject: customerId } as const
  await raiseAlarm(trx, site, missing)
  await decideAccess(trx, site, customerId)
  await resolveAlarm(trx, site, missing)
  return true
}
