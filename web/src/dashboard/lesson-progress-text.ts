import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { lessonIdOf, pageCountOf } from '@course/contract/lessons'
import { bestPercent, type Learner, unreadPages } from '../progress/learner.ts'

/** Pages read and best score of a lesson; empty if not started. */
export function lessonProgressText(learner: Learner, lesson: number): string {
  const id = lessonIdOf(lesson)
  if (!id) return ''
  const readCount = pageCountOf(id) - unreadPages(learner, id).length
  const score = bestPercent(learner, id)
  return [
    ...(readCount > 0 || score !== undefined ? [dashboardCopy.pagesRead(readCount, pageCountOf(id))] : []),
    ...(score === undefined ? [] : [dashboardCopy.bestScore(score)]),
  ].join(' · ')
}
