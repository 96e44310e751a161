import { customerStage } from '@course/contract/admin/customers'
import type { CourseCompletion } from '@course/contract/learning/progress'
import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import { addAccountEvent, advanceStage, lockAccount } from '../auth/index.ts'
import type { RowWrite, WriteResult } from '../http/rest/resource.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { buildCompletion, classifyProgress } from './rules.ts'
import { advanceCompletion, findCompletion, insertCompletion } from './store.ts'
import { listUnlockedLessons } from './unlocked-lessons.ts'

/**
 * Completes lesson `completed_lessons` if it is the next one and unlocked. The dashboard sends this when the caller opens
 * the lesson.
 */
export async function saveProgress(
  site: Site,
  caller: Caller & { role: 'user' },
  request: { customer_id: string; completed_lessons: number },
): Promise<RowWrite> {
  if (request.customer_id !== caller.userId) throw new AppError('access.denied')
  const unlocked = await listUnlockedLessons(site, caller)
  return (db) => advance(site, db, caller.userId, request.completed_lessons, unlocked)
}

async function advance(
  site: Site,
  db: Db,
  userId: string,
  requested: number,
  unlocked: readonly LessonId[],
): Promise<WriteResult> {
  await lockAccount(db, userId)
  // Another tab or process may be faster; then check again. Progress only grows, so this terminates.
  for (;;) {
    const stored = await findCompletion(db, userId)
    const current = stored?.completed_lessons ?? 0
    const transition = classifyProgress(requested, current)
    if (transition === 'refuse') throw new AppError('progress.not_next')
    if (transition === 'stay' && stored) return { row: stored, inserted: false }
    if (transition === 'advance' && !unlocked.includes(lessonIdOf(requested)!))
      throw new AppError('progress.lesson_locked')
    const row =
      transition === 'advance'
        ? await advanceByOne(db, site, userId, stored)
        : await insertCompletion(db, buildCompletion(userId, 0, nowIso(site.clock)))
    if (row) return { row, inserted: !stored }
  }
}

/** Completes the next lesson; returns undefined if another request did so first. */
export async function advanceByOne(
  db: Db,
  site: Pick<Site, 'clock'>,
  userId: string,
  stored: CourseCompletion | undefined,
): Promise<CourseCompletion | undefined> {
  const current = stored?.completed_lessons ?? 0
  const next = buildCompletion(userId, current + 1, nowIso(site.clock))
  const row = stored ? await advanceCompletion(db, current, next) : await insertCompletion(db, next)
  if (!row) return undefined
  await addAccountEvent(db, site.clock, {
    account_id: userId,
    kind: 'lesson-reached',
    detail: String(current + 1),
  })
  await advanceStage(db, userId, customerStage.lesson)
  return row
}
