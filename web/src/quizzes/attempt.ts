import { optionsPerQuestion, type PublicQuestion, type PublicQuiz } from '@course/contract/learning/quizzes'
import { isLessonId, type LessonId } from '@course/contract/lessons'

/** One attempt at a quiz, from the first choice until it is graded. */
export type Attempt = {
  /** Created once, so that a resent attempt is not stored twice. */
  readonly attemptId: string
  /** The draw, in which the server chose questions and their order; missing if nothing was drawn. */
  readonly drawId?: string
  readonly lessonId: LessonId
  /** Texts of the questions, to detect that the quiz has changed. */
  readonly questions: readonly string[]
  /** Options of each question; missing in attempts stored by earlier versions. */
  readonly options?: readonly Options[]
  readonly answers: readonly (number | null)[]
  /** Index of the current question. */
  readonly index: number
  readonly isFinished: boolean
}

type Options = PublicQuestion['options']

export function startAttempt(quiz: PublicQuiz, attemptId: string): Attempt {
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

/** Moves to the next question if the current one is answered. */
export function advance(attempt: Attempt): Attempt {
  if (!isAnswered(attempt, attempt.index) || isLastQuestion(attempt)) return attempt
  return { ...attempt, index: attempt.index + 1 }
}

export const finish = (attempt: Attempt): Attempt =>
  isAllAnswered(attempt) ? { ...attempt, isFinished: true } : attempt

/** Option indexes as text, as the API expects. */
export const answerTexts = (attempt: Attempt): string[] => attempt.answers.map(String)

/** The quiz of an attempt; undefined if its options were not stored. */
export function quizOfAttempt({ lessonId, drawId, questions, options }: Attempt): PublicQuiz | undefined {
  if (!options) return undefined
  const quizQuestions = questions.map((question, index) => ({ question, options: options[index] as Options }))
  return { lessonId, ...(drawId !== undefined && { drawId }), questions: quizQuestions }
}

/** Whether `quiz` brings new questions after the attempt at `asked`: another draw, or, if nothing is drawn, a newly loaded quiz. */
export const isNewDraw = (quiz: PublicQuiz, asked: PublicQuiz, { drawId }: Attempt): boolean =>
  quiz.drawId === undefined ? quiz !== asked : quiz.drawId !== drawId

/** Whether this is an attempt at this quiz, or a finished one at an earlier draw that is not graded yet. */
export function canContinue(attempt: Attempt, quiz: PublicQuiz): boolean {
  if (attempt.lessonId !== quiz.lessonId) return false
  const questionTexts = quiz.questions.map(({ question }) => question)
  const isThisQuiz = attempt.drawId === quiz.drawId && sameTexts(attempt.questions, questionTexts)
  return isThisQuiz || (attempt.isFinished && attempt.options !== undefined)
}

/** Storage can contain anything, so the shape is checked. */
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
    ...(isOptionLists(options, questions.length) && { options }),
    answers,
    index: index as number,
  }
  return { ...attempt, isFinished: isFinished === true && answers.every((answer) => answer !== null) }
}

const isOptionLists = (value: unknown, questions: number): value is Options[] =>
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
