import { customerStage } from '@course/contract/admin/customers'
import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import { addAccountEvent, advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { RowWrite, WriteResult } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { classifyProgress, completionAt } from './rules.ts'
import { advanceCompletion, completionOf, insertCompletion } from './store.ts'
import { unlockedLessons } from './unlocked-lessons.ts'

/** Records that the caller has reached lesson `completed_lessons`, if that is the next one and open to them. */
export async function saveProgress(
  site: Site,
  caller: Caller & { role: 'user' },
  wish: { customer_id: string; completed_lessons: number },
): Promise<RowWrite> {
  if (wish.customer_id !== caller.userId) throw new AppError('access.denied')
  const open = await unlockedLessons(site, caller)
  if (open.length === 0) throw new AppError('access.denied')
  return (db) => advance(site, db, caller.userId, wish.completed_lessons, open)
}

async function advance(
  site: Site,
  db: Db,
  userId: string,
  wanted: number,
  open: readonly LessonId[],
): Promise<WriteResult> {
  // Another tab or process may be faster; then check again. Progress only grows, so this terminates.
  for (;;) {
    const stored = await completionOf(db, userId)
    const current = stored?.completed_lessons ?? 0
    const step = classifyProgress(wanted, current)
    if (step === 'refuse') throw new AppError('progress.not_next')
    if (step === 'stay' && stored) return { row: stored, inserted: false }
    if (step === 'advance' && !open.includes(lessonIdOf(wanted)!))
      throw new AppError('progress.lesson_locked')
    const next = completionAt(userId, wanted, nowIso(site.clock))
    const row = stored ? await advanceCompletion(db, current, next) : await insertCompletion(db, next)
    if (!row) continue
    if (step === 'advance') {
      await addAccountEvent(db, site.clock, {
        account_id: userId,
        kind: 'lesson-reached',
        detail: String(wanted),
      })
      await advanceStage(db, userId, customerStage.lesson)
    }
    return { row, inserted: !stored }
  }
}
