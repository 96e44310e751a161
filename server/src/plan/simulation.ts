import { courseParts } from '@course/content/course/parts'
import type { SimulationResponse } from '@course/contract/learning/simulation'
import { lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { listUnlockedLessons } from '../progress/index.ts'

export const simulationFunction = serverFunction(
  'simulation',
  { access: 'user', rateLimit: perMinute(60), body: z.unknown() },
  async (site, { caller }): Promise<SimulationResponse> => {
    const { simulation } = courseParts()
    if (!simulation || !(await site.hasCourse(caller))) return { simulation: null, lockedUntil: null }
    // It retells the lessons up to this one, so it opens with the next.
    const opensWith = lessonIds()[simulation.afterLesson]
    const isOpen = opensWith === undefined || (await listUnlockedLessons(site, caller)).includes(opensWith)
    return isOpen
      ? { simulation, lockedUntil: null }
      : { simulation: null, lockedUntil: simulation.afterLesson }
  },
)
