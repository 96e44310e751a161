import { course } from '@course/content/site/course'
import type { LessonId } from '../lessons.ts'

export const passMarkPercent = 70
/** How long the result stays before the browser moves on by itself. */
export const countdownSeconds = 60
export const optionsPerQuestion = 4

export const quizSizes = Object.fromEntries(
  course.lessons.map(({ id, questions }) => [id, questions]),
) as Readonly<Record<LessonId, number>>

/** Whole percent, rounded as it is shown. */
export const percent = (score: number, total: number): number =>
  total > 0 ? Math.round((score / total) * 100) : 0

export const isPassed = (score: number, total: number): boolean => percent(score, total) >= passMarkPercent

/** Staff override of an attempt: excluded, or passed regardless of score. */
export const gradeOverrides = ['aside', 'passed'] as const
export type GradeOverride = (typeof gradeOverrides)[number]

/** A question as the browser gets it: the key stays on the server until an attempt is stored. */
export type PublicQuestion = { question: string; options: readonly [string, string, string, string] }

/**
 * Body of the function `quiz-questions`: one lesson's quiz, or the short ones of every lesson. With `draw` the questions
 * are drawn from the bank, with their options in an order of their own; without it they are the base set as printed.
 */
export type QuizQuestionsRequest = { lessonId: LessonId | 'overview'; draw?: boolean }
/** `drawId`: what was drawn; the same until an attempt at it is stored. */
export type PublicQuiz = { lessonId: LessonId; drawId?: string; questions: readonly PublicQuestion[] }
/** Its answer; one quiz for a lesson, all in order for the overview. */
export type QuizQuestionsResponse = { quizzes: readonly PublicQuiz[] }

/** A draw expires after this long without being requested. */
export const drawDays = 30

/**
 * What the browser inserts into `quiz_results`. Options are named by their index as text, `'0'` to `'3'`. The number
 * of answers says which quiz of the lesson it was. `attempt_id` is made by the browser once per attempt (a UUID), so
 * that sending it again after a lost answer stores nothing twice. `draw_id` names the draw that was answered, which is
 * graded once; without it the answers are graded against the base set.
 */
export type NewQuizResult = {
  user_id: string
  lesson_id: LessonId
  answers: readonly string[]
  attempt_id?: string
  draw_id?: string
  /** Computed by the server, whatever is sent. */
  score?: number
  total_questions?: number
}

/** Words of a lesson page on which the answer to a question rests. */
export type QuizPassage = { lesson: number; page: number; text: string }

/**
 * One entry per question, with options in the order in which they were shown. Explanation, feedback (one for each
 * option) and passage are part of the course, so only paying readers get them.
 */
export type QuizReview = readonly {
  correct: number
  explanation?: string
  feedback?: readonly string[]
  passage?: QuizPassage
}[]

/** A row of `quiz_results` as far as it can be read. */
export type QuizResult = {
  id: string
  user_id: string
  lesson_id: LessonId
  answers: readonly string[]
  score: number
  total_questions: number
  attempt_id: string
  created_at: string
  /** Null: it counts by its score. */
  verdict: GradeOverride | null
}

/** What the insert answers with `select()`: the stored attempt and what was right. */
export type GradedQuizResult = QuizResult & { review: QuizReview }
