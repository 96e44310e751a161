import { course } from '@course/content/site/course'
import { findLesson, type LessonId } from '../lessons.ts'

export const passMarkPercent = (): number => course().passMarkPercent
/** How long the result is shown before the browser continues automatically. */
export const countdownSeconds = 60
export const optionsPerQuestion = 4

/** Questions in the quiz of a lesson; 0 for a lesson that the course does not have. */
export const quizSizeOf = (lessonId: LessonId): number => findLesson(lessonId)?.questions ?? 0

/** Rounded to whole percent, as displayed. */
export const percent = (score: number, total: number): number =>
  total > 0 ? Math.round((score / total) * 100) : 0

export const isPassed = (score: number, total: number): boolean => percent(score, total) >= passMarkPercent()

/** Staff override of an attempt: excluded, or passed regardless of score. */
export const gradeOverrides = ['excluded', 'passed'] as const
export type GradeOverride = (typeof gradeOverrides)[number]

/** A question without its answer key, which stays on the server until an attempt is stored. */
export type PublicQuestion = { question: string; options: readonly [string, string, string, string] }

/**
 * Body of the function `quiz-questions`: the quiz of one lesson, or the short quizzes of all lessons. With `draw`, the
 * questions come from the question bank with shuffled options; without it, they are the base set in its fixed order.
 */
export type QuizQuestionsRequest = { lessonId: LessonId | 'overview'; draw?: boolean }
/** `drawId` stays the same until an attempt at this draw is stored. `baseSet` names the wording of a base set. */
export type PublicQuiz = {
  lessonId: LessonId
  drawId?: string
  baseSet?: string
  questions: readonly PublicQuestion[]
}
/** Response of `quiz-questions`: one quiz for a lesson, all quizzes in order for the overview. */
export type QuizQuestionsResponse = { quizzes: readonly PublicQuiz[] }

/** A draw expires after this long without being requested. */
export const drawDays = 30

/**
 * What the browser inserts into `quiz_results`. Answers are option indexes as text, `'0'` to `'3'`; their number tells
 * the full quiz from the short one. `attempt_id` is a UUID that the browser creates once per attempt, so that resending
 * after a lost response stores no duplicate. `draw_id` identifies the answered draw, which is graded once; without it
 * the answers are graded against the base set: the one in `base_set`, or else the current one.
 */
export type NewQuizResult = {
  user_id: string
  lesson_id: LessonId
  answers: readonly string[]
  attempt_id?: string
  draw_id?: string
  base_set?: string
  /** The server ignores the sent value and computes the score. */
  score?: number
  total_questions?: number
}

/** The passage of a lesson page that supports the correct answer. */
export type QuizPassage = { lesson: number; page: number; text: string }

/**
 * One entry per question, with options in the order shown. Explanation, feedback (one per option) and passage are part
 * of the course, so only customers with access get them.
 */
export type QuizReview = readonly {
  correct: number
  explanation?: string
  feedback?: readonly string[]
  passage?: QuizPassage
}[]

/** The readable columns of `quiz_results`. */
export type QuizResult = {
  id: string
  user_id: string
  lesson_id: LessonId
  answers: readonly string[]
  score: number
  total_questions: number
  attempt_id: string
  created_at: string
  /** Null if the score counts. */
  grade_override: GradeOverride | null
}

/** Response of the insert with `select()`: the stored attempt and its review. */
export type GradedQuizResult = QuizResult & { review: QuizReview }
