import { Link } from 'react-router'
import { currentSession } from '../entry/auth.ts'
import type { CustomerLink } from '../landing/customer-link.ts'
import { fetchLearner } from '../progress/api.ts'
import { currentLesson, lessonStates } from '../progress/shared/learner.ts'
import { LessonLink } from '../progress/shared/lesson-link.tsx'
import { readingPosition } from '../progress/shared/reading-position.ts'

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
        Go to your course
      </Link>
    )
  const page = readingPosition(userId, lesson)?.page
  const isStarted = lesson <= learner.completedLessons
  return ({ className }) => (
    <LessonLink
      lesson={lesson}
      page={page}
      viewer={{ userId, learner, isAdministrator: false }}
      className={className}
    >
      {isStarted ? 'Continue' : 'Start'} Lesson {lesson}
    </LessonLink>
  )
}
