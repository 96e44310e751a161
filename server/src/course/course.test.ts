import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditLogEntry, CursorPage } from '@course/contract/admin/admin'
import { pagePaths } from '@course/contract/paths'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { defaultWebFolder } from '../app.ts'
import { insertCertificate } from '../certificates/store.ts'
import { callFunctionData } from '../testing/admin.ts'
import { BREAD, breadWith, editFile, exportOf, importFrom, mistakesIn } from '../testing/course-folders.ts'
import { enterSudoMode } from '../testing/factors.ts'
import { fetchLessonPages } from '../testing/learning.ts'
import { startSite } from '../testing/start-site.ts'
import { publishCourse, readCourse } from './index.ts'

test('an exported course has no mistakes, and importing it again publishes nothing', async () => {
  const site = await startSite()
  const folder = await exportOf(site)
  expect(await importFrom(site, folder)).toEqual([])
  const authors = await site.db.selectFrom('text_versions').select('author').distinct().execute()
  expect(authors).toEqual([{ author: null }])
})

test('a changed page becomes a version by the import, and learners see it', async () => {
  const site = await startSite()
  const folder = await exportOf(site)
  editFile(folder, 'lessons/lesson1/page-2.html', /<h2>[^<]+<\/h2>/, '<h2>A new heading</h2>')
  expect(await importFrom(site, folder)).toEqual(['lesson1/2'])
  expect(await importFrom(site, folder)).toEqual([])
  const learner = await site.paidCustomer()
  const pages = await fetchLessonPages(learner, 'lesson1')
  expect(pages[1]?.content).toContain('<h2>A new heading</h2>')
  const owner = await site.administrator()
  const { data } = await owner.functions.invoke('text-versions', { body: { text: 'lesson1/2' } })
  expect(data.versions[0]).toMatchObject({ version: 2, author: { kind: 'course-import' } })
})

test('an import is in the audit log, with the number of texts of each kind that it changed', async () => {
  const site = await startSite()
  const folder = await exportOf(site)
  editFile(folder, 'lessons/lesson1/page-2.html', /<h2>[^<]+<\/h2>/, '<h2>A new heading</h2>')
  editFile(folder, 'lessons/lesson1/page-3.html', /<h2>[^<]+<\/h2>/, '<h2>Another heading</h2>')
  editFile(folder, 'site/offer.json', /"currentCents": \d+/, '"currentCents": 100')
  editFile(folder, 'quizzes/lesson1.json', /"question": "/, '"question": "So: ')
  await importFrom(site, folder)
  const owner = await site.administrator()
  const log = await callFunctionData<CursorPage<AuditLogEntry>>(owner, 'admin-audit-log', {})
  expect(log.rows[0]).toMatchObject({
    action: 'course.import',
    actorLabel: 'Command line',
    subjectType: 'course',
    change: {
      lesson: { old: null, new: '2' },
      site: { old: null, new: '1' },
      quiz: { old: null, new: '1' },
    },
  })
})

test('another course replaces this one without a restart', async () => {
  const site = await startSite({ webFolder: defaultWebFolder })
  const page = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { accept: 'text/html' } })
    return { status: response.status, text: await response.text() }
  }
  expect((await page('/lesson-4')).status).toBe(200)
  await importFrom(site, BREAD)

  const front = await page('/')
  expect(front.text).toContain('A Living Starter')
  const files = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml']
  for (const path of [...pagePaths().filter((path) => !path.includes(':')), ...files]) {
    const { status, text } = await page(path)
    expect([path, status]).toEqual([path, 200])
    expect(text, path).not.toMatch(/change management|larkmoor/i)
  }
  expect((await page('/lesson-2')).text).toContain('A Hot Oven')
  expect((await page('/sample')).text).toContain('Flour, water and a week of patience.')
  for (const path of ['/lesson-3', '/quiz-3', '/plan', '/toolkit', '/simulation', '/library'])
    expect((await page(path)).status, path).toBe(404)
  expect(pagePaths()).not.toContain('/plan')

  const learner = await site.paidCustomer()
  const pages = await fetchLessonPages(learner, 'starter')
  expect(pages.map(({ page_number }) => page_number)).toEqual([1, 2])
  const src = /src="([^"]+)"/.exec(pages[0]?.content ?? '')?.[1]
  expect(src).toMatch(/^images\/course\/[\da-f]{12}\/loaf\.svg$/)
  expect((await fetch(`${site.url}/storage/v1/object/public/${src}`)).status).toBe(200)
  expect(await fetchLessonPages(learner, 'lesson1')).toEqual([])
  expect(await importFrom(site, await exportOf(site))).toEqual([])
})

test('certificates, share cards and data exports are of the imported course', async () => {
  const site = await startSite()
  const fetchCardTitle = async () => {
    const card = await fetch(`${site.url}/certificates/${number}/card.png`)
    const title = { left: 0, top: 290, width: 1200, height: 70 }
    return sharp(await card.arrayBuffer())
      .extract(title)
      .raw()
      .toBuffer()
  }
  const number = '7F2K9-QWERT-0H5MJ-ZX8CV'
  const insert = async (userId: string, of: string) => {
    const request = { studentName: 'Ana Núñez', completionDate: '2026-01-01' }
    await site.db.transaction().execute((trx) => insertCertificate(trx, site.clock, userId, of, request))
  }
  await insert((await site.signedUp()).userId, number)
  const builtIn = await fetchCardTitle()
  await importFrom(site, BREAD)
  expect(await fetchCardTitle()).not.toEqual(builtIn)

  const learner = await site.paidCustomer()
  await insert(learner.userId, '7F2K9-QWERT-0H5MJ-ZX8CW')
  await enterSudoMode(site, learner.userId)
  const { data } = await learner.functions.invoke<Blob>('download-my-data')
  const files = unzipSync(new Uint8Array(await data!.arrayBuffer()))
  expect(strFromU8(files['data.html']!)).toContain('All the data Bread at Home stores about you.')
  const { text } = await extractText(files['certificate.pdf']!, { mergePages: true })
  expect(text).toContain('Bread at Home')
  expect(text).toContain('Two lessons and two quizzes, each passed with at least 70 percent')
})

test('the id of a sold course cannot change, and the stages of customers follow the number of lessons', async () => {
  const site = await startSite()
  await site.paidCustomer()
  const { folder } = await readCourse(BREAD)
  await expect(publishCourse(site, folder!)).rejects.toThrow('the id must stay “intro-change-management”')
  const customer = await site.signedUp()
  const stageOf = async () =>
    (
      await site.db
        .selectFrom('users')
        .select('stage')
        .where('id', '=', customer.userId)
        .executeTakeFirstOrThrow()
    ).stage
  await site.db.updateTable('users').set({ stage: 8 }).where('id', '=', customer.userId).execute()
  await importFrom(
    site,
    breadWith((bread) => editFile(bread, 'course.json', 'bread-at-home', 'intro-change-management')),
  )
  expect(await stageOf()).toBe(6)
})

test('every mistake is named with file and line', async () => {
  const folder = breadWith((bread) => {
    editFile(bread, 'course.json', '"overviewQuestions": 1', '"overviewQuestions": "one",\n  "colour": "red"')
    editFile(bread, 'site/offer.json', '"currentCents": 4950', '"currentCents": 4.5')
    editFile(bread, 'site/hero.json', '"lead"', '"lede"')
    editFile(bread, 'lessons/oven/page-1.html', '</p>', '<script>alert(1)</script></p>\n<div onclick="x()">')
    editFile(bread, 'lessons/starter/page-1.html', 'images/loaf.svg', 'images/../../secret.svg')
    rmSync(join(bread, 'policies/terms.html'))
    writeFileSync(join(bread, 'notes.txt'), 'x')
  })
  expect(await mistakesIn(folder)).toEqual([
    'course.json:4: “overviewQuestions” must be a number',
    'course.json:5: “colour” is not known here. Remove it or correct its name',
    'lessons/oven/page-1.html:2: <script> is not allowed in texts',
    'lessons/oven/page-1.html:3: <div> may not have the attribute “onclick”',
    'lessons/oven/page-1.html:3: <div> is not closed',
    'lessons/starter/page-1.html:4: “images/../../secret.svg” is not a valid src of <img>',
    'lessons/starter/page-1.html:4: there is no image images/../../secret.svg in this folder',
    'notes.txt:1: does not belong to a course. Remove it or correct its name',
    'policies/terms.html:1: is missing',
    'site/hero.json:1: “lead”: Fill this in',
    'site/hero.json:4: “lede” is not known here. Remove it or correct its name',
    'site/offer.json:4: “currentCents”: Enter a price, such as 299 or 249.50',
  ])
})

test.each<[string, (bread: string) => void, string[]]>([
  [
    'broken JSON',
    (bread) => editFile(bread, 'quizzes/oven.json', '"questions": [', '"questions": [,'),
    ['quizzes/oven.json:2: a value is missing here'],
  ],
  [
    'a script, a handler and an unknown element',
    (bread) =>
      writeFileSync(
        join(bread, 'lessons/oven/page-1.html'),
        '<h2>Heat</h2>\n<p onclick="x()">Then wait.</p>\n<script>alert(1)</script>\n<a href="javascript:x()">x</a>\n<p><em>open</p>',
      ),
    [
      'lessons/oven/page-1.html:2: <p> may not have the attribute “onclick”',
      'lessons/oven/page-1.html:3: <script> is not allowed in texts',
      'lessons/oven/page-1.html:4: “javascript:x()” is not a valid href of <a>',
      'lessons/oven/page-1.html:5: <em> is not closed',
    ],
  ],
  [
    'an image outside of the folder',
    (bread) => editFile(bread, 'lessons/starter/page-1.html', 'images/loaf.svg', 'images/../../secret.svg'),
    [
      'lessons/starter/page-1.html:4: “images/../../secret.svg” is not a valid src of <img>',
      'lessons/starter/page-1.html:4: there is no image images/../../secret.svg in this folder',
    ],
  ],
  [
    'a drawing with a script',
    (bread) => editFile(bread, 'images/loaf.svg', '<title>', '\n<script>alert(1)</script><title>'),
    ['images/loaf.svg:2: contains a script, which is not allowed'],
  ],
  [
    'a link to another file of this machine',
    (bread) => {
      rmSync(join(bread, 'sample.html'))
      symlinkSync('/etc/passwd', join(bread, 'sample.html'))
    },
    ['sample.html:1: is a link. Put the file itself here'],
  ],
  [
    'another encoding',
    (bread) => writeFileSync(join(bread, 'sample.html'), Buffer.from('<p>caf\xe9</p>', 'latin1')),
    ['sample.html:1: is not text in UTF-8. Save it with this encoding'],
  ],
  [
    'a huge file',
    (bread) => writeFileSync(join(bread, 'sample.html'), 'x'.repeat(2_000_001)),
    ['sample.html:1: is too large; it may have 2 MB'],
  ],
  [
    'a folder too deep',
    (bread) => mkdirSync(join(bread, 'lessons/oven/a/b'), { recursive: true }),
    ['lessons/oven/a/b:1: is too deep; a course has no such folder'],
  ],
  [
    'too few questions, and two with one id',
    (bread) => editFile(bread, 'quizzes/starter.json', '"id": "starter-2"', '"id": "starter-1"'),
    ['quizzes/starter.json:17: two questions have the id “starter-1”'],
  ],
  [
    'a missing page',
    (bread) => {
      rmSync(join(bread, 'lessons/oven/page-1.html'))
    },
    ['lessons/oven/page-1.html:1: is missing'],
  ],
])('refuses %s', async (_, change, expected) => {
  expect(await mistakesIn(breadWith(change))).toEqual(expected)
})
