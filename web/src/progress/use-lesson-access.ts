import { useIsAdministrator } from '../app/administrator.ts'
import { useAsyncResult } from '../app/use-page-data.ts'
import type { AccessInputs } from './api.ts'
import { type LessonAccess, lessonAccess } from './shared/learner.ts'

/** Whether the reader may have this lesson. While it is asked again, the last answer holds. */
export function useLessonAccess(
  lesson: number,
  read: Promise<AccessInputs> | undefined,
): LessonAccess | 'asking' | 'failed' {
  const isAdministrator = useIsAdministrator()
  const { value: inputs, error } = useAsyncResult(read)
  if (isAdministrator) return 'open'
  if (!inputs) return error === undefined ? 'asking' : 'failed'
  const access = lessonAccess(lesson, { ...inputs, isAdministrator: false })
  // If access is granted, do not wait for the administrator check.
  return access !== 'open' && isAdministrator === undefined ? 'asking' : access
}
