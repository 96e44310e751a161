import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareAccess } from '../../access/compare-access.ts'
import { decideAccess, overrideAccess } from '../../access/index.ts'
import { findAccountByEmail } from '../../auth/index.ts'
import { browser } from '../../testing/accounts.ts'
import { callFunctionData } from '../../testing/admin.ts'
import {
  csv,
  sourceIds as ids,
  OLD_PASSWORD,
  sanitizedImage,
  writeExport,
} from '../../testing/hosted-export.ts'
import { runOperatorCommand } from '../../testing/run-command.ts'
import { temporaryFolder } from '../../testing/start-process.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { importSite } from './import-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function run(path: string, apply: boolean): Promise<string[]> {
  const report: string[] = []
  const { db, clock, config } = site
  await importSite({ db, clock, config, log: (line) => void report.push(line) }, path, { apply })
  return report
}

const counts = (report: string[]) => report.filter((line) => !line.startsWith('  '))

const countRows = async () =>
  Promise.all(
    (
      [
        'users',
        'access_overrides',
        'paid_customers',
        'quiz_results',
        'course_completions',
        'feedback',
        'outbox',
      ] as const
    ).map(async (table) => (await site.db.selectFrom(table).selectAll().execute()).length),
  )

const signIn = (email: string, password: string) => browser(site).signInWithPassword({ email, password })

describe('importing a hosted site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'course-export-'))
  beforeAll(() => writeExport(folder))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const expected = [
    'users: 3 $, 2 already here, 3 rejected',
    'paid_customers: 3 $, 1 already here, 2 rejected',
    'course_completions: 2 $, 0 already here, 2 rejected',
    'quiz_results: 2 $, 0 already here, 3 rejected',
    'feedback: 1 $, 0 already here, 1 rejected',
    'storage: 1 $, 0 already here, 7 rejected',
  ]

  test('previews without changing anything, and reports rejected rows with their location', async () => {
    const before = await countRows()
    const report = await run(folder, false)
    expect(counts(report)).toEqual(expected.map((line) => line.replace('$', 'new')))
    expect(report.filter((line) => line.startsWith('  ')).map((line) => line.replaceAll(folder, ''))).toEqual(
      [
        expect.stringMatching(/users_rows\.csv line 4: has no password/),
        expect.stringMatching(/users_rows\.csv line 5: has the same email as another account/),
        expect.stringMatching(/users_rows\.csv line 6: rejected, the account was deleted/),
        expect.stringMatching(/users_rows\.csv line 7: rejected, its email was never confirmed/),
        expect.stringMatching(/users_rows\.csv line 8: rejected, email Please enter a valid email address/),
        expect.stringMatching(/paid_customers\.json row 2: has no amount/),
        expect.stringMatching(/paid_customers\.json row 3: rejected, its account was deleted/),
        expect.stringMatching(/paid_customers\.json row 4: has no account: gets one without a password/),
        expect.stringMatching(/paid_customers\.json row 6: rejected, there is no account .* no email/),
        expect.stringMatching(/course_completions\.jsonl line 2: rejected, the course is another-course/),
        expect.stringMatching(
          /course_completions\.jsonl line 3: rejected, completed_lessons is more than the lessons of this site/,
        ),
        expect.stringMatching(/quiz_results\.csv line 4: rejected, it has 1 answers to 10 questions/),
        expect.stringMatching(/quiz_results\.csv line 5: rejected, lesson_id is not a lesson of this course/),
        expect.stringMatching(/quiz_results\.csv line 6: rejected, the score is 6 of 5/),
        expect.stringMatching(/feedback\.json row 2: rejected, star_rating must be 5 or less/),
        ...[
          "begins-as-one.png: rejected, This file isn't a valid PNG",
          "drawing.svg: rejected, SVG files can't",
          "other.jpg: rejected, The file's content doesn't match its extension",
          "page.png: rejected, This file isn't a valid PNG",
          'tool.exe: rejected, does not have the extension of an image',
          'a.png: rejected, this site has no bucket',
          "film.mp4: rejected, This file isn't a valid MP4",
        ].map((text) => expect.stringContaining(text)),
      ],
    )
    expect(await countRows()).toEqual(before)
  })

  test('imports once, and changes nothing the second time', async () => {
    const [, , , , , , mails] = await countRows()
    expect(counts(await run(folder, true))).toEqual(expected.map((line) => line.replace('$', 'imported')))
    expect((await countRows()).at(-1)).toBe(mails)
    const before = await countRows()
    expect(counts(await run(folder, true)).every((line) => line.includes(': 0 imported,'))).toBe(true)
    expect(await countRows()).toEqual(before)

    const [ada, ben] = [
      await findAccountByEmail(site.db, 'ada@old.example'),
      await findAccountByEmail(site.db, 'ben@old.example'),
    ]
    expect(ada).toMatchObject({
      id: ids.ada,
      created_at: '2024-01-31T08:00:00.000Z',
      last_sign_in_at: '2025-01-01T00:00:00.000Z',
      user_metadata: '{"name":"Ada"}',
      requires_password_reset: 0,
      access: 'given',
    })
    expect(ada?.email_verified_at).not.toBeNull()
    expect(ben).toMatchObject({ email_verified_at: null, requires_password_reset: 1, access: 'given' })
    expect((await findAccountByEmail(site.db, 'admin@example.com'))?.id).not.toBe(ids.owner)
    expect(await findAccountByEmail(site.db, 'new@old.example')).toBeUndefined()
    const stored = await fetch(`${site.url}/storage/v1/object/public/images/deep/old.png`)
    expect(Buffer.from(await stored.arrayBuffer()).equals(sanitizedImage)).toBe(true)
  })

  test('accounts sign in with their old passwords, which are then hashed with argon2id', async () => {
    expect((await signIn('ada@old.example', 'not this one')).error?.code).toBe('invalid_credentials')
    // Two tabs at once: both sign in, and only one of them stores the new hash.
    const both = await Promise.all([
      signIn('ada@old.example', OLD_PASSWORD),
      signIn('ada@old.example', OLD_PASSWORD),
    ])
    expect(both.map(({ error }) => error)).toEqual([null, null])
    expect((await findAccountByEmail(site.db, 'ada@old.example'))?.password_hash).toMatch(/^\$argon2id\$/)
    expect((await signIn('ada@old.example', OLD_PASSWORD)).error).toBeNull()
    expect((await signIn('ada@old.example', 'not this one')).error?.code).toBe('invalid_credentials')
    expect(
      (await signIn('ben@old.example', OLD_PASSWORD)).data.user?.user_metadata.requires_password_reset,
    ).toBe(true)
    expect((await signIn('cleo@old.example', OLD_PASSWORD)).error?.code).toBe('invalid_credentials')
  })

  test('customers keep their access and progress, and no alarm is raised', async () => {
    const account = await findAccountByEmail(site.db, 'ada@old.example')
    const ada = await site.signedInAgain({
      ...site.visitor(),
      userId: account!.id,
      email: '',
      accessToken: '',
    })
    const read = (lesson: string) => ada.rest.from('lesson_content').select('*').eq('lesson_id', lesson)
    expect((await read('lesson2')).data?.length).toBeGreaterThan(0)
    expect((await read('lesson3')).data).toEqual([])
    expect((await ada.rest.from('paid_customers').select('*').single()).data).toMatchObject({
      certificate_downloaded: true,
    })
    const results = ada.rest.from('quiz_results').select('lesson_id,score,total_questions')
    const { data } = await results.eq('user_id', account!.id)
    expect(data?.toSorted((one, other) => one.score - other.score).toReversed()).toEqual([
      { lesson_id: 'lesson1', score: 4, total_questions: 5 },
      { lesson_id: 'lesson2', score: 3, total_questions: 10 },
    ])
    expect((await ada.rest.from('course_completions').select('*').single()).data).toMatchObject({
      completed_lessons: 2,
    })
    await compareAccess(site.app.site)
    expect(await site.db.selectFrom('alarms').selectAll().execute()).toEqual([])
    const owner = await site.administrator()
    expect(await callFunctionData(owner, 'admin-customer', { id: account!.id })).toMatchObject({
      access: 'given',
      accessReason: { by: 'the import', reason: 'imported' },
    })
  })

  test('another import does not undo later staff decisions', async () => {
    await site.db.transaction().execute(async (trx) => {
      const ended = { customerId: ids.ben!, kind: 'ended', reason: 'refunded', decided_by: 'x' } as const
      await overrideAccess(trx, site.clock, ended)
      await decideAccess(trx, site, ids.ben!)
    })
    await run(folder, true)
    expect((await findAccountByEmail(site.db, 'ben@old.example'))?.access).toBe('ended')
  })
})

test('an unverified account here does not get the purchases of its email on the source site', async () => {
  const email = 'victim@old.example'
  await browser(site).signUp({ email, password: 'chosen by a stranger' })
  const folder = temporaryFolder()
  const id = '10000000-0000-4000-8000-000000000000'
  writeFileSync(
    join(folder, 'users.csv'),
    csv(['id', 'email', 'email_confirmed_at'], [id, email, '2024-01-01']),
  )
  writeFileSync(join(folder, 'paid_customers.csv'), csv(['customer_id', 'paid_amount'], [id, 299]))
  const report = await run(folder, true)
  expect(report).toContainEqual(expect.stringContaining('the email is not verified'))
  expect(counts(report).at(-1)).toBe('paid_customers: 0 imported, 0 already here, 1 rejected')
  expect((await findAccountByEmail(site.db, email))?.access).toBe('none')
})

test('an unreadable file stops the import before anything is written', async () => {
  const folder = temporaryFolder()
  const id = '20000000-0000-4000-8000-000000000000'
  writeFileSync(
    join(folder, 'users.csv'),
    csv(['id', 'email', 'email_confirmed_at'], [id, 'last@old.example', '2024-01-01']),
  )
  writeFileSync(join(folder, 'paid_customers.csv'), `customer_id,paid_amount\n${id},299\n${id}\n`)
  await expect(run(folder, true)).rejects.toThrow(/paid_customers\.csv line 3: has 1 fields instead of 2/)
  expect(await findAccountByEmail(site.db, 'last@old.example')).toBeUndefined()
  cpSync(join(folder, 'users.csv'), join(folder, 'auth.users.csv'))
  await expect(run(folder, true)).rejects.toThrow('users has two files')
})

test('the command only previews without --apply, and rejects a data folder without a site', async () => {
  const { config } = site
  const env = {
    DATA_DIR: config.dataDir,
    ...(config.database.kind === 'postgres' && { DATABASE_URL: config.database.url }),
  }
  const file = join(temporaryFolder(), 'empty.sql')
  writeFileSync(file, '-- nothing\n')
  expect(await runOperatorCommand('import', [file], env)).toEqual({
    code: 0,
    printed: expect.stringContaining('Nothing was changed. Add --apply to import.\n'),
  })
  expect(await runOperatorCommand('import', [file], { DATA_DIR: temporaryFolder() })).toMatchObject({
    code: 1,
    printed: expect.stringContaining('DATA_DIR must be the data folder of the site'),
  })
})
