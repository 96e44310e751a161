import { course } from '@course/content/site/course'
import { type PublicQuestion, quizSizeOf } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { builtInQuestions, type Question, type QuestionBank } from './question-bank.ts'

/** Whether a lesson has a quiz (the long or the short one) with this number of questions. */
export const isQuizSize = (lessonId: LessonId, size: number): boolean =>
  size === quizSizeOf(lessonId) || size === course().overviewQuestions

/** The base set of this size: the first questions of the list, or those after them for the short quiz. */
export const baseSetOf = (bank: QuestionBank, lessonId: LessonId, size: number): readonly Question[] =>
  selectBaseSet(bank.ofLesson(lessonId).active, lessonId, size)

/** The base set of `content/`. Attempts from before questions could be edited were made with it. */
export const builtInBaseSet = (lessonId: LessonId, size: number): readonly Question[] =>
  selectBaseSet(builtInQuestions(lessonId), lessonId, size)

function selectBaseSet(questions: readonly Question[], lessonId: LessonId, size: number) {
  if (size === quizSizeOf(lessonId)) return questions.slice(0, size)
  const rest = questions.slice(quizSizeOf(lessonId))
  return (rest.length >= size ? rest : questions).slice(0, size)
}

// Field by field, so that a field added later is not exposed by accident.
export function toPublicQuestion({ question, options }: PublicQuestion): PublicQuestion {
  return { question, options }
}
