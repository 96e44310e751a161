import { simulation } from '@course/content/course/simulation'
import type { SimulationResponse } from '@course/contract/learning/simulation'
import { lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { listUnlockedLessons } from '../progress/index.ts'

/** The simulation retells the first three lessons, so it opens with the fourth. */
const opensWith = lessonIds()[3]

export const simulationFunction = serverFunction(
  'simulation',
  { access: 'user', rateLimit: perMinute(60), body: z.unknown() },
  async (site, { caller }): Promise<SimulationResponse> => {
    if (!(await site.hasCourse(caller))) return { simulation: null, isLocked: false }
    const unlocked = await listUnlockedLessons(site, caller)
    const isOpen = opensWith === undefined || unlocked.includes(opensWith)
    return { simulation: isOpen ? simulation : null, isLocked: !isOpen }
  },
)
