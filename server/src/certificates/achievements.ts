import { isPaidCustomer } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { completionOf } from '../progress/index.ts'
import { firstPassesOf } from '../quizzes/index.ts'
import type { Achievements } from './rules.ts'

/** What the learner has achieved, from what the server itself recorded. */
export async function achievementsOf(site: Site, caller: Caller & { role: 'user' }): Promise<Achievements> {
  const [isPaid, completion, passedOn] = await Promise.all([
    isPaidCustomer(site, caller.userId),
    completionOf(site.db, caller.userId),
    firstPassesOf(site.db, caller.userId),
  ])
  return {
    isEntitled: isPaid || (await site.isAdministrator(caller)),
    completedLessons: completion?.completed_lessons ?? 0,
    completedAt: completion?.completed_at ?? null,
    passedOn,
  }
}
