import type { LessonId } from '@course/contract/lessons'
import type { Db } from '../platform/database.ts'

/** Questions that were drawn and not graded yet: one row for a person and a quiz. */
export type QuizDrawRow = {
  id: string
  user_id: string
  lesson_id: LessonId
  /** How many; tells the long quiz of a lesson from the short one. */
  questions: number
  /** The drawn questions as a JSON list of `Asked`. */
  asked: string
  expires_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    quiz_draws: QuizDrawRow
  }
}

type QuizOf = Pick<QuizDrawRow, 'user_id' | 'lesson_id' | 'questions'>

export const findOpenDraw = (db: Db, { user_id, lesson_id, questions }: QuizOf) =>
  db
    .selectFrom('quiz_draws')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('lesson_id', '=', lesson_id)
    .where('questions', '=', questions)
    .executeTakeFirst()

/** Answers undefined when another request has drawn for the same quiz meanwhile. */
export const insertDraw = (db: Db, row: QuizDrawRow) =>
  db
    .insertInto('quiz_draws')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'lesson_id', 'questions']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const extendDraw = (db: Db, id: string, expires_at: string) =>
  db.updateTable('quiz_draws').set({ expires_at }).where('id', '=', id).execute()

/** Of several concurrent calls, one gets the draw. */
export const consumeDraw = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('quiz_draws')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
