import { hash } from 'node:crypto'
import { type LessonQuiz, quizzes } from '@course/content/course/quizzes'
import { course } from '@course/content/site/course'
import { questionListTextId, questionTextId } from '@course/contract/editing/texts'
import {
  parseQuestionList,
  type QuestionContent,
  type QuestionList,
  validateQuestion,
} from '@course/contract/learning/questions'
import { quizSizeOf } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { listAllVersions, listCurrentTexts, type TextVersionRow, textRevision } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'

/** `contentHash` is a hash of question and options, which names the wording that a learner was asked. */
export type Question = QuestionContent & { readonly id: string; readonly contentHash: string }

type LessonQuestions = {
  /** Those that are asked, in the owner's order. */
  active: readonly Question[]
  retired: readonly Question[]
  /** The version of the stored list. */
  listVersion: number
}

export type QuestionBank = {
  ofLesson(lessonId: LessonId): LessonQuestions
  /** The newest version of a wording, current or earlier, so that a draw and an attempt keep their questions. */
  findWording(id: string, contentHash: string): Question | undefined
  /** Every wording that the questions of a lesson ever had. */
  wordingsOf(lessonId: LessonId): readonly Question[]
}

const banks = new WeakMap<Db, { revision: number; bank: QuestionBank }>()

/** Parses all versions again only after something was published, in this process or another. */
export async function loadQuestionBank(db: Db): Promise<QuestionBank> {
  const revision = await textRevision(db, 'quiz')
  const cached = banks.get(db)
  if (cached?.revision === revision) return cached.bank
  const bank = parseQuestionBank(await listAllVersions(db, 'quiz'))
  banks.set(db, { revision, bank })
  return bank
}

/** The questions of a lesson as they are published, without their earlier versions. */
export async function listLessonQuestions(db: Db, lessonId: LessonId): Promise<LessonQuestions> {
  const texts = await listCurrentTexts(db, 'quiz', questionListTextId(lessonId))
  return parseQuestionBank(texts).ofLesson(lessonId)
}

function parseQuestionBank(texts: readonly TextVersionRow[]): QuestionBank {
  const lessons = new Map<LessonId, StoredLesson>()
  const byWording = new Map<string, Question>()
  const builtIn = builtInTextIds()
  // Oldest first: a later version replaces an earlier one of the same wording.
  for (const { text_id, content, version, is_current, author } of texts) {
    const [, lessonId, id] = text_id.split('/') as ['quiz', LessonId, string?]
    const lesson = lessons.get(lessonId) ?? newLesson()
    lessons.set(lessonId, lesson)
    if (id === undefined) {
      if (is_current) lesson.list = { ...parseQuestionList(JSON.parse(content)), version }
      continue
    }
    const question = questionOf(id, JSON.parse(content))
    byWording.set(wordingKey(question), question)
    lesson.wordings.set(wordingKey(question), question)
    if (is_current && (author !== null || builtIn.has(text_id))) lesson.current.set(id, question)
  }
  return {
    ofLesson: (lessonId) => arrange(lessonId, lessons.get(lessonId) ?? newLesson()),
    findWording: (id, contentHash) => byWording.get(wordingKey({ id, contentHash })),
    wordingsOf: (lessonId) => [...(lessons.get(lessonId)?.wordings.values() ?? [])],
  }
}

type StoredLesson = {
  current: Map<string, Question>
  list: QuestionList & { version: number }
  wordings: Map<string, Question>
}

const newLesson = (): StoredLesson => ({
  current: new Map(),
  list: { order: [], retired: [], version: 0 },
  wordings: new Map(),
})

const wordingKey = ({ id, contentHash }: Pick<Question, 'id' | 'contentHash'>) => `${id} ${contentHash}`

function arrange(lessonId: LessonId, { current, list }: StoredLesson): LessonQuestions {
  const listed = new Set([...list.order, ...list.retired])
  const questionsOf = (ids: readonly string[]) => ids.flatMap((id) => current.get(id) ?? [])
  const unlisted = [...current.values()].filter(({ id }) => !listed.has(id))
  const active = [...questionsOf(list.order), ...unlisted]
  const retired = questionsOf(list.retired)
  const listVersion = list.version
  // A new release may bring a larger quiz than the owner's list has questions for.
  return active.length >= minActiveQuestions(lessonId)
    ? { active, retired, listVersion }
    : { active: [...active, ...retired], retired: [], listVersion }
}

/** A quiz needs as many questions as are drawn from it. */
export const minActiveQuestions = (lessonId: LessonId): number =>
  Math.max(quizSizeOf(lessonId), course().overviewQuestions)

function questionOf(id: string, content: unknown): Question {
  const { value } = validateQuestion(content)
  return { ...value, id, contentHash: contentHashOf(value) }
}

function contentHashOf({ question, options }: Pick<QuestionContent, 'question' | 'options'>): string {
  const text = JSON.stringify([question, ...options])
  return hash('sha256', text).slice(0, 12)
}

/** The questions of `content/`, in their order: those of the base sets first. */
export function builtInQuestions(lessonId: LessonId): readonly Question[] {
  const quiz = quizzes.find((one) => one.lessonId === lessonId)
  if (!quiz) return []
  const questions = builtInByQuiz.get(quiz) ?? allQuestionsOf(quiz).map((one) => questionOf(one.id, one))
  builtInByQuiz.set(quiz, questions)
  return questions
}

/** Computed once: the built-in questions do not change. */
const builtInByQuiz = new WeakMap<LessonQuiz, readonly Question[]>()

const allQuestionsOf = ({ questions, overview, bank }: LessonQuiz) => [...questions, ...overview, ...bank]

const builtInTextIds = (): ReadonlySet<string> =>
  new Set(quizzes.flatMap((quiz) => allQuestionsOf(quiz).map(({ id }) => questionTextId(quiz.lessonId, id))))
