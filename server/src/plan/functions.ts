import { courseParts } from '@course/content/course/parts'
import { personFieldsOf } from '@course/content/plan/people'
import {
  type PlanResponse,
  type PlanSummary,
  planMaxBytes,
  type StoredPlans,
} from '@course/contract/learning/plan'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { perAccount, perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { entriesSchema } from './entries-schema.ts'
import { summarizeAnswers } from './rules.ts'
import { savePlan } from './save-plan.ts'
import { listLinksAndComments } from './sharing/plan-sharing.ts'
import { choosePlan, findLastRevision, findPlan, listPlanHeads } from './store.ts'
import { openPlanSummaries } from './summaries.ts'
import { undoPlan } from './undo-plan.ts'

/** Typing stays below it, and it keeps one account from filling the disk. */
const SAVE_LIMIT = perAccount(perMinute(120))
const READ_LIMIT = perAccount(perMinute(120))
const CHANGE_LIMIT = perAccount(perMinute(60))

/** A whole plan and the rest of the request. */
const SAVE_BODY_BYTES = planMaxBytes + 50_000

const planId = z.uuid('planId must be a UUID').toLowerCase()

export function planFunctions() {
  const summarize = openPlanSummaries()

  const planResponse = async (site: Site, userId: string): Promise<StoredPlans> => {
    const heads = await listPlanHeads(site.db, userId)
    const chosen = heads[0] && (await findPlan(site.db, { userId, planId: heads[0].id }))
    if (!chosen) return { plans: [], plan: null, links: [], comments: [] }
    const { id, revision, entries } = chosen
    const key = { userId, planId: id }
    const undo = (await findLastRevision(site.db, key))?.begun_at ?? null
    return {
      plans: await summarize(site.db, heads, chosen),
      plan: { id, revision, entries: JSON.parse(entries), undo },
      ...(await listLinksAndComments(site, key)),
    }
  }

  /** Returns an empty plan to callers who have not paid, as lesson text does. */
  const getPlan = serverFunction(
    'plan',
    {
      access: 'user',
      rateLimit: READ_LIMIT,
      body: z.object({ lessonId: lessonIdField('There is no such lesson').optional() }),
    },
    async (site, { caller, body }): Promise<PlanResponse> => {
      if (!(await site.hasCourse(caller)))
        return { exercises: [], personFields: [], plans: [], plan: null, links: [], comments: [] }
      const selected = courseParts().exercises.filter(
        ({ lessonId }) => !body.lessonId || lessonId === body.lessonId,
      )
      return {
        exercises: selected,
        personFields: personFieldsOf(courseParts().exercises),
        ...(await planResponse(site, caller.userId)),
      }
    },
  )

  const getSummary = serverFunction(
    'plan-summary',
    { access: 'user', rateLimit: READ_LIMIT, body: z.object({}).optional() },
    async (site, { caller }): Promise<{ plan: PlanSummary | null }> => {
      if (courseParts().exercises.length === 0 || !(await site.hasCourse(caller))) return { plan: null }
      const [chosen] = await summarize(site.db, (await listPlanHeads(site.db, caller.userId)).slice(0, 1))
      return {
        plan: chosen ?? {
          id: caller.userId,
          updated_at: '',
          ...summarizeAnswers(courseParts().exercises, {}),
        },
      }
    },
  )

  const savePlanFunction = serverFunction(
    'save-plan',
    {
      access: 'customer',
      rateLimit: SAVE_LIMIT,
      body: z.object({ planId, changes: entriesSchema, seen: z.int().min(0) }),
      bodyLimit: SAVE_BODY_BYTES,
    },
    (site, { caller: { userId }, body }) => savePlan(site, { userId, planId: body.planId }, body),
  )

  const choosePlanFunction = serverFunction(
    'choose-plan',
    { access: 'customer', rateLimit: CHANGE_LIMIT, body: z.object({ planId }) },
    async (site, { caller: { userId }, body }) => {
      if (!(await choosePlan(site.db, { userId, planId: body.planId }, nowIso(site.clock))))
        throw new AppError('plan.not_found')
      return planResponse(site, userId)
    },
  )

  const undoPlanFunction = serverFunction(
    'undo-plan',
    { access: 'customer', rateLimit: CHANGE_LIMIT, body: z.object({ planId, begunAt: z.string().max(40) }) },
    (site, { caller: { userId }, body }) => undoPlan(site, { userId, planId: body.planId }, body.begunAt),
  )

  return [getPlan, getSummary, savePlanFunction, choosePlanFunction, undoPlanFunction]
}
