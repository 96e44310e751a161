import { type QuizTextId, questionListTextId, questionTextId } from '@course/contract/editing/texts'
import type { QuestionContent, QuestionList } from '@course/contract/learning/questions'
import type { LessonId } from '@course/contract/lessons'
import { addVersion, prepareSave } from '../editing/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { listLessonQuestions } from './question-bank.ts'
import { quizTexts, serializeList, serializeQuestion } from './texts.ts'

export type PublishedQuestion = QuestionContent & { id: string; isRetired: boolean }

/** All questions of a lesson as they are published: those that are asked, in their order, then the retired ones. */
export async function readQuestions(db: Db, lessonId: LessonId): Promise<PublishedQuestion[]> {
  const { active, retired } = await listLessonQuestions(db, lessonId)
  return [
    ...active.map(({ contentHash: _, ...question }) => ({ ...question, isRetired: false })),
    ...retired.map(({ contentHash: _, ...question }) => ({ ...question, isRetired: true })),
  ]
}

type NewQuestions = { lessonId: LessonId; questions: readonly PublishedQuestion[]; author: string }

/**
 * Publishes these questions of a lesson in this order, as new versions of what has changed. Published questions that
 * are missing here are retired. Returns the ids of the changed texts. The caller has validated the questions, and that
 * as many are asked as the course needs, which may change with them.
 */
export async function publishQuestions(
  trx: Tx,
  { clock }: Pick<Site, 'clock'>,
  { lessonId, questions, author }: NewQuestions,
): Promise<QuizTextId[]> {
  const published = await readQuestions(trx, lessonId)
  const given = new Set(questions.map(({ id }) => id))
  const missing = published
    .filter(({ id }) => !given.has(id))
    .map((question) => ({ ...question, isRetired: true }))
  const contentBefore = new Map(published.map((question) => [question.id, serializeQuestion(question)]))
  const texts = questions
    .map((question) => ({ id: question.id, content: serializeQuestion(question) }))
    .filter(({ id, content }) => contentBefore.get(id) !== content)
    .map(({ id, content }) => ({ text_id: questionTextId(lessonId, id), content }))
  const list = listOf([...questions, ...missing])
  if (list !== listOf(published)) texts.push({ text_id: questionListTextId(lessonId), content: list })
  for (const text of texts)
    await addVersion(trx, { ...text, kind: quizTexts.name, author, created_at: nowIso(clock) })
  return texts.map(({ text_id }) => text_id)
}

const listOf = (questions: readonly PublishedQuestion[]): string =>
  serializeList({
    order: questions.filter(({ isRetired }) => !isRetired).map(({ id }) => id),
    retired: questions.filter(({ isRetired }) => isRetired).map(({ id }) => id),
  })

type Retirement = { lessonId: LessonId; questionId: string; isRetired: boolean; author: string }

/** Retires a question, or brings it back at the end of the list. */
export async function setQuestionRetired(
  trx: Tx,
  site: Site,
  { lessonId, questionId, isRetired, author }: Retirement,
): Promise<void> {
  const { active, retired, listVersion } = await listLessonQuestions(trx, lessonId)
  if (![...active, ...retired].some(({ id }) => id === questionId))
    throw new AppError('quizzes.question_not_found')
  const others = (list: readonly { id: string }[]) =>
    list.map(({ id }) => id).filter((id) => id !== questionId)
  const list: QuestionList = {
    order: [...others(active), ...(isRetired ? [] : [questionId])],
    retired: [...others(retired), ...(isRetired ? [questionId] : [])],
  }
  const edit = { id: questionListTextId(lessonId), content: serializeList(list), author }
  await prepareSave(site, quizTexts, { ...edit, base_version: listVersion })(trx)
}
