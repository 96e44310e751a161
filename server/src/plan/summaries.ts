import { courseParts } from '@course/content/course/parts'
import { buildPlan, type PlanSummary } from '@course/contract/learning/plan'
import type { Db } from '../platform/database.ts'
import { summarizeAnswers } from './rules.ts'
import { findPlan, type PlanHead, type PlanRow } from './store.ts'

const MAX_CACHED_SUMMARIES = 1000

type Summary = ReturnType<typeof summarizeAnswers>

/**
 * Summarizes plans. Computing the summary of a large plan takes 20 ms, so it is cached by revision, which is the
 * same in all processes.
 */
export function openPlanSummaries() {
  const cached = new Map<string, Summary>()
  let { exercises } = courseParts()

  const summarize = async (db: Db, head: PlanHead, known?: PlanRow): Promise<Summary | undefined> => {
    // Another course may have been imported.
    if (courseParts().exercises !== exercises) {
      exercises = courseParts().exercises
      cached.clear()
    }
    const key = `${head.user_id}/${head.id}/${head.revision}`
    const summary = cached.get(key)
    if (summary) return summary
    const plan = known ?? (await findPlan(db, { userId: head.user_id, planId: head.id }))
    if (!plan) return undefined
    const computed = summarizeAnswers(exercises, buildPlan(JSON.parse(plan.entries)))
    // A newer revision may have been stored meanwhile.
    if (plan.revision === head.revision) {
      const [oldest] = cached.keys()
      if (cached.size >= MAX_CACHED_SUMMARIES && oldest !== undefined) cached.delete(oldest)
      cached.set(key, computed)
    }
    return computed
  }

  return async (db: Db, heads: readonly PlanHead[], chosen?: PlanRow): Promise<PlanSummary[]> => {
    const summaries: PlanSummary[] = []
    for (const head of heads) {
      const summary = await summarize(db, head, head.id === chosen?.id ? chosen : undefined)
      if (summary) summaries.push({ id: head.id, updated_at: head.updated_at, ...summary })
    }
    return summaries
  }
}
