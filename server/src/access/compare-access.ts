import { alarm, announceSoon, solveAlarm } from '../alarms/index.ts'
import { accountById } from '../auth/index.ts'
import type { Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { accessBy, decideAccess } from './decide-access.ts'
import { accessOverrideOf } from './overrides.ts'
import { purchasesOfCustomer } from './purchases.ts'
import { admittedCustomers, hasAccess, lockCustomer, payingCustomers } from './store.ts'

const PAGE = 500
/** Nobody reads more alarms at once; the next comparison finds the rest. */
const MAX_FOUND = 100

/** Looks whether everybody who paid has access and nobody else, and raises an alarm where it is otherwise. */
export const compareAccessJob = (site: Site): Job => ({
  name: 'compare-access',
  everySeconds: 6 * 3600,
  run: () => compareAccess(site),
})

export async function compareAccess(site: Site): Promise<void> {
  let found = 0
  for (const nextPage of [payingCustomers, admittedCustomers]) {
    let after = ''
    for (;;) {
      const page = await nextPage(site.db, after, PAGE)
      for (const { customer_id, is_in_order } of page) {
        if (is_in_order === 1 || found >= MAX_FOUND) continue
        const isAmiss = await site.db.transaction().execute((trx) => compareCustomer(trx, site, customer_id))
        if (isAmiss) found++
      }
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      after = last.customer_id
    }
  }
  if (found > 0) announceSoon(site)
}

/** Looks again under the customer's lock: what the page showed may have been a purchase under way. */
async function compareCustomer(trx: Tx, site: Site, customerId: string): Promise<boolean> {
  await lockCustomer(trx, site.clock, customerId)
  const account = await accountById(trx, customerId)
  if (!account || account.deleted_at !== null) return false
  const purchases = await purchasesOfCustomer(trx, customerId)
  const isDue = accessBy(purchases, await accessOverrideOf(trx, customerId)).grant !== undefined
  if (isDue === (await hasAccess(trx, customerId))) return false
  if (!isDue) return alarm(trx, site, { kind: 'access.unpaid', subject: customerId })
  const missing = { kind: 'access.missing', subject: customerId } as const
  await alarm(trx, site, missing)
  await decideAccess(trx, site, customerId)
  await solveAlarm(trx, site, missing)
  return true
}
