import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sanitizeRichText } from '../../editing/sanitize-rich-text.ts'
import { hostileCases } from '../../testing/hostile-html.ts'
import { temporaryFolder } from '../../testing/start-process.ts'
import { startSite } from '../../testing/start-site.ts'
import { importSite } from './import-site.ts'

const escapeForCopy = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')

test('sanitizes imported texts and never overwrites texts edited here', async () => {
  const site = await startSite()
  const { db, clock, config } = site
  const run = async (path: string) => {
    const report: string[] = []
    await importSite({ db, clock, config, log: (line) => void report.push(line) }, path, { apply: true })
    return report
  }
  const hostile = hostileCases.map(({ html }) => `<p>Kept.</p>${html}`)
  const page = (number: number, html: string) => `lesson1\t${number}\t${escapeForCopy(html)}\t\\N`
  const policy = (html: string, isCurrent: 't' | 'f', day: string) =>
    `privacy\t${escapeForCopy(html)}\t${isCurrent}\t2024-0${day}-01 00:00:00+00`
  const dump = join(temporaryFolder(), 'dump.sql')
  writeFileSync(
    dump,
    `SET client_encoding = 'UTF8';
COPY public.lesson_content (lesson_id, page_number, content, updated_by) FROM stdin;
${page(1, '<h2>Theirs\\n</h2>\n<p onclick="x()">with\ta <img src="https://abc.hosted.example/storage/v1/object/public/images/deep/old.png" alt="picture"></p>')}
${page(2, '<script>alert(1)</script>')}
${page(9, '<p>No such page</p>')}
\\.
COPY public.policy_content (policy_type, content, is_current, created_at) FROM stdin;
${policy('<p>Theirs, newest</p>', 't', '5')}
${policy('<p>Theirs, older</p>', 't', '4')}
${hostile.map((html) => policy(html, 'f', '3')).join('\n')}
\\.
COPY storage.objects (id, name) FROM stdin;
1\tignored
\\.
`,
  )
  const report = await run(dump)
  expect(report[0]).toBe('lesson_content: 1 imported, 0 already here, 2 rejected')
  const stored = await db
    .selectFrom('text_versions')
    .selectAll()
    .where('text_id', '=', 'lesson1/1')
    .where('is_current', '=', 1)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({
    content: '<h2>Theirs\\n</h2>\n<p>with\ta <img src="images/deep/old.png" alt="picture" /></p>',
    author: 'imported',
  })
  const policies = await db
    .selectFrom('text_versions')
    .selectAll()
    .where('text_id', '=', 'privacy')
    .orderBy('version')
    .execute()
  expect(policies.filter(({ is_current }) => is_current === 1)).toMatchObject([
    { content: '<p>Theirs, newest</p>' },
  ])
  expect(policies.map(({ version }) => version)).toEqual(policies.map((_, index) => index + 1))
  expect(policies.at(-1)!.is_current).toBe(1)
  const texts = new Set(policies.map(({ content }) => content))
  for (const html of hostile) expect(texts).toContain(sanitizeRichText(html))
  expect((await run(dump)).every((line) => line.startsWith('  ') || line.includes(': 0 imported,'))).toBe(
    true,
  )

  const owner = await site.administrator()
  const edit = { lesson_id: 'lesson1', page_number: 1, content: '<p>Ours</p>', updated_by: null }
  expect(
    (await owner.rest.from('lesson_content').upsert(edit, { onConflict: 'lesson_id,page_number' })).error,
  ).toBeNull()
  expect(await run(dump)).toContainEqual(
    expect.stringContaining('the page was edited on this site, so its text is kept'),
  )
})
