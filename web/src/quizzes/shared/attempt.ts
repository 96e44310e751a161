import { optionsPerQuestion, type PublicQuestion, type PublicQuiz } from '@course/contract/learning/quizzes'
import { isLessonId, type LessonId } from '@course/contract/lessons'

/** One attempt at a quiz, from the first choice until it is graded. */
export type Attempt = {
  /** Made once, so that sending the attempt again stores nothing twice. */
  readonly attemptId: string
  /** What the server drew for it; an attempt without is one at the base set. */
  readonly drawId?: string
  readonly lessonId: LessonId
  /** What was asked; a quiz that has been changed since is another quiz. */
  readonly questions: readonly string[]
  /** What was offered for each question; earlier versions of the site did not keep it. */
  readonly options?: readonly Options[]
  readonly answers: readonly (number | null)[]
  /** The question on the screen. */
  readonly index: number
  readonly isFinished: boolean
}

type Options = PublicQuestion['options']

export function beginAttempt(quiz: PublicQuiz, attemptId: string): Attempt {
  const questions = quiz.questions.map(({ question }) => question)
  return {
    attemptId,
    ...(quiz.drawId !== undefined && { drawId: quiz.drawId }),
    lessonId: quiz.lessonId,
    questions,
    options: quiz.questions.map(({ options }) => options),
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

/** The quiz that is answered in an attempt, where the attempt has kept it. */
export function quizIn({ lessonId, drawId, questions, options }: Attempt): PublicQuiz | undefined {
  if (!options) return undefined
  const asked = questions.map((question, index) => ({ question, options: options[index] as Options }))
  return { lessonId, ...(drawId !== undefined && { drawId }), questions: asked }
}

/** An attempt as it was stored, if it is one at this very quiz; or one at an earlier draw that has yet to be graded. */
export function restoreAttempt(stored: unknown, quiz: PublicQuiz): Attempt | undefined {
  const attempt = parseAttempt(stored)
  if (attempt?.lessonId !== quiz.lessonId) return undefined
  const asked = quiz.questions.map(({ question }) => question)
  const isThisQuiz = attempt.drawId === quiz.drawId && sameTexts(attempt.questions, asked)
  return isThisQuiz || (attempt.isFinished && attempt.options) ? attempt : undefined
}

/** An attempt as it was stored, if nothing is left to do but to send it. Whether the quiz is still the same, the server knows. */
export function finishedAttempt(stored: unknown): Attempt | undefined {
  const attempt = parseAttempt(stored)
  return attempt?.isFinished ? attempt : undefined
}

/** Storage can hold anything; only what has the right shape is believed. */
export function parseAttempt(stored: unknown): Attempt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { attemptId, drawId, lessonId, questions, options, answers, index, isFinished } = stored as Record<
    keyof Attempt,
    unknown
  >
  if (drawId !== undefined && typeof drawId !== 'string') return undefined
  if (typeof attemptId !== 'string' || typeof lessonId !== 'string' || !isLessonId(lessonId)) return undefined
  if (!Array.isArray(questions) || !questions.every((question) => typeof question === 'string'))
    return undefined
  if (!Array.isArray(answers) || answers.length !== questions.length || !answers.every(isAnswer))
    return undefined
  if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= questions.length)
    return undefined
  const attempt = {
    attemptId,
    ...(drawId !== undefined && { drawId }),
    lessonId,
    questions,
    ...(isOffered(options, questions.length) && { options }),
    answers,
    index: index as number,
  }
  return { ...attempt, isFinished: isFinished === true && answers.every((answer) => answer !== null) }
}

const isOffered = (value: unknown, questions: number): value is Options[] =>
  Array.isArray(value) &&
  value.length === questions &&
  value.every(
    (options) =>
      Array.isArray(options) &&
      options.length === optionsPerQuestion &&
      options.every((option) => typeof option === 'string'),
  )

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index])

const isAnswer = (value: unknown) =>
  value === null ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) < optionsPerQuestion)
