import type { LessonId } from '@course/contract/lessons'
import { isPassed } from '@course/contract/quizzes'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

export type QuizResultRow = {
  id: string
  user_id: string
  attempt_id: string
  lesson_id: LessonId
  /** The chosen options as a JSON list. */
  answers: string
  score: number
  total_questions: number
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    quiz_results: QuizResultRow
  }
}

/** Stores an attempt once; the same attempt again leaves everything as it is and answers undefined. */
export const insertAttempt = (db: Db, row: QuizResultRow) =>
  db
    .insertInto('quiz_results')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const attemptOf = (db: Db, userId: string, attemptId: string) =>
  db
    .selectFrom('quiz_results')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()

type BestResult = Pick<QuizResultRow, 'lesson_id' | 'score' | 'total_questions'>

/** The best attempt at each quiz, however many attempts there were. */
export const bestResultsOf = (site: Site, userId: string): Promise<BestResult[]> =>
  site.db
    .selectFrom('quiz_results')
    .select((eb) => ['lesson_id', 'total_questions', eb.fn.max('score').as('score')])
    .where('user_id', '=', userId)
    .groupBy(['lesson_id', 'total_questions'])
    .execute()

/** When each quiz was first passed; quizzes that were not are left out. */
export async function firstPassesOf(db: Db, userId: string): Promise<Map<LessonId, string>> {
  const rows = await db
    .selectFrom('quiz_results')
    .select((eb) => ['lesson_id', 'score', 'total_questions', eb.fn.min('created_at').as('first_at')])
    .where('user_id', '=', userId)
    .groupBy(['lesson_id', 'score', 'total_questions'])
    .execute()
  const passes = new Map<LessonId, string>()
  for (const { lesson_id, score, total_questions, first_at } of rows) {
    const known = passes.get(lesson_id)
    if (isPassed(score, total_questions) && (!known || first_at < known)) passes.set(lesson_id, first_at)
  }
  return passes
}
