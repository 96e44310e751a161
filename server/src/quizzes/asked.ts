import type { PublicQuestion, QuizPassage } from '@course/contract/learning/quizzes'
import type { LessonId } from '@course/contract/lessons'
import { poolOf, type Question, questionWith, quizOfSize } from './questions.ts'

/** One question of a draw: which one, its words at the time, and its options in the order in which they are shown. */
export type Asked = { id: string; words: string; order: readonly number[] }

/** A question as somebody saw it; places count in the order of its options there. */
type ShownQuestion = PublicQuestion & {
  id: string
  correct: number
  explanation: string
  feedback: readonly string[]
  passage: QuizPassage
  order: readonly number[]
}

const AS_PRINTED = [0, 1, 2, 3]

type AskedIn = { lesson_id: LessonId; total_questions: number; asked: string | null }

/** What an attempt was asked; undefined when a question is gone or has other words by now. */
export function shownIn({ lesson_id, total_questions, asked }: AskedIn): ShownQuestion[] | undefined {
  if (asked === null)
    return quizOfSize(lesson_id, total_questions)?.map((question) => shown(question, AS_PRINTED))
  return shownInDraw(asked)
}

/** What a draw shows; undefined likewise. */
export function shownInDraw(asked: string): ShownQuestion[] | undefined {
  const questions = (JSON.parse(asked) as Asked[]).map(({ id, words, order }) => {
    const question = questionWith(id, words)
    return question && shown(question, order)
  })
  return questions.every((question) => question !== undefined) ? questions : undefined
}

/** What was chosen for each question of the lesson, by the places of its options as they are printed. */
export function chosenOf(attempt: AskedIn & { answers: string }): (string | undefined)[] {
  const answers = JSON.parse(attempt.answers) as string[]
  const chosen = new Map(
    shownIn(attempt)?.map(({ id, order }, index) => [id, String(order[Number(answers[index])])]),
  )
  return poolOf(attempt.lesson_id).map(({ id }) => chosen.get(id))
}

function shown(question: Question, order: readonly number[]): ShownQuestion {
  const { id, correct, feedback, passage } = question
  const inOrder = (texts: readonly string[]) => order.map((place) => texts[place] ?? '')
  const explanation = 'explanation' in question ? question.explanation : feedback[correct]
  return {
    id,
    question: question.question,
    options: inOrder(question.options) as unknown as PublicQuestion['options'],
    correct: order.indexOf(correct),
    explanation,
    feedback: inOrder(feedback),
    passage,
    order,
  }
}
