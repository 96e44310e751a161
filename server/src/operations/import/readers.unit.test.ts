import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/start-process.ts'
import { readCsv } from './read-csv.ts'
import { findDumpTables } from './read-dump.ts'
import { readJson } from './read-json.ts'

function fileOf(name: string, content: string | Buffer): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

test('reads CSV with quotes, line breaks, missing and empty values, and line numbers', async () => {
  const rows = await all(
    readCsv(fileOf('a.csv', '\uFEFFid,text\r\n1,"two\nlines, ""quoted"""\r\n2,\r\n\r\n3,""\n4,ü')),
  )
  expect(rows).toEqual([
    { location: 'line 2', values: { id: '1', text: 'two\nlines, "quoted"' } },
    { location: 'line 4', values: { id: '2', text: null } },
    { location: 'line 6', values: { id: '3', text: '' } },
    { location: 'line 7', values: { id: '4', text: 'ü' } },
  ])
})

test.each([
  ['a,b\n1\n', 'line 2: has 1 fields instead of 2'],
  ['a,a\n1,2\n', 'line 1: has a duplicate column'],
  ['a,b\n1,"2\n3,4\n', 'line 2: starts a quoted field that never ends'],
  ['a,b\n1,"2"3\n', 'line 2: has a quote in the wrong place'],
  ['a,b\n1,2"3\n', 'line 2: has a quote in the wrong place'],
  [Buffer.from([0x61, 0x0a, 0xff, 0xfe, 0x0a]), 'is not UTF-8 text'],
  [`a\n"${'x'.repeat(3_000_000)}"\n`, 'line 2: has a field that is too long'],
  [`a\n${','.repeat(300)}\n`, 'line 2: has too many fields'],
])('rejects invalid CSV: %#', async (text, problem) => {
  await expect(all(readCsv(fileOf('a.csv', text)))).rejects.toThrow(problem)
})

test('reads a JSON list, or one JSON object per line', async () => {
  expect(await all(readJson(fileOf('a.json', '[{"id":1},{"id":2}]')))).toEqual([
    { location: 'row 1', values: { id: 1 } },
    { location: 'row 2', values: { id: 2 } },
  ])
  expect(await all(readJson(fileOf('a.jsonl', '{"id":1}\n\n{"id":2}\n')))).toEqual([
    { location: 'line 1', values: { id: 1 } },
    { location: 'line 3', values: { id: 2 } },
  ])
})

test.each([
  ['a.json', '{"id":1}', 'line 1: must be a list'],
  ['a.json', '[1]', 'row 1: must be an object'],
  ['a.json', '[\n{"id":1},\n{"id":},\n{"name":"somebody with a long name"}]', 'line 3: is not JSON'],
  ['a.jsonl', '{"id":1}\n{"id"\n', 'line 2: is not JSON'],
])('rejects invalid JSON: %s %s', async (name, text, problem) => {
  await expect(all(readJson(fileOf(name, text)))).rejects.toThrow(problem)
})

const DUMP = `--
COPY auth.users (id, email, "raw_user_meta_data") FROM stdin;
1\tä@b.example\t{"a": "b\\\\n\\tc"}
2\t\\N\t
\\.

COPY other.users (id) FROM stdin;
9
\\.
COPY public.feedback (id) FROM stdin;
a\\nb\\\\N
\\.
`

test('reads the tables, columns, unescaped rows and line numbers of a dump', async () => {
  const tables = await findDumpTables(fileOf('dump.sql', DUMP), ['users', 'feedback'])
  expect(await Promise.all(tables.map(async ({ table, columns }) => [table, await columns()]))).toEqual([
    ['users', ['id', 'email', 'raw_user_meta_data']],
    ['feedback', ['id']],
  ])
  expect(await all(tables[0]!.rows())).toEqual([
    { location: 'line 3', values: { id: '1', email: 'ä@b.example', raw_user_meta_data: '{"a": "b\\n\tc"}' } },
    { location: 'line 4', values: { id: '2', email: null, raw_user_meta_data: '' } },
  ])
  expect(await all(tables[1]!.rows())).toEqual([{ location: 'line 11', values: { id: 'a\nb\\N' } }])
})

test.each([
  ['INSERT INTO public.users VALUES (1);\n', 'line 1: has INSERT statements'],
  ['COPY auth.users (id) FROM stdin;\n1\n', 'line 1: starts a table that never ends'],
  ['PGDMP\x01\x0e', 'custom format'],
  [Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'is compressed'],
  [`COPY auth.users (id) FROM stdin;\n${'x'.repeat(5_000_000)}`, 'line 2: is too long'],
])('rejects an unreadable dump: %#', async (text, problem) => {
  await expect(findDumpTables(fileOf('dump.sql', text), ['users'])).rejects.toThrow(problem)
})

test('rejects a dump row with a missing field and names its line', async () => {
  const [users] = await findDumpTables(fileOf('dump.sql', DUMP.replace('1\tä', '1ä')), ['users'])
  await expect(all(users!.rows())).rejects.toThrow('line 3: has 2 fields instead of 3')
})
