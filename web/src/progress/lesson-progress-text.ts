import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { lessonIdOf, pageCounts } from '@course/contract/lessons'
import type { Learner } from '../api/stored-learner.ts'
import { bestPercent, unreadPages } from './shared/learner.ts'

/** What was really done of a lesson, in words: pages read, best score. Empty before anything was. */
export function lessonProgressText(learner: Learner, lesson: number): string {
  const id = lessonIdOf(lesson)
  if (!id) return ''
  const read = pageCounts[id] - unreadPages(learner, id).length
  const score = bestPercent(learner, id)
  return [
    ...(read > 0 || score !== undefined ? [dashboardCopy.pagesRead(read, pageCounts[id])] : []),
    ...(score === undefined ? [] : [dashboardCopy.bestScore(score)]),
  ].join(' · ')
}
