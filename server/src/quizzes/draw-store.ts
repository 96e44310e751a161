import type { LessonId } from '@course/contract/lessons'
import type { Db } from '../platform/database.ts'

/** Questions that were drawn and not graded yet; one row per user and quiz. */
export type QuizDrawRow = {
  id: string
  user_id: string
  lesson_id: LessonId
  /** Number of questions; distinguishes the long quiz of a lesson from the short one. */
  questions: number
  /** The drawn questions as a JSON list of `QuestionSnapshot`. */
  asked: string
  expires_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    quiz_draws: QuizDrawRow
  }
}

type QuizKey = Pick<QuizDrawRow, 'user_id' | 'lesson_id' | 'questions'>

export const findOpenDraw = (db: Db, { user_id, lesson_id, questions }: QuizKey) =>
  db
    .selectFrom('quiz_draws')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('lesson_id', '=', lesson_id)
    .where('questions', '=', questions)
    .executeTakeFirst()

/** Returns undefined if another request inserted a draw for the same quiz first. */
export const insertDraw = (db: Db, row: QuizDrawRow) =>
  db
    .insertInto('quiz_draws')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'lesson_id', 'questions']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const extendDraw = (db: Db, id: string, expires_at: string) =>
  db.updateTable('quiz_draws').set({ expires_at }).where('id', '=', id).execute()

/** Deletes and returns the draw. Of several concurrent calls, only one gets it. */
export const consumeDraw = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('quiz_draws')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
