import { courseParts } from '@course/content/course/parts'
import { buildPlan } from '@course/contract/learning/plan'
import { listPlans } from '../plan/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import type { Renderer } from './functions.ts'

/** Further plans are in the data only, because rendering documents blocks other exports. */
const MAX_PLANS = 3

/** The plans of a learner as PDF, for their data export. */
export async function planFiles(
  site: Site,
  renderer: Renderer,
  { userId }: User,
): Promise<Record<string, Uint8Array>> {
  const madeAt = nowIso(site.clock)
  const files: Record<string, Uint8Array> = {}
  for (const [index, row] of (await listPlans(site.db, userId)).slice(0, MAX_PLANS).entries()) {
    const content = {
      exercises: courseParts().exercises,
      ...({ kind: 'plan', format: 'pdf', paper: 'a4' } as const),
      ...{ plan: buildPlan(JSON.parse(row.entries)), planId: row.id, today: madeAt.slice(0, 10), madeAt },
    }
    files[`plan-${index + 1}.pdf`] = await renderer.run({ ...content, isAnnex: false })
    files[`plan-${index + 1}-annex.pdf`] = await renderer.run({ ...content, isAnnex: true })
  }
  return files
}
