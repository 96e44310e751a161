import type { LibraryTextId } from '@course/contract/editing/texts'
import type { Db, Tx } from '../platform/database.ts'

/** Versions start at 1. `updated_by` is null for built-in text. */
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

/** Adds the version after `baseVersion`. Returns undefined if that is not the newest version. */
export async function addLibraryVersion(
  trx: Tx,
  text: Omit<LibraryTextRow, 'version'>,
  baseVersion: number,
): Promise<LibraryTextRow | undefined> {
  const existing = await findCurrentLibraryText(trx, text.text_id)
  if ((existing?.version ?? 0) !== baseVersion) return undefined
  return trx
    .insertInto('library_versions')
    .values({ ...text, version: baseVersion + 1 })
    .onConflict((conflict) => conflict.columns(['text_id', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const findCurrentLibraryText = (db: Db, textId: LibraryTextId) =>
  db
    .selectFrom('library_versions')
    .selectAll()
    .where('text_id', '=', textId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listCurrentLibraryTexts = (db: Db) =>
  db
    .selectFrom('library_versions as current')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('library_versions as newer')
            .select('newer.version')
            .whereRef('newer.text_id', '=', 'current.text_id')
            .whereRef('newer.version', '>', 'current.version'),
        ),
      ),
    )
    .execute()

/** Lists the newest versions of a text, before `before` if given, without their content. */
export const listLibraryTextVersions = (db: Db, textId: LibraryTextId, limit: number, before?: number) =>
  db
    .selectFrom('library_versions')
    .select(['version', 'updated_by', 'updated_at'])
    .where('text_id', '=', textId)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

export const findLibraryTextVersion = (db: Db, textId: LibraryTextId, version: number) =>
  db
    .selectFrom('library_versions')
    .selectAll()
    .where('text_id', '=', textId)
    .where('version', '=', version)
    .executeTakeFirst()

/** Number of stored versions; grows with every edit, because versions are never removed. */
export async function libraryRevision(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('library_versions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
