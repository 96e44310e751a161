import { isPaidCustomer } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import { completionOf } from '../progress/index.ts'
import { firstPassesOf } from '../quizzes/index.ts'
import type { Achievements } from './rules.ts'

/** What the learner has achieved, from what the server itself recorded. */
export async function achievementsOf(site: Site, userId: string): Promise<Achievements> {
  const [isPaid, completion, passedOn] = await Promise.all([
    isPaidCustomer(site, userId),
    completionOf(site.db, userId),
    firstPassesOf(site.db, userId),
  ])
  return {
    isPaid,
    completedLessons: completion?.completed_lessons ?? 0,
    completedAt: completion?.completed_at ?? null,
    passedOn,
  }
}
