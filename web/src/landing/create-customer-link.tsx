import { courseLabels } from '@course/content/site/learning/course-labels'
import { Link } from 'react-router'
import { currentSession } from '../app/clients/auth.ts'
import { currentLesson, lessonStates } from '../progress/learner.ts'
import { LessonLink } from '../progress/lesson-link.tsx'
import { readingPosition } from '../progress/reading-position.ts'
import { fetchLearner } from '../progress/requests.ts'
import type { CustomerLink } from './customer-link.ts'

/** Returns the link into the course that the landing page shows to paying customers. */
export async function createCustomerLink(): Promise<CustomerLink> {
  const userId = (await currentSession())?.user.id
  if (!userId) return undefined
  const learner = await fetchLearner(userId)
  if (!learner.isPaid) return undefined
  const lesson = currentLesson(lessonStates(learner, false))?.number
  if (!lesson)
    return ({ className }) => (
      <Link to="/welcome" className={className}>
        {courseLabels.goToCourse}
      </Link>
    )
  const page = readingPosition(userId, lesson)?.page
  const isStarted = lesson <= learner.completedLessons
  return ({ className }) => (
    <LessonLink
      lesson={lesson}
      page={page}
      userId={userId}
      learner={learner}
      isAdministrator={false}
      className={className}
    >
      {isStarted ? courseLabels.continueLesson(lesson) : courseLabels.startLesson(lesson)}
    </LessonLink>
  )
}
