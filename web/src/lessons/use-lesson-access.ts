import { useAsyncResult } from '../app/page-data/use-page-data.ts'
import { useIsAdministrator } from '../app/session/administrator.ts'
import { type LessonAccess, lessonAccess } from '../progress/learner.ts'
import type { AccessInputs } from '../progress/requests.ts'

/** Whether the user can open this lesson. The last result stays while it is fetched again. */
export function useLessonAccess(
  lesson: number,
  inputsPromise: Promise<AccessInputs> | undefined,
): { access: LessonAccess | 'loading'; error?: unknown } {
  const isAdministrator = useIsAdministrator()
  const { value: inputs, error } = useAsyncResult(inputsPromise)
  if (isAdministrator) return { access: 'open' }
  if (!inputs) return { access: 'loading', error }
  const access = lessonAccess(lesson, { ...inputs, isAdministrator: false })
  // If access is granted, do not wait for the administrator check.
  return { access: access !== 'open' && isAdministrator === undefined ? 'loading' : access }
}
