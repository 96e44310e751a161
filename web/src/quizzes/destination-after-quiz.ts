import type { LessonId } from '@course/contract/lessons'
import { lessonIds, lessonNumberOf } from '@course/contract/lessons'
import { lessonPaths } from '@course/contract/paths'

type NextStep = { path: string; button: string; redirect: string }

/** Where a quiz leads: on to the dashboard (from the last one to the certificate), or back to its lesson. */
export function destinationAfterQuiz(lessonId: LessonId, isPassed: boolean): NextStep {
  if (!isPassed) {
    const path = lessonPaths[lessonNumberOf(lessonId) - 1] ?? '/welcome'
    return { path, button: 'Back to Lessons', redirect: 'Redirecting to lessons' }
  }
  return lessonId === lessonIds.at(-1)
    ? { path: '/certificate', button: 'Go to Certificate', redirect: 'Redirecting to certificate page' }
    : { path: '/welcome', button: 'Go Back to Dashboard', redirect: 'Redirecting to dashboard' }
}
