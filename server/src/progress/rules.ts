import {
  type CourseCompletion,
  courseId,
  isLessonUnlocked,
  type QuizScore,
} from '@course/contract/learning/progress'
import { isPassed } from '@course/contract/learning/quizzes'
import { type LessonId, lessonNumberOf, totalLessons } from '@course/contract/lessons'

/** Classifies a request to complete `requested` lessons when `current` are completed. */
export function classifyProgress(requested: number, current: number): 'stay' | 'advance' | 'refuse' {
  if (requested === current) return 'stay'
  return requested === current + 1 && requested <= totalLessons() ? 'advance' : 'refuse'
}

/**
 * The number of completed lessons after reading and quizzes: up to the furthest lesson that was read to the
 * end or whose quiz was passed, one after the other, as far as each is unlocked. The order in which quizzes
 * are passed does not matter.
 */
export function countCompletedLessons(
  current: number,
  results: readonly QuizScore[],
  readToTheEnd: readonly LessonId[],
): number {
  const passed = results.filter(({ score, total_questions }) => isPassed(score, total_questions))
  const finished = [...readToTheEnd, ...passed.map(({ lesson_id }) => lesson_id)].map(lessonNumberOf)
  let completed = current
  while (completed < Math.max(0, ...finished) && isLessonUnlocked(completed + 1, results)) completed++
  return completed
}

export function buildCompletion(customerId: string, completedLessons: number, now: string): CourseCompletion {
  const isCompleted = completedLessons >= totalLessons()
  return {
    customer_id: customerId,
    course_id: courseId(),
    completed_lessons: completedLessons,
    total_lessons: totalLessons(),
    status: isCompleted ? 'completed' : 'incomplete',
    completed_at: isCompleted ? now : null,
  }
}
