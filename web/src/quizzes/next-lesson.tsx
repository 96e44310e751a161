import { courseLabels } from '@course/content/site/learning/course-labels'
import { type LessonId, lessonIdOf, lessonNumberOf } from '@course/contract/lessons'
import type { Learner } from '../progress/learner.ts'
import { LessonLink } from '../progress/lesson-link.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Link to the lesson that a passed quiz opens, for customers. */
export function nextLessonLink(lessonId: LessonId, userId: string, learner: Learner) {
  const next = lessonNumberOf(lessonId) + 1
  if (!lessonIdOf(next) || !learner.isPaid) return undefined
  return (
    <LessonLink
      lesson={next}
      userId={userId}
      learner={learner}
      isAdministrator={false}
      className={buttonClass({ wide: true })}
    >
      {next <= learner.completedLessons ? courseLabels.continueLesson(next) : courseLabels.startLesson(next)}
    </LessonLink>
  )
}
