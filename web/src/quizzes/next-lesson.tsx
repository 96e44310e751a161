import { courseLabels } from '@course/content/site/learning/course-labels'
import { type LessonId, lessonIdOf, lessonNumberOf } from '@course/contract/lessons'
import { courseStats, type Learner, lessonStates } from '../progress/learner.ts'
import { LessonLink } from '../progress/lesson-link.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Number of quizzes passed before this one, and the link to the next lesson. `learner` is from before the quiz. */
export function nextLessonAfterQuiz(lessonId: LessonId, userId: string, learner: Learner) {
  const number = lessonNumberOf(lessonId)
  const next = number + 1
  const hadPassed = lessonStates(learner, false)[number - 1]?.isQuizPassed === true
  return {
    passedBefore: courseStats(learner).quizzesPassed - (hadPassed ? 1 : 0),
    link: lessonIdOf(next) && learner.isPaid && (
      <LessonLink
        lesson={next}
        userId={userId}
        learner={learner}
        isAdministrator={false}
        className={buttonClass({ wide: true })}
      >
        {next <= learner.completedLessons
          ? courseLabels.continueLesson(next)
          : courseLabels.startLesson(next)}
      </LessonLink>
    ),
  }
}
