import { isLessonId, type LessonId } from '@course/contract/lessons'
import { optionsPerQuestion, type PublicQuiz } from '@course/contract/quizzes'

/** One go at a quiz, from the first choice until it is graded. */
export type Attempt = {
  /** Made once, so that sending the attempt again stores nothing twice. */
  readonly attemptId: string
  readonly lessonId: LessonId
  /** What was asked; a quiz that has been changed since is another quiz. */
  readonly questions: readonly string[]
  readonly answers: readonly (number | null)[]
  /** The question on the screen. */
  readonly index: number
  readonly isFinished: boolean
}

export function beginAttempt(quiz: PublicQuiz, attemptId: string): Attempt {
  const questions = quiz.questions.map(({ question }) => question)
  return {
    attemptId,
    lessonId: quiz.lessonId,
    questions,
    answers: questions.map(() => null),
    index: 0,
    isFinished: false,
  }
}

export function choose(attempt: Attempt, question: number, option: number): Attempt {
  if (attempt.isFinished || question >= attempt.answers.length) return attempt
  return { ...attempt, answers: attempt.answers.with(question, option) }
}

export const isAnswered = (attempt: Attempt, question: number): boolean =>
  typeof attempt.answers[question] === 'number'

export const isAllAnswered = (attempt: Attempt): boolean => attempt.answers.every((answer) => answer !== null)

export const isLastQuestion = (attempt: Attempt): boolean => attempt.index === attempt.questions.length - 1

/** To the next question once this one is answered; the way leads only forward. */
export function advance(attempt: Attempt): Attempt {
  if (!isAnswered(attempt, attempt.index) || isLastQuestion(attempt)) return attempt
  return { ...attempt, index: attempt.index + 1 }
}

export const finish = (attempt: Attempt): Attempt =>
  isAllAnswered(attempt) ? { ...attempt, isFinished: true } : attempt

/** The answers as they travel: option indexes as text. */
export const answerTexts = (attempt: Attempt): string[] => attempt.answers.map(String)

/** An attempt as it was stored, if it is one at this very quiz. */
export function restoreAttempt(stored: unknown, quiz: PublicQuiz): Attempt | undefined {
  const attempt = parseAttempt(stored)
  const asked = quiz.questions.map(({ question }) => question)
  return attempt?.lessonId === quiz.lessonId && sameTexts(attempt.questions, asked) ? attempt : undefined
}

/** An attempt as it was stored, if nothing is left to do but to send it. Whether the quiz is still the same, the server knows. */
export function finishedAttempt(stored: unknown): Attempt | undefined {
  const attempt = parseAttempt(stored)
  return attempt?.isFinished ? attempt : undefined
}

/** Storage can hold anything; only what has the right shape is believed. */
export function parseAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { attemptId, lessonId, questions, answers, index, isFinished } = stored as Record<
    keyof Attempt,
    unknown
  >
  if (typeof attemptId !== 'string' || typeof lessonId !== 'string' || !isLessonId(lessonId)) return undefined
  if (!Array.isArray(questions) || !questions.every((question) => typeof question === 'string'))
    return undefined
  if (!Array.isArray(answers) || answers.length !== questions.length || !answers.every(isAnswer))
    return undefined
  if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= questions.length)
    return undefined
  const attempt = { attemptId, lessonId, questions, answers, index: index as number }
  return { ...attempt, isFinished: isFinished === true && answers.every((answer) => answer !== null) }
}

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index])

const isAnswer = (value: unknown) =>
  value === null ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) < optionsPerQuestion)
