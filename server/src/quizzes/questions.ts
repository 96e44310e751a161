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

/** `contentHash` is a hash of question and options; it shows whether the question changed since it was asked. */
export type Question = (QuizQuestion | BankQuestion) & { readonly contentHash: string }

type Quiz = { questions: readonly Question[]; overview: readonly Question[]; pool: readonly Question[] }

const byLesson = new Map<LessonId, Quiz>(quizzes.map((quiz) => [quiz.lessonId, readQuiz(quiz)]))
const byId = new Map([...byLesson.values()].flatMap(({ pool }) => pool.map((one) => [one.id, one] as const)))

function readQuiz({ questions, overview, bank }: LessonQuiz): Quiz {
  const read = (list: readonly (QuizQuestion | BankQuestion)[]): Question[] =>
    list.map((one) => ({ ...one, contentHash: contentHashOf(one) }))
  const base = { questions: read(questions), overview: read(overview) }
  return { ...base, pool: [...base.questions, ...base.overview, ...read(bank)] }
}

function contentHashOf({ question, options }: QuizQuestion | BankQuestion): string {
  const all = JSON.stringify([question, ...options])
  return createHash('sha256').update(all).digest('hex').slice(0, 12)
}

/** The base set of a lesson that has so many questions: its own or the short one; undefined when none has. */
export function quizOfSize(lessonId: LessonId, size: number): readonly Question[] | undefined {
  const { questions, overview } = quizOf(lessonId)
  return [questions, overview].find((quiz) => quiz.length === size)
}

/** Everything that a quiz of this lesson can ask, the base set first. */
export const poolOf = (lessonId: LessonId): readonly Question[] => quizOf(lessonId).pool

/** The question with this id; undefined when it is gone or has changed since. */
export function questionWith(id: string, contentHash: string): Question | undefined {
  const question = byId.get(id)
  return question?.contentHash === contentHash ? question : undefined
}

const answers = new Map<QuizQuestionsRequest['lessonId'], QuizQuestionsResponse>([
  ['overview', { quizzes: lessonIds.map((id) => openQuiz(id, quizOf(id).overview)) }],
  ...lessonIds.map((id) => [id, { quizzes: [openQuiz(id, quizOf(id).questions)] }] as const),
])

export const questionsFor = (asked: QuizQuestionsRequest['lessonId']): QuizQuestionsResponse =>
  answers.get(asked)!

function quizOf(lessonId: LessonId): Quiz {
  const quiz = byLesson.get(lessonId)
  if (!quiz) throw new Error(`the course has no quiz for ${lessonId}`)
  return quiz
}

function openQuiz(lessonId: LessonId, questions: readonly PublicQuestion[]): PublicQuiz {
  return { lessonId, questions: questions.map(withoutKey) }
}

// Field by field, so that a field added later is not exposed by accident.
export function withoutKey({ question, options }: PublicQuestion): PublicQuestion {
  return { question, options }
}
