import { type Kysely, sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Moves the versions of lesson pages, policies and library texts to one table. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('text_versions')
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    // Null for built-in text. Outlives the account it names: without it, edited text would look built-in.
    .addColumn('author', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_versions_key', ['text_id', 'version'])
    .execute()
  await moveLessons(db)
  await movePolicies(db)
  await moveLibrary(db)
  // Guarantees that a text has only one current version.
  await sql`create unique index text_versions_current on text_versions (kind, text_id) where is_current = 1`.execute(
    db,
  )
  const moved = [
    'lesson_content',
    'lesson_versions',
    'policy_content',
    'policy_revisions',
    'library_versions',
  ]
  for (const table of moved) await db.schema.dropTable(table).execute()
  await createViews(db)
}

export const requiresStop = true

const columns = sql`(text_id, version, kind, is_current, author, created_at, content)`

async function moveLessons(db: Kysely<unknown>): Promise<void> {
  await sql`insert into text_versions ${columns}
    select lesson_id || '/' || page_number, version, 'lesson', 1, updated_by, updated_at, content
    from lesson_content`.execute(db)
  await sql`insert into text_versions ${columns}
    select lesson_id || '/' || page_number, version, 'lesson', 0, updated_by, updated_at, content
    from lesson_versions
    where not exists (
      select 1 from lesson_content as page
      where page.lesson_id = lesson_versions.lesson_id
        and page.page_number = lesson_versions.page_number
        and page.version = lesson_versions.version
    )`.execute(db)
}

/** Keeps the version numbers, and gives the next ones to versions that 0.2.0 saved with the number 0. */
async function movePolicies(db: Kysely<unknown>): Promise<void> {
  await sql`insert into text_versions ${columns}
    select policy_type,
      row_number() over (
        partition by policy_type
        order by is_current, case when version = 0 then 1 else 0 end, version, created_at, id
      ),
      'policy', is_current, updated_by, created_at, content
    from policy_content`.execute(db)
}

async function moveLibrary(db: Kysely<unknown>): Promise<void> {
  await sql`insert into text_versions ${columns}
    select text_id, version, 'library',
      case when exists (
        select 1 from library_versions as newer
        where newer.text_id = library_versions.text_id and newer.version > library_versions.version
      ) then 0 else 1 end,
      updated_by, updated_at, content
    from library_versions`.execute(db)
}

/** The current texts as the specified tables, for `/rest/v1`. The trims work alike on both engines. */
async function createViews(db: Kysely<unknown>): Promise<void> {
  await sql`create view lesson_content as
    select rtrim(rtrim(text_id, '0123456789'), '/') as lesson_id,
      cast(substr(text_id, length(rtrim(text_id, '0123456789')) + 1) as integer) as page_number,
      content, author as updated_by, created_at as updated_at
    from text_versions where kind = 'lesson' and is_current = 1`.execute(db)
  await sql`create view policy_content as
    select text_id as policy_type, content, author as updated_by, is_current, created_at
    from text_versions where kind = 'policy' and is_current = 1`.execute(db)
}
