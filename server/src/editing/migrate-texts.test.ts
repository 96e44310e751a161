import { randomUUID } from 'node:crypto'
import { defaultPolicies } from '@course/content/site/policies'
import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { lessonTexts } from '../lessons/texts.ts'
import { libraryTexts } from '../library/texts.ts'
import { openDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { openCards } from '../sales/provider/cards.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { temporaryFolder } from '../testing/start-process.ts'
import { findDraft } from './drafts.ts'
import { findCurrentText, textRevision } from './store.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tables of an earlier version
type EarlierDb = Kysely<any>

/** The last migration of each edition. */
const FIRST_EDITION = '0016_retention'
const SECOND_EDITION = '0057_replaced_media'

/** Starts this version on a database that an earlier one has filled. */
async function update(lastMigration: string, fill: (db: EarlierDb) => Promise<unknown>) {
  const config = readConfig({
    DATA_DIR: temporaryFolder(),
    ADMIN_PASSWORD: 'administrator of the test',
    LOG_LEVEL: 'error',
    ...(inject('engine') === 'postgres' && { DATABASE_URL: await createEmptyDatabase() }),
  })
  const database = openDatabase(config.database, { warn() {} })
  const applied = Object.entries(migrations).filter(([name]) => name <= lastMigration)
  expect(applied.at(-1)![0]).toBe(lastMigration)
  await migrate(database, Object.fromEntries(applied))
  await fill(database.db)
  await database.close()
  const cards = openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'none' })
  const app = await openApp({ config, cards })
  onTestFinished(() => app.close())
  const { db } = app.site
  return {
    app,
    db,
    versions: (id: string) =>
      db
        .selectFrom('text_versions')
        .select(['version', 'is_current', 'author', 'created_at', 'content'])
        .where('text_id', '=', id as 'terms')
        .orderBy('version')
        .execute(),
  }
}

const day = (number: number) => `2025-01-0${number}T00:00:00.000Z`

async function addPage(
  db: EarlierDb,
  page: { lesson_id: string; page_number: number },
  texts: [string | null, string][],
) {
  const rows = texts.map(([updated_by, content], index) => ({
    ...page,
    version: index + 1,
    content,
    updated_by,
    updated_at: day(index + 1),
  }))
  await db.insertInto('lesson_versions').values(rows).execute()
  await db.insertInto('lesson_content').values(rows.at(-1)!).execute()
}

const policy = (
  policy_type: string,
  content: string,
  created: number,
  is_current: 0 | 1,
  more: Record<string, unknown> = {},
) => ({
  id: randomUUID(),
  policy_type,
  content,
  created_at: day(created),
  is_current,
  updated_by: null,
  ...more,
})

const texts = (rows: { content: string }[]) => rows.map(({ content }) => content)

test('keeps the texts of the first edition, with their versions and authors', async () => {
  const builtInPage = lessonTexts.builtInTexts().find(({ id }) => id === 'lesson2/3')!
  const { app, db, versions } = await update(FIRST_EDITION, async (earlier) => {
    await addPage(earlier, { lesson_id: 'lesson1', page_number: 1 }, [
      [null, '<p>Built in</p>'],
      ['ada', '<p>By Ada</p>'],
      ['erased', '<p>By someone else</p>'],
    ])
    await addPage(earlier, { lesson_id: 'lesson2', page_number: 3 }, [[null, '<p>Of the first edition</p>']])
    await earlier
      .insertInto('policy_content')
      .values([
        policy('terms', '<p>Third</p>', 3, 0, { updated_by: 'ada' }),
        // The clock was set back, so the current version is not the one with the latest time.
        policy('terms', '<p>Current</p>', 2, 1, { updated_by: 'grace' }),
        policy('terms', '<p>First</p>', 1, 0),
        policy('privacy', '<p>Built in, unedited</p>', 1, 1),
      ])
      .execute()
    await earlier
      .insertInto('policy_revisions')
      .values([
        { policy_type: 'terms', revision: 3 },
        { policy_type: 'privacy', revision: 1 },
      ])
      .execute()
  })

  expect(await versions('lesson1/1')).toEqual([
    { version: 1, is_current: 0, author: null, created_at: day(1), content: '<p>Built in</p>' },
    { version: 2, is_current: 0, author: 'ada', created_at: day(2), content: '<p>By Ada</p>' },
    { version: 3, is_current: 1, author: 'erased', created_at: day(3), content: '<p>By someone else</p>' },
  ])
  // A page that nobody has edited follows the course; the earlier text stays as a version.
  expect(await versions('lesson2/3')).toMatchObject([
    { version: 1, is_current: 0, content: '<p>Of the first edition</p>' },
    { version: 2, is_current: 1, author: null, content: builtInPage.content },
  ])
  expect(await versions('terms')).toEqual([
    { version: 1, is_current: 0, author: null, created_at: day(1), content: '<p>First</p>' },
    { version: 2, is_current: 0, author: 'ada', created_at: day(3), content: '<p>Third</p>' },
    { version: 3, is_current: 1, author: 'grace', created_at: day(2), content: '<p>Current</p>' },
  ])
  // A policy stays as it was published.
  expect(texts(await versions('privacy'))).toEqual(['<p>Built in, unedited</p>'])
  expect(defaultPolicies().privacy).not.toBe('<p>Built in, unedited</p>')

  const query = 'policy_content?select=*&policy_type=eq.terms&is_current=eq.true'
  const response = await app.http.inject({ url: `/rest/v1/${query}` })
  expect(response.json()).toEqual([
    { policy_type: 'terms', content: '<p>Current</p>', is_current: true, created_at: day(2) },
  ])
  expect((await app.http.inject({ url: '/rest/v1/lesson_content?select=*' })).json()).toEqual([])
  const { rows } =
    await sql`select * from lesson_content where lesson_id = 'lesson1' and page_number = 1`.execute(db)
  expect(rows).toEqual([
    {
      lesson_id: 'lesson1',
      page_number: 1,
      content: '<p>By someone else</p>',
      updated_by: 'erased',
      updated_at: day(3),
    },
  ])
  expect(await textRevision(db, 'lesson')).toBe(lessonTexts.builtInTexts().length + 2 + 1)
})

test('keeps the texts of the second edition, with library texts, drafts and imported versions', async () => {
  const libraryIds = libraryTexts.builtInTexts().map(({ id }) => id)
  const article = libraryIds[0]!
  const [word] = libraryIds.filter((id) => id.startsWith('word/'))
  const { db, versions } = await update(SECOND_EDITION, async (earlier) => {
    await addPage(earlier, { lesson_id: 'lesson3', page_number: 4 }, [
      [null, '<p>Built in</p>'],
      ['imported', '<p>Imported</p>'],
      ['ada', '<p>Edited</p>'],
    ])
    await earlier
      .insertInto('policy_content')
      .values([
        policy('terms', '<p>Built in</p>', 5, 0, { version: 1 }),
        policy('terms', '<p>Imported, much older</p>', 1, 0, { version: 2, updated_by: 'imported' }),
        policy('terms', '<p>Edited</p>', 6, 1, { version: 3, updated_by: 'ada' }),
        // Processes of an earlier version saved without a number.
        policy('privacy', '<p>Without a number, current</p>', 4, 1, { version: 0, updated_by: 'ada' }),
        policy('privacy', '<p>Without a number</p>', 3, 0, { version: 0, updated_by: 'ada' }),
        policy('privacy', '<p>Numbered</p>', 2, 0, { version: 1 }),
      ])
      .execute()
    const libraryVersion = (
      text_id: string,
      version: number,
      updated_by: string | null,
      content: string,
    ) => ({
      text_id,
      version,
      updated_by,
      content,
      updated_at: day(version),
    })
    await earlier
      .insertInto('library_versions')
      .values([
        libraryVersion(article, 1, null, '<h2>Built in</h2>'),
        libraryVersion(article, 2, 'ada', '<h2>Edited</h2>'),
        ...Array.from({ length: 10 }, (_, index) =>
          libraryVersion(word!, index + 1, 'ada', `<p>${index}</p>`),
        ),
        libraryVersion('article/no-longer-in-the-course', 1, 'ada', '<p>Kept</p>'),
      ])
      .execute()
    const user = { id: 'ada', email: 'ada@staff.example', password_hash: null, created_at: day(1) }
    await earlier
      .insertInto('users')
      .values({ ...(await requiredColumns(earlier)), ...user })
      .execute()
    const draft = { user_id: 'ada', editor_id: 'tab', begun_at: day(7), saved_at: day(8) }
    await earlier
      .insertInto('text_drafts')
      .values([
        { ...draft, text_id: 'terms', content: '<p>Typed</p>', base_version: 3 },
        { ...draft, text_id: article, content: '<h2>Typed too</h2>', base_version: 2 },
      ])
      .execute()
  })

  expect(texts(await versions('lesson3/4'))).toEqual(['<p>Built in</p>', '<p>Imported</p>', '<p>Edited</p>'])
  expect(await versions('terms')).toMatchObject([
    { version: 1, is_current: 0, author: null, content: '<p>Built in</p>' },
    { version: 2, is_current: 0, author: 'imported', content: '<p>Imported, much older</p>' },
    { version: 3, is_current: 1, author: 'ada', content: '<p>Edited</p>' },
  ])
  expect(await versions('privacy')).toMatchObject([
    { version: 1, is_current: 0, content: '<p>Numbered</p>' },
    { version: 2, is_current: 0, content: '<p>Without a number</p>' },
    { version: 3, is_current: 1, content: '<p>Without a number, current</p>' },
  ])
  expect(await versions(article)).toMatchObject([
    { version: 1, is_current: 0, author: null, content: '<h2>Built in</h2>' },
    { version: 2, is_current: 1, author: 'ada', content: '<h2>Edited</h2>' },
  ])
  expect(await findCurrentText(db, word!)).toMatchObject({
    version: 10,
    kind: 'library',
    content: '<p>9</p>',
  })
  expect(texts(await versions('article/no-longer-in-the-course'))).toEqual(['<p>Kept</p>'])
  // A draft is still based on the current version, so publishing it is no conflict.
  for (const id of ['terms', article] as const) {
    const draft = await findDraft(db, id, 'ada')
    expect(draft!.base_version).toBe((await findCurrentText(db, id))!.version)
  }
  const remaining = (await db.introspection.getTables()).map(({ name }) => name)
  for (const table of ['lesson_versions', 'policy_revisions', 'library_versions'])
    expect(remaining).not.toContain(table)
})

/** A value for each column of `users` that must have one. */
async function requiredColumns(db: EarlierDb): Promise<Record<string, unknown>> {
  const users = (await db.introspection.getTables()).find(({ name }) => name === 'users')!
  const required = users.columns.filter((column) => !column.isNullable && !column.hasDefaultValue)
  return Object.fromEntries(
    required.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : `${name}`]),
  )
}
