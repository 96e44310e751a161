import { courseParts } from '@course/content/course/parts'
import {
  buildPlan,
  type Entries,
  mergeEntries,
  newerEntries,
  planMaxBytes,
  plansPerCustomer,
  type SavePlanResponse,
} from '@course/contract/learning/plan'
import { lockAccount } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { MAX_ENTRIES } from './entries-schema.ts'
import { hasTooManyRows } from './rules.ts'
import {
  addRevision,
  extendRevision,
  findLastRevision,
  findPlan,
  insertPlan,
  listPlanHeads,
  type PlanKey,
  type PlanRow,
  type Replaced,
  updatePlan,
} from './store.ts'

/** Changes within this time are undone together. */
const undoGroupMinutes = 5

type PlanChanges = {
  changes: Entries
  /** The revision that the browser has seen; 0 for a new plan. */
  seen: number
}

/**
 * Merges changes into a plan field by field, creating it if needed. Repeated or late changes have no effect.
 */
export async function savePlan(
  site: Site,
  key: PlanKey,
  { changes, seen }: PlanChanges,
): Promise<SavePlanResponse> {
  // Another window may write first; then merge again. Each round one writer succeeds, so this terminates.
  for (;;) {
    const saved = await site.db.transaction().execute((trx) => trySave(trx, site, key, changes))
    if (!saved) continue
    const { before, entries, ...rest } = saved
    return { ...rest, entries: seen === before ? null : entries }
  }
}

async function trySave(trx: Tx, site: Site, key: PlanKey, changes: Entries) {
  const plan = (await findPlan(trx, key)) ?? (await createPlan(trx, site, key))
  const entries: Entries = JSON.parse(plan.entries)
  const newer = newerEntries(entries, changes)
  const last = await findLastRevision(trx, key)
  const before = plan.revision
  if (Object.keys(newer).length === 0)
    return { revision: before, before, entries, undo: last?.begun_at ?? null }
  const merged = mergeEntries(entries, newer)
  if (isTooLarge(merged)) throw new AppError('plan.too_large')
  const now = nowIso(site.clock)
  if (!(await updatePlan(trx, plan, merged, now))) return undefined
  const replaced = Object.fromEntries(Object.keys(newer).map((name) => [name, entries[name] ?? null]))
  const undo = await saveRevision(trx, key, { now, replaced }, last)
  return { revision: before + 1, before, entries: merged, undo }
}

const isTooLarge = (entries: Entries): boolean =>
  Object.keys(entries).length > MAX_ENTRIES ||
  Buffer.byteLength(JSON.stringify(entries)) > planMaxBytes ||
  hasTooManyRows(courseParts().exercises, buildPlan(entries))

async function createPlan(trx: Tx, site: Site, { userId, planId }: PlanKey): Promise<PlanRow> {
  // Lock first: two concurrent new plans would both pass the limit of five.
  await lockAccount(trx, userId)
  const existing = await findPlan(trx, { userId, planId })
  if (existing) return existing
  const plans = await listPlanHeads(trx, userId)
  if (plans.length >= plansPerCustomer) throw new AppError('plan.too_many')
  const now = nowIso(site.clock)
  const row = { user_id: userId, id: planId, entries: '{}', revision: 0, updated_at: now, chosen_at: now }
  await insertPlan(trx, row)
  return row
}

type Change = { now: string; replaced: Replaced }

/** Extends the latest revision if it is recent, otherwise adds one. Returns when its changes began. */
async function saveRevision(
  trx: Tx,
  { userId, planId }: PlanKey,
  { now, replaced }: Change,
  last: Awaited<ReturnType<typeof findLastRevision>>,
): Promise<string> {
  if (last && Date.parse(now) - Date.parse(last.begun_at) < undoGroupMinutes * 60_000) {
    // Keep the values from before the first change, because undo restores those.
    await extendRevision(trx, last, { ...replaced, ...JSON.parse(last.replaced) })
    return last.begun_at
  }
  const row = { user_id: userId, plan_id: planId, number: (last?.number ?? 0) + 1, begun_at: now }
  await addRevision(trx, { ...row, replaced: JSON.stringify(replaced) })
  return now
}
