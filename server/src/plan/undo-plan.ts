import { type Entries, latestTime, mergeEntries, type SavePlanResponse } from '@course/contract/learning/plan'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import {
  findLastRevision,
  findPlan,
  type PlanKey,
  type Replaced,
  removeRevision,
  updatePlan,
} from './store.ts'

/** Reverts the changes since `begunAt` if they are the latest; otherwise does nothing. */
export async function undoPlan(site: Site, key: PlanKey, begunAt: string): Promise<SavePlanResponse> {
  // As with saving, another window may write first.
  for (;;) {
    const undone = await site.db.transaction().execute((trx) => tryUndo(trx, site, key, begunAt))
    if (undone) return undone
  }
}

async function tryUndo(
  trx: Tx,
  site: Site,
  key: PlanKey,
  begunAt: string,
): Promise<SavePlanResponse | undefined> {
  const plan = await findPlan(trx, key)
  if (!plan) throw new AppError('plan.not_found')
  const entries: Entries = JSON.parse(plan.entries)
  const last = await findLastRevision(trx, key)
  if (last?.begun_at !== begunAt) return { revision: plan.revision, entries, undo: last?.begun_at ?? null }
  const merged = mergeEntries(entries, withNewestTime(JSON.parse(last.replaced), latestTime(entries) + 1))
  if (!(await updatePlan(trx, plan, merged, nowIso(site.clock)))) return undefined
  await removeRevision(trx, last)
  return {
    revision: plan.revision + 1,
    entries: merged,
    undo: (await findLastRevision(trx, key))?.begun_at ?? null,
  }
}

/** Dates the restored entries after all others, so that every window accepts them. */
const withNewestTime = (replaced: Replaced, time: number): Entries =>
  Object.fromEntries(
    Object.entries(replaced).map(([key, entry]) => [key, [entry?.[0] ?? null, time, 'undo'] as const]),
  )
