import { courseParts } from '@course/content/course/parts'
import {
  ALL_TEMPLATES,
  documentPapers,
  type PlanDocumentRequest,
  planFormats,
  type ToolkitResponse,
  workshopSlidesName,
} from '@course/contract/documents/documents'
import { buildPlan } from '@course/contract/learning/plan'
import { z } from 'zod'
import { sendAttachment } from '../http/attachment.ts'
import { serverFunction } from '../http/functions.ts'
import { loadStoredLibrary } from '../library/index.ts'
import { findPlan } from '../plan/index.ts'
import { nowIso } from '../platform/clock.ts'
import { todayUtc } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { WorkerThread } from '../platform/worker-thread.ts'
import type { DocumentContent } from './make-document.ts'

export type Renderer = WorkerThread<DocumentContent>

const planRequest: z.ZodType<PlanDocumentRequest> = z.object({
  planId: z.uuid('planId must be a UUID').toLowerCase(),
  format: z.enum(planFormats),
  paper: z.enum(documentPapers),
  isAnnex: z.boolean(),
})

/** A plan as a file, only for its owner. */
export const planDocumentFunction = (renderer: Renderer) =>
  serverFunction(
    'plan-document',
    { access: 'customer', rateLimit: perMinute(30), body: planRequest },
    async (site, call) => {
      const { userId } = call.caller
      const row = await findPlan(site.db, { userId, planId: call.body.planId })
      if (!row) throw new AppError('plan.not_found')
      const now = nowIso(site.clock)
      const plan = buildPlan(JSON.parse(row.entries))
      const file = await renderer.run({
        kind: 'plan',
        exercises: courseParts().exercises,
        plan,
        today: todayUtc(site.clock),
        madeAt: now,
        ...call.body,
      })
      return sendAttachment(call.reply, `plan.${call.body.format}`, file)
    },
  )

/** The toolkit's templates; their data is loaded on first use. */
export const toolkitFunction = serverFunction(
  'toolkit',
  { access: 'customer', rateLimit: perMinute(60), body: z.unknown() },
  async (): Promise<ToolkitResponse> => {
    const { toolkitTemplates } = await import('./toolkit-files.ts')
    return { templates: toolkitTemplates(courseParts().toolkit) }
  },
)

export const toolkitFileFunction = (renderer: Renderer) =>
  serverFunction(
    'toolkit-file',
    { access: 'customer', rateLimit: perMinute(60), body: z.object({ name: z.string().max(100) }) },
    async (_site, { body: { name }, reply }) => {
      const { toolkitTemplates } = await import('./toolkit-files.ts')
      const names = toolkitTemplates(courseParts().toolkit).flatMap(({ files }) =>
        files.map((file) => file.name),
      )
      if (name === ALL_TEMPLATES ? names.length === 0 : !names.includes(name))
        throw new AppError('toolkit.not_found')
      const file = await renderer.run({ kind: 'toolkit', name, names })
      return sendAttachment(reply, name === ALL_TEMPLATES ? 'toolkit.zip' : name, file)
    },
  )

/** The slides of a workshop, made from its current text, for learners with access. */
export const workshopSlidesFunction = (renderer: Renderer) =>
  serverFunction(
    'workshop-slides',
    { access: 'customer', rateLimit: perMinute(60), body: z.object({ slug: z.string().max(100) }) },
    async (site, { body, reply }) => {
      const { workshops } = await loadStoredLibrary(site.db)
      const found = workshops.find(({ slug }) => slug === body.slug)
      if (!found) throw new AppError('toolkit.not_found')
      const { slug, title, aim, agenda, templates } = found
      const workshop = { title, aim, agenda, templates }
      const file = await renderer.run({ kind: 'workshop', workshop })
      return sendAttachment(reply, workshopSlidesName(slug), file)
    },
  )
