import { exercises } from '@course/content/course/exercises'
import { textOf } from '@course/content/plan/answers'
import { stateOf } from '@course/content/plan/completion'
import { personFieldsOf } from '@course/content/plan/people'
import { buildPlan, type PlanResponse, type PlanSummary, planMaxBytes } from '@course/contract/learning/plan'
import { lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { isPaidCustomer } from '../access/index.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute, unlimited } from '../platform/rate-limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import { checkLimit } from '../platform/route-access.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { entriesSchema } from './entries-schema.ts'
import { savePlan } from './save-plan.ts'
import { choosePlan, findLastRevision, listPlans, type PlanRow } from './store.ts'
import { undoPlan } from './undo-plan.ts'

/** Per account. Typing stays below it, and it keeps one account from filling the disk. */
const SAVE_LIMIT = perMinute(120)

const planId = z.uuid('planId must be a UUID').toLowerCase()

/** Returns the id of a caller with access to the course. Administrators have access and their own plans too. */
export async function findLearnerId(site: Site, caller: Caller): Promise<string | undefined> {
  if (caller.role !== 'user') return undefined
  const hasCourse = (await isPaidCustomer(site, caller.userId)) || (await site.isAdministrator(caller))
  return hasCourse ? caller.userId : undefined
}

export async function requireLearner(site: Site, caller: Caller): Promise<string> {
  const userId = await findLearnerId(site, caller)
  if (userId === undefined) throw new AppError('access.denied')
  return userId
}

/** Returns an empty plan to callers who have not paid, as lesson text does. */
const getPlan = serverFunction(
  'plan',
  { access: 'user', rateLimit: unlimited, body: z.object({ lessonId: z.enum(lessonIds).optional() }) },
  async (site, { caller, body }): Promise<PlanResponse> => {
    const userId = await findLearnerId(site, caller)
    if (userId === undefined) return { exercises: [], personFields: [], plans: [], plan: null }
    const selected = exercises.filter(({ lessonId }) => !body.lessonId || lessonId === body.lessonId)
    return {
      exercises: selected,
      personFields: personFieldsOf(exercises),
      ...(await planResponse(site, userId)),
    }
  },
)

async function planResponse(
  site: Site,
  userId: string,
): Promise<Omit<PlanResponse, 'exercises' | 'personFields'>> {
  const rows = await listPlans(site.db, userId)
  const [chosen] = rows
  if (!chosen) return { plans: [], plan: null }
  const { id, revision, entries } = chosen
  const undo = (await findLastRevision(site.db, { userId, planId: id }))?.begun_at ?? null
  return { plans: rows.map(summarizePlan), plan: { id, revision, entries: JSON.parse(entries), undo } }
}

/** Named after the first field of the first exercise: the name of the change. */
function summarizePlan({
  id,
  entries,
  updated_at,
}: Pick<PlanRow, 'id' | 'entries' | 'updated_at'>): PlanSummary {
  const plan = buildPlan(JSON.parse(entries))
  const [first] = exercises
  const done = exercises.filter((exercise) => ['done', 'complete'].includes(stateOf(exercise, plan)))
  const name = first ? textOf(plan[first.id], first.fields[0]?.name ?? '') : ''
  return { id, name, updated_at, done: done.length, exercises: exercises.length }
}

const getSummary = serverFunction(
  'plan-summary',
  { access: 'user', rateLimit: unlimited, body: z.object({}).optional() },
  async (site, { caller }): Promise<{ plan: PlanSummary | null }> => {
    const userId = await findLearnerId(site, caller)
    if (userId === undefined || exercises.length === 0) return { plan: null }
    const [chosen] = await listPlans(site.db, userId)
    return { plan: summarizePlan(chosen ?? { id: userId, entries: '{}', updated_at: '' }) }
  },
)

const savePlanFunction = serverFunction(
  'save-plan',
  {
    access: 'user',
    rateLimit: unlimited,
    body: z.object({ planId, changes: entriesSchema, seen: z.int().min(0) }),
    bodyLimit: bodyBytesFor(planMaxBytes),
  },
  async (site, { caller, body }) => {
    const userId = await requireLearner(site, caller)
    await checkLimit(`plans:${userId}`, SAVE_LIMIT, site)
    return savePlan(site, { userId, planId: body.planId }, body)
  },
)

const choosePlanFunction = serverFunction(
  'choose-plan',
  { access: 'user', rateLimit: unlimited, body: z.object({ planId }) },
  async (site, { caller, body }) => {
    const userId = await requireLearner(site, caller)
    if (!(await choosePlan(site.db, { userId, planId: body.planId }, nowIso(site.clock))))
      throw new AppError('plan.not_found')
    return planResponse(site, userId)
  },
)

const undoPlanFunction = serverFunction(
  'undo-plan',
  { access: 'user', rateLimit: unlimited, body: z.object({ planId, begunAt: z.string().max(40) }) },
  async (site, { caller, body }) => {
    const userId = await requireLearner(site, caller)
    return undoPlan(site, { userId, planId: body.planId }, body.begunAt)
  },
)

export const planFunctions = [getPlan, getSummary, savePlanFunction, choosePlanFunction, undoPlanFunction]
