import { isLessonUnlocked } from '@course/contract/learning/progress'
import { type LessonId, lessonIds, lessonNumberOf } from '@course/contract/lessons'
import { hasAccess } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { listEffectiveResults } from '../quizzes/index.ts'

/**
 * Lists the lessons that the caller may read: none before payment, then one more with every quiz passed; all for
 * administrators.
 */
export async function listUnlockedLessons(site: Site, caller: Caller): Promise<readonly LessonId[]> {
  if (caller.role !== 'user') return []
  const unlocked = (await hasAccess(site.db, caller.userId))
    ? await listUnlockedByQuizzes(site, caller.userId)
    : []
  return unlocked.length < lessonIds().length && (await site.isAdministrator(caller)) ? lessonIds() : unlocked
}

/** Like `listUnlockedLessons` for one lesson, with fewer queries. */
export async function isLessonUnlockedFor(site: Site, caller: Caller, lessonId: LessonId): Promise<boolean> {
  if (caller.role !== 'user') return false
  const isUnlocked =
    (await hasAccess(site.db, caller.userId)) &&
    (lessonId === lessonIds()[0] || (await listUnlockedByQuizzes(site, caller.userId)).includes(lessonId))
  return isUnlocked || site.isAdministrator(caller)
}

async function listUnlockedByQuizzes(site: Site, customerId: string): Promise<LessonId[]> {
  const results = await listEffectiveResults(site.db, customerId)
  return lessonIds().filter((id) => isLessonUnlocked(lessonNumberOf(id), results))
}
