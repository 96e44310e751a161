import type { TextId, TextKindName } from '@course/contract/editing/texts'
import { sql } from 'kysely'
import { compiledQuery } from '../platform/compiled-query.ts'
import type { Db, Tx } from '../platform/database.ts'

export type TextVersionRow = {
  text_id: TextId
  /** Starts at 1 for each text. */
  version: number
  kind: TextKindName
  /** Exactly one version of a text is current: the one with the highest number. */
  is_current: 0 | 1
  /** Null for built-in text. */
  author: string | null
  created_at: string
  content: string
}

/** Author of the versions that importing a course makes. */
export const COURSE_IMPORT = 'course import'

type NewVersion = Omit<TextVersionRow, 'version' | 'is_current'>

declare module '../platform/database.ts' {
  interface Tables {
    text_versions: TextVersionRow
  }
}

/**
 * Makes this the current version of the text. With a base version, returns undefined if that is no longer the
 * current one; 0 stands for a text without versions.
 */
export async function addVersion(
  trx: Tx,
  text: NewVersion,
  baseVersion?: number,
): Promise<TextVersionRow | undefined> {
  const previous = (await findCurrentText(trx, text.text_id))?.version ?? 0
  if (baseVersion !== undefined && previous !== baseVersion) return undefined
  // The update locks the row, and finds nothing if another save was first.
  const retired = await trx
    .updateTable('text_versions')
    .set({ is_current: 0 })
    .where('text_id', '=', text.text_id)
    .where('version', '=', previous)
    .where('is_current', '=', 1)
    .returning('version')
    .executeTakeFirst()
  const added =
    (retired || previous === 0) &&
    (await trx
      .insertInto('text_versions')
      .values({ ...text, version: previous + 1, is_current: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst())
  if (added) return added
  return baseVersion === undefined ? addVersion(trx, text) : undefined
}

/** Adds a version before the current one, which gets the next number. */
export async function addEarlierVersion(trx: Tx, text: NewVersion): Promise<void> {
  const { version } = await trx
    .updateTable('text_versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('text_id', '=', text.text_id)
    .where('is_current', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('text_versions')
    .values({ ...text, version: version - 1, is_current: 0 })
    .execute()
}

export const findCurrentText = (db: Db, id: TextId) =>
  db
    .selectFrom('text_versions')
    .selectAll()
    .where('text_id', '=', id)
    .where('is_current', '=', 1)
    .executeTakeFirst()

export const findVersion = (db: Db, id: TextId, version: number) =>
  db
    .selectFrom('text_versions')
    .selectAll()
    .where('text_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** Whether the text has, or ever had, this content. */
export async function hasVersionWith(db: Db, id: TextId, content: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_versions')
    .select('version')
    .where('text_id', '=', id)
    .where('content', '=', content)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the newest versions, before `before` if given, without their content. */
export const listVersions = (db: Db, id: TextId, limit: number, before?: number) =>
  db
    .selectFrom('text_versions')
    .select(['version', 'author', 'created_at'])
    .where('text_id', '=', id)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

/** With `under`, only this text and those whose ids continue it after a slash. */
export const listCurrentTexts = (db: Db, kind: TextKindName, under?: TextId) =>
  db
    .selectFrom('text_versions')
    .selectAll()
    .where('kind', '=', kind)
    .$if(under !== undefined, (query) =>
      query.where((eb) => eb.or([eb('text_id', '=', under!), eb('text_id', 'like', `${under}/%` as TextId)])),
    )
    .where('is_current', '=', 1)
    .orderBy('text_id')
    .execute()

/** Lists all versions of all texts of a kind, each text's oldest first. */
export const listAllVersions = (db: Db, kind: TextKindName) =>
  db
    .selectFrom('text_versions')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('text_id')
    .orderBy('version')
    .execute()

/** The current texts that contain the string. */
export const listTextsContaining = (db: Db, part: string) =>
  db
    .selectFrom('text_versions')
    .select('text_id')
    .where('is_current', '=', 1)
    .where('content', 'like', `%${part}%`)
    .execute()

/** The sum of the current version numbers of a kind: grows with every save, because no text is ever removed. */
export async function textRevision(db: Db, kind: TextKindName): Promise<number> {
  const { rows } = await queryRevision(db, kind)
  return rows[0]?.total ?? 0
}

/** SQLite uses the index of current versions only if the condition is a constant. */
const queryRevision = compiledQuery((db) =>
  db
    .selectFrom('text_versions')
    .select((eb) => eb.fn.sum<number>('version').as('total'))
    .where('kind', '=', 'lesson')
    .where('is_current', '=', sql.lit(1)),
)
