import type { PublicQuestion, QuizPassage } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { findQuestion, poolOf, type Question, quizOfSize } from './questions.ts'

/** A drawn question: its id, the hash of its text at the time, and the order of its options. */
export type QuestionSnapshot = { id: string; words: string; order: readonly number[] }

/** A question as shown to the learner; indexes refer to the shown order of options. */
type QuestionInAttempt = PublicQuestion & {
  id: string
  correct: number
  explanation: string
  feedback: readonly string[]
  passage: QuizPassage
  order: readonly number[]
}

const ORIGINAL_ORDER = [0, 1, 2, 3]

type SnapshotRow = { lesson_id: LessonId; total_questions: number; asked: string | null }

/** The questions of an attempt; undefined if one was removed or changed since. */
export function questionsOfAttempt({
  lesson_id,
  total_questions,
  asked,
}: SnapshotRow): QuestionInAttempt[] | undefined {
  if (asked === null)
    return quizOfSize(lesson_id, total_questions)?.map((question) =>
      questionFromSnapshot(question, ORIGINAL_ORDER),
    )
  return questionsOfDraw(asked)
}

/** The questions of a draw; undefined if one was removed or changed since. */
export function questionsOfDraw(asked: string): QuestionInAttempt[] | undefined {
  const questions = (JSON.parse(asked) as QuestionSnapshot[]).map(({ id, words, order }) => {
    const question = findQuestion(id, words)
    return question && questionFromSnapshot(question, order)
  })
  return questions.every((question) => question !== undefined) ? questions : undefined
}

/** The chosen option of each question in the pool, as indexes in the original order. */
export function chosenOptionsOf(attempt: SnapshotRow & { answers: string }): (string | undefined)[] {
  const answers = JSON.parse(attempt.answers) as string[]
  const chosen = new Map(
    questionsOfAttempt(attempt)?.map(({ id, order }, index) => [id, String(order[Number(answers[index])])]),
  )
  return poolOf(attempt.lesson_id).map(({ id }) => chosen.get(id))
}

function questionFromSnapshot(question: Question, order: readonly number[]): QuestionInAttempt {
  const { id, correct, feedback, passage } = question
  const reorder = (texts: readonly string[]) => order.map((index) => texts[index] ?? '')
  const explanation = 'explanation' in question ? question.explanation : feedback[correct]
  return {
    id,
    question: question.question,
    options: reorder(question.options) as unknown as PublicQuestion['options'],
    correct: order.indexOf(correct),
    explanation,
    feedback: reorder(feedback),
    passage,
    order,
  }
}
