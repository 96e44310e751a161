import { quizPassedStage } from '@course/contract/admin/customers'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { hasAccess } from '../access/index.ts'
import { advanceStage, lockAccount } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { listEffectiveResults } from '../quizzes/index.ts'
import { countCompletedLessons } from './rules.ts'
import { advanceByOne } from './save-progress.ts'
import { findCompletion, listLessonsReadToTheEnd } from './store.ts'

/**
 * Completes lessons that the customer has read to the end or whose quiz they passed. Call it in the
 * transaction that records either. Does nothing before payment, when no lesson is unlocked.
 */
export async function completeLessons(db: Db, site: Pick<Site, 'clock'>, userId: string): Promise<void> {
  if (!(await hasAccess(db, userId))) return
  // Two quizzes passed at the same time are counted one after the other. The account comes first, as always.
  await lockAccount(db, userId)
  const results = await listEffectiveResults(db, userId)
  const readToTheEnd = await listLessonsReadToTheEnd(db, userId)
  let stored = await findCompletion(db, userId)
  const completed = countCompletedLessons(stored?.completed_lessons ?? 0, results, readToTheEnd)
  while ((stored?.completed_lessons ?? 0) < completed)
    stored = (await advanceByOne(db, site, userId, stored)) ?? (await findCompletion(db, userId))
}

/** Records a passed quiz in the customer's stage and progress. */
export async function recordQuizPassed(
  db: Db,
  site: Pick<Site, 'clock'>,
  { userId, lessonId }: { userId: string; lessonId: LessonId },
): Promise<void> {
  await advanceStage(db, userId, quizPassedStage(lessonNumberOf(lessonId)))
  await completeLessons(db, site, userId)
}
