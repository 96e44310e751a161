import { isPaidCustomer } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import { findCompletion } from '../progress/index.ts'
import { findFirstPasses } from '../quizzes/index.ts'
import type { Achievements } from './rules.ts'

/** Loads the learner's achievements from the server's own records, never from the request. */
export async function loadAchievements(site: Site, userId: string): Promise<Achievements> {
  const [isPaid, completion, passedAt] = await Promise.all([
    isPaidCustomer(site, userId),
    findCompletion(site.db, userId),
    findFirstPasses(site.db, userId),
  ])
  return {
    isPaid,
    completedLessons: completion?.completed_lessons ?? 0,
    completedAt: completion?.completed_at ?? null,
    passedAt,
  }
}
