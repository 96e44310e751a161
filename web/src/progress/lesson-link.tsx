import { lessonPagePath } from '@course/contract/learning/library'
import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { isNextLesson, type Learner } from './learner.ts'
import { openedLessons } from './opened-lessons.ts'

/** The current user and their progress. */
export type LearnerProps = { userId: string; learner: Learner; isAdministrator: boolean }

type LessonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> &
  LearnerProps & { lesson: number; page?: number }

/** Makes a link cover its `relative` card, so that the whole card is clickable and shows the focus ring. */
export const cardLink =
  'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'

/**
 * Link to a lesson. Opening the next lesson counts as progress, which the outbox sends. The landing page has no outbox,
 * so from there it is sent once the lesson is shown.
 */
export function LessonLink(props: LessonLinkProps) {
  const { lesson, page = 1, userId, learner, isAdministrator, ...link } = props
  const isProgress = isNextLesson(learner, lesson) && (isAdministrator || learner.isPaid !== false)
  const saveProgress = (event: MouseEvent) => {
    // The right button only opens the context menu.
    if (isProgress && event.button !== 2) openedLessons.put(userId, String(lesson), lesson)
  }
  return (
    <Link {...link} to={lessonPagePath({ lesson, page })} onClick={saveProgress} onAuxClick={saveProgress} />
  )
}
