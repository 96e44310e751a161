import type { CourseCompletion, PageRead } from '@course/contract/learning/progress'
import { courseId } from '@course/contract/learning/progress'
import { type LessonId, lessonIds, pageCountOf } from '@course/contract/lessons'
import type { Db } from '../platform/database.ts'

declare module '../platform/database.ts' {
  interface Tables {
    course_completions: CourseCompletion
    pages_read: PageRead
  }
}

/** Returns undefined before the first lesson. */
export const findCompletion = (db: Db, customerId: string): Promise<CourseCompletion | undefined> =>
  db
    .selectFrom('course_completions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('course_id', '=', courseId())
    .executeTakeFirst()

/** Returns undefined if another request inserted the row first. */
export const insertCompletion = (db: Db, row: CourseCompletion): Promise<CourseCompletion | undefined> =>
  db
    .insertInto('course_completions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'course_id']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Updates a row with exactly `from` completed lessons; returns undefined if another request did so first. */
export const advanceCompletion = (
  db: Db,
  from: number,
  { customer_id, course_id, ...change }: CourseCompletion,
): Promise<CourseCompletion | undefined> =>
  db
    .updateTable('course_completions')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('course_id', '=', course_id)
    .where('completed_lessons', '=', from)
    .returningAll()
    .executeTakeFirst()

/** Keeps the first time a page was read; `inserted` tells whether this was the first. */
export async function insertPageRead(db: Db, row: PageRead): Promise<{ row: PageRead; inserted: boolean }> {
  const inserted = await db
    .insertInto('pages_read')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'lesson_id', 'page_number']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { row: inserted, inserted: true }
  const stored = await db
    .selectFrom('pages_read')
    .selectAll()
    .where('customer_id', '=', row.customer_id)
    .where('lesson_id', '=', row.lesson_id)
    .where('page_number', '=', row.page_number)
    .executeTakeFirstOrThrow()
  return { row: stored, inserted: false }
}

/** Lists the lessons whose last page was read to the end. */
export async function listLessonsReadToTheEnd(db: Db, customerId: string): Promise<LessonId[]> {
  const rows = await db
    .selectFrom('pages_read')
    .select(['lesson_id', 'page_number'])
    .where('customer_id', '=', customerId)
    .execute()
  return lessonIds().filter((id) =>
    rows.some(({ lesson_id, page_number }) => lesson_id === id && page_number === pageCountOf(id)),
  )
}
