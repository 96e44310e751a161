import { isLessonUnlocked } from '@course/contract/learning/progress'
import { type LessonId, lessonIds, lessonNumberOf } from '@course/contract/lessons'
import { isPaidCustomer } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { bestResultsOf } from '../quizzes/index.ts'

/**
 * The lessons that the caller may read now: none before paying, then one more with every quiz passed, all of them
 * for the administrator.
 */
export async function unlockedLessons(site: Site, caller: Caller): Promise<readonly LessonId[]> {
  if (caller.role !== 'user') return []
  const open = (await isPaidCustomer(site, caller.userId)) ? await openTo(site, caller.userId) : []
  return open.length < lessonIds.length && (await site.isAdministrator(caller)) ? lessonIds : open
}

/** The same question for one lesson, which takes fewer reads. */
export async function isLessonUnlockedFor(site: Site, caller: Caller, lessonId: LessonId): Promise<boolean> {
  if (caller.role !== 'user') return false
  const isOpen =
    (await isPaidCustomer(site, caller.userId)) &&
    (lessonId === lessonIds[0] || (await openTo(site, caller.userId)).includes(lessonId))
  return isOpen || site.isAdministrator(caller)
}

async function openTo(site: Site, customerId: string): Promise<LessonId[]> {
  const results = await bestResultsOf(site, customerId)
  return lessonIds.filter((id) => isLessonUnlocked(lessonNumberOf(id), results))
}
