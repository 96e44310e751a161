import type { LessonId, LessonPage } from '@course/contract/lessons'
import type { Db, Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

/** Versions start at 1. */
type LessonRow = LessonPage & { version: number }

type PageKey = { lessonId: LessonId; page: number }

declare module '../platform/database.ts' {
  interface Tables {
    lesson_content: LessonRow
    /** All versions of every page, including the current one. */
    lesson_versions: LessonRow
  }
}

/**
 * Publishes this as the page's next version. With a base version, only if that is still current; otherwise
 * returns undefined.
 */
export async function savePage(
  trx: Tx,
  page: LessonPage,
  baseVersion?: number,
): Promise<LessonRow | undefined> {
  const row = await trx
    .insertInto('lesson_content')
    .values({ ...page, version: 1 })
    .onConflict((conflict) => {
      const update = conflict.columns(['lesson_id', 'page_number']).doUpdateSet((eb) => ({
        content: eb.ref('excluded.content'),
        updated_by: eb.ref('excluded.updated_by'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('lesson_content.version', '+', 1),
      }))
      return baseVersion === undefined ? update : update.where('lesson_content.version', '=', baseVersion)
    })
    .returningAll()
    .executeTakeFirst()
  if (row) await insertVersion(trx, row)
  return row
}

/** The same for built-in text: never replaces an edited text, and does not save unchanged text again. */
export async function saveBuiltInPage(trx: Tx, page: LessonPage): Promise<void> {
  const row = await trx
    .insertInto('lesson_content')
    .values({ ...page, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['lesson_id', 'page_number'])
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          updated_at: eb.ref('excluded.updated_at'),
          version: eb('lesson_content.version', '+', 1),
        }))
        .where('lesson_content.updated_by', 'is', null)
        .whereRef('lesson_content.content', '<>', 'excluded.content'),
    )
    .returningAll()
    .executeTakeFirst()
  if (row) await insertVersion(trx, row)
}

const insertVersion = (trx: Tx, row: LessonRow) => trx.insertInto('lesson_versions').values(row).execute()

export const findCurrentPage = (db: Db, { lessonId, page }: PageKey) =>
  db
    .selectFrom('lesson_content')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('page_number', '=', page)
    .executeTakeFirst()

/** Lists the newest versions of a page, before `before` if given, without their content. */
export const listPageVersions = (db: Db, { lessonId, page }: PageKey, limit: number, before?: number) =>
  db
    .selectFrom('lesson_versions')
    .select(['version', 'updated_by', 'updated_at'])
    .where('lesson_id', '=', lessonId)
    .where('page_number', '=', page)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

export const findPageVersion = (db: Db, { lessonId, page }: PageKey, version: number) =>
  db
    .selectFrom('lesson_versions')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .where('page_number', '=', page)
    .where('version', '=', version)
    .executeTakeFirst()

export const listLessonPages = (db: Db) =>
  db.selectFrom('lesson_content').select(['lesson_id', 'page_number', 'content', 'updated_by']).execute()

/** Whether one of these lessons contains the text. */
export async function lessonsContain(db: Db, lessons: readonly LessonId[], text: string): Promise<boolean> {
  if (lessons.length === 0) return false
  const page = await db
    .selectFrom('lesson_content')
    .select('page_number')
    .where('lesson_id', 'in', lessons)
    .where('content', 'like', `%${text}%`)
    .executeTakeFirst()
  return page !== undefined
}

/** Sum of all page versions; grows with every edit, because no page is ever removed. */
export async function lessonRevision(site: Site): Promise<number> {
  const row = await site.db
    .selectFrom('lesson_content')
    .select((eb) => eb.fn.sum<number>('version').as('total'))
    .executeTakeFirst()
  return row?.total ?? 0
}
