import type { LibraryTextId } from '@course/contract/editing/texts'
import type { Db, Tx } from '../platform/database.ts'

/** Versions of a text are counted from 1. Built-in text that nobody has edited has no `updated_by`. */
type LibraryTextRow = {
  text_id: LibraryTextId
  version: number
  content: string
  updated_by: string | null
  updated_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    library_versions: LibraryTextRow
  }
}

/** Publishes the text as the version after `baseVersion`, if that is the newest; undefined when it is not. */
export async function addLibraryVersion(
  trx: Tx,
  text: Omit<LibraryTextRow, 'version'>,
  baseVersion: number,
): Promise<LibraryTextRow | undefined> {
  const existing = await currentLibraryText(trx, text.text_id)
  if ((existing?.version ?? 0) !== baseVersion) return undefined
  return trx
    .insertInto('library_versions')
    .values({ ...text, version: baseVersion + 1 })
    .onConflict((conflict) => conflict.columns(['text_id', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const currentLibraryText = (db: Db, textId: LibraryTextId) =>
  db
    .selectFrom('library_versions')
    .selectAll()
    .where('text_id', '=', textId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const currentLibraryTexts = (db: Db) =>
  db
    .selectFrom('library_versions as present')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('library_versions as newer')
            .select('newer.version')
            .whereRef('newer.text_id', '=', 'present.text_id')
            .whereRef('newer.version', '>', 'present.version'),
        ),
      ),
    )
    .execute()

/** The newest versions of a text, without their texts; those before `before`, if it is given. */
export const libraryTextVersions = (db: Db, textId: LibraryTextId, limit: number, before?: number) =>
  db
    .selectFrom('library_versions')
    .select(['version', 'updated_by', 'updated_at'])
    .where('text_id', '=', textId)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

export const libraryTextVersion = (db: Db, textId: LibraryTextId, version: number) =>
  db
    .selectFrom('library_versions')
    .selectAll()
    .where('text_id', '=', textId)
    .where('version', '=', version)
    .executeTakeFirst()

/** Grows with every edit, because no version is ever removed. */
export async function libraryRevision(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('library_versions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
