import { quizCopy } from '@course/content/site/learning/quiz'
import { lessonPagePath } from '@course/contract/learning/library'
import type { LessonId } from '@course/contract/lessons'
import { lessonIds, lessonNumberOf } from '@course/contract/lessons'

type Destination = { path: string; button: string; redirect: string }

/** Passed: the dashboard, or the certificate after the last quiz. Failed: back to the lesson. */
export function destinationAfterQuiz(lessonId: LessonId, isPassed: boolean): Destination {
  if (!isPassed) {
    const path = lessonPagePath({ lesson: lessonNumberOf(lessonId), page: 1 })
    return { path, ...quizCopy.destinations.lesson }
  }
  return lessonId === lessonIds().at(-1)
    ? { path: '/certificate', ...quizCopy.destinations.certificate }
    : { path: '/welcome', ...quizCopy.destinations.dashboard }
}
