import type { PublicQuestion, QuizPassage } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { builtInBaseSet, isQuizSize } from './base-sets.ts'
import type { Question, QuestionBank } from './question-bank.ts'

/** A question as it was asked: its id, the hash of its wording at the time, and the order of its options. */
export type QuestionSnapshot = { id: string; contentHash: string; order: readonly number[] }

/** JSON for the database. The stored key of the content hash is `words`, its name in the first release. */
export const serializeSnapshots = (snapshots: readonly QuestionSnapshot[]): string =>
  JSON.stringify(snapshots.map(({ id, contentHash, order }) => ({ id, words: contentHash, order })))

const parseSnapshots = (asked: string): QuestionSnapshot[] =>
  (JSON.parse(asked) as { id: string; words: string; order: number[] }[]).map(({ words, ...snapshot }) => ({
    ...snapshot,
    contentHash: words,
  }))

/** A question as shown to the learner; indexes refer to the shown order of options. */
type QuestionInAttempt = PublicQuestion & {
  id: string
  contentHash: string
  correct: number
  explanation: string
  feedback: readonly string[]
  passage: QuizPassage
  order: readonly number[]
}

const ORIGINAL_ORDER = [0, 1, 2, 3]

type SnapshotRow = { lesson_id: LessonId; total_questions: number; asked: string | null }

/** Questions in their original order, as asked without a draw. */
export const snapshotOf = (questions: readonly Question[]): QuestionSnapshot[] =>
  questions.map(({ id, contentHash }) => ({ id, contentHash, order: ORIGINAL_ORDER }))

/** The questions of an attempt, worded as they were asked; undefined if one is unknown. */
export function questionsOfAttempt(
  bank: QuestionBank,
  { lesson_id, total_questions, asked }: SnapshotRow,
): QuestionInAttempt[] | undefined {
  if (asked !== null) return questionsOfDraw(bank, asked)
  if (!isQuizSize(lesson_id, total_questions)) return undefined
  return questionsOfSnapshots(bank, snapshotOf(builtInBaseSet(lesson_id, total_questions)))
}

/** The questions of a draw, worded as they were drawn; undefined if one is unknown. */
export const questionsOfDraw = (bank: QuestionBank, asked: string): QuestionInAttempt[] | undefined =>
  questionsOfSnapshots(bank, parseSnapshots(asked))

function questionsOfSnapshots(
  bank: QuestionBank,
  snapshots: readonly QuestionSnapshot[],
): QuestionInAttempt[] | undefined {
  const questions = snapshots.map(({ id, contentHash, order }) => {
    const question = bank.findWording(id, contentHash)
    return question && questionFromSnapshot(question, order)
  })
  return questions.every((question) => question !== undefined) ? questions : undefined
}

/**
 * The chosen option of each of these questions, as indexes in the original order. Answers to an earlier wording do
 * not count, because its options may have been others.
 */
export function chosenOptionsOf(
  bank: QuestionBank,
  attempt: SnapshotRow & { answers: string },
  questions: readonly Question[],
): (string | undefined)[] {
  const answers = JSON.parse(attempt.answers) as string[]
  const chosen = new Map(
    questionsOfAttempt(bank, attempt)?.map(({ id, contentHash, order }, index) => [
      id,
      { contentHash, option: String(order[Number(answers[index])]) },
    ]),
  )
  return questions.map(({ id, contentHash }) => {
    const answer = chosen.get(id)
    return answer?.contentHash === contentHash ? answer.option : undefined
  })
}

function questionFromSnapshot(question: Question, order: readonly number[]): QuestionInAttempt {
  const { id, contentHash, correct, feedback, passage } = question
  const reorder = (texts: readonly string[]) => order.map((index) => texts[index] ?? '')
  return {
    id,
    contentHash,
    question: question.question,
    options: reorder(question.options) as unknown as PublicQuestion['options'],
    correct: order.indexOf(correct),
    explanation: question.explanation || (feedback[correct] ?? ''),
    feedback: reorder(feedback),
    passage,
    order,
  }
}
