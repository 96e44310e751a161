import { createHash } from 'node:crypto'
import {
  type BankQuestion,
  type LessonQuiz,
  type QuizQuestion,
  quizzes,
} from '@course/content/course/quizzes'
import type {
  PublicQuestion,
  PublicQuiz,
  QuizQuestionsRequest,
  QuizQuestionsResponse,
} from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'

/** `contentHash` is a hash of question and options, used to detect changes after a question was asked. */
export type Question = (QuizQuestion | BankQuestion) & { readonly contentHash: string }

type Quiz = { questions: readonly Question[]; overview: readonly Question[]; pool: readonly Question[] }

const byLesson = new Map<LessonId, Quiz>(quizzes.map((quiz) => [quiz.lessonId, buildQuiz(quiz)]))
const byId = new Map([...byLesson.values()].flatMap(({ pool }) => pool.map((one) => [one.id, one] as const)))

function buildQuiz({ questions, overview, bank }: LessonQuiz): Quiz {
  const withHashes = (list: readonly (QuizQuestion | BankQuestion)[]): Question[] =>
    list.map((one) => ({ ...one, contentHash: contentHashOf(one) }))
  const base = { questions: withHashes(questions), overview: withHashes(overview) }
  return { ...base, pool: [...base.questions, ...base.overview, ...withHashes(bank)] }
}

function contentHashOf({ question, options }: QuizQuestion | BankQuestion): string {
  const text = JSON.stringify([question, ...options])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Returns the base set of a lesson with this number of questions (the long or the short quiz), if any. */
export function quizOfSize(lessonId: LessonId, size: number): readonly Question[] | undefined {
  const { questions, overview } = requireQuiz(lessonId)
  return [questions, overview].find((quiz) => quiz.length === size)
}

/** All questions of a lesson, the base sets first. */
export const poolOf = (lessonId: LessonId): readonly Question[] => requireQuiz(lessonId).pool

/** Returns undefined if the question was removed or changed. */
export function findQuestion(id: string, contentHash: string): Question | undefined {
  const question = byId.get(id)
  return question?.contentHash === contentHash ? question : undefined
}

export const baseQuestionsFor = (requested: QuizQuestionsRequest['lessonId']): QuizQuestionsResponse => ({
  quizzes:
    requested === 'overview'
      ? lessonIds().map((id) => toPublicBaseQuiz(id, requireQuiz(id).overview))
      : [toPublicBaseQuiz(requested, requireQuiz(requested).questions)],
})

function requireQuiz(lessonId: LessonId): Quiz {
  const quiz = byLesson.get(lessonId)
  if (!quiz) throw new Error(`the course has no quiz for ${lessonId}`)
  return quiz
}

function toPublicBaseQuiz(lessonId: LessonId, questions: readonly PublicQuestion[]): PublicQuiz {
  return { lessonId, questions: questions.map(toPublicQuestion) }
}

// Field by field, so that a field added later is not exposed by accident.
export function toPublicQuestion({ question, options }: PublicQuestion): PublicQuestion {
  return { question, options }
}
