import { course } from '@course/content/site/course'
import { type LessonId, lessonIdOf } from '../lessons.ts'
import { isPassed, type QuizResult } from './quizzes.ts'

export const courseId = (): string => course().id

const completionStatuses = ['incomplete', 'completed'] as const
type CompletionStatus = (typeof completionStatuses)[number]

/** A row of `course_completions`. The server sets `total_lessons`, `status` and `completed_at`. */
export type CourseCompletion = {
  customer_id: string
  course_id: string
  completed_lessons: number
  total_lessons: number
  status: CompletionStatus
  completed_at: string | null
}

/** A row of `pages_read`: a lesson page that was read to the end. The server sets `read_at`. */
export type PageRead = { customer_id: string; lesson_id: LessonId; page_number: number; read_at: string }

export type QuizScore = Pick<QuizResult, 'lesson_id' | 'score' | 'total_questions'>

/** Effective scores: excluded attempts are dropped, attempts marked as passed count as full marks. */
export const effectiveScores = <Attempt extends QuizScore & Pick<QuizResult, 'grade_override'>>(
  attempts: readonly Attempt[],
): Attempt[] =>
  attempts.flatMap((attempt) => {
    if (attempt.grade_override === 'excluded') return []
    return attempt.grade_override === 'passed' ? { ...attempt, score: attempt.total_questions } : attempt
  })

/** Lesson 1 is always unlocked. Each later lesson is unlocked by passing the quiz of the previous one. */
export function isLessonUnlocked(lesson: number, results: readonly QuizScore[]): boolean {
  if (lesson === 1) return true
  const before = lessonIdOf(lesson - 1)
  return (
    lessonIdOf(lesson) !== undefined &&
    results.some((result) => result.lesson_id === before && isPassed(result.score, result.total_questions))
  )
}
