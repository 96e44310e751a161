import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { lessonIdOf, pageCountOf } from '@course/contract/lessons'
import { bestPercent, hasPassedEverything, type Learner, unreadPages } from '../progress/learner.ts'

/** Pages read and best score of a lesson; empty if not started. */
export function lessonProgressText(learner: Learner, lesson: number): string {
  const id = lessonIdOf(lesson)
  if (!id) return ''
  const pageCount = pageCountOf(id)
  const readCount = pageCount - unreadPages(learner, id).length
  const score = bestPercent(learner, id)
  const isStarted = readCount > 0 || score !== undefined
  // No page is left to read once the course is completed.
  const showsPages = readCount === pageCount || !hasPassedEverything(learner)
  return [
    ...(isStarted && showsPages ? [dashboardCopy.pagesRead(readCount, pageCount)] : []),
    ...(score === undefined ? [] : [dashboardCopy.bestScore(score)]),
  ].join(' · ')
}
