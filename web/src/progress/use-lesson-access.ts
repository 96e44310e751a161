import { useIsAdministrator } from '../app/administrator.ts'
import { useAnswer } from '../app/use-reads.ts'
import type { AccessFacts } from './api.ts'
import { type LessonAccess, lessonAccess } from './shared/learner.ts'

/** Whether the reader may have this lesson. While it is asked again, the last answer holds. */
export function useLessonAccess(
  lesson: number,
  read: Promise<AccessFacts> | undefined,
): LessonAccess | 'asking' | 'failed' {
  const isAdministrator = useIsAdministrator()
  const { value: facts, error } = useAnswer(read)
  if (isAdministrator) return 'open'
  if (!facts) return error === undefined ? 'asking' : 'failed'
  const access = lessonAccess(lesson, { ...facts, isAdministrator: false })
  // If access is granted, do not wait for the administrator check.
  return access !== 'open' && isAdministrator === undefined ? 'asking' : access
}
