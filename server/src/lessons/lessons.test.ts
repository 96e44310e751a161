import { lessonTextId } from '@course/contract/editing/texts'
import { type LessonId, lessonIds, pageCountOf } from '@course/contract/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBuiltInTexts } from '../editing/seed-built-in-texts.ts'
import { fetchLessonPages, passQuizzes, submitQuiz } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { lessonTexts } from './texts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const save = (person: Pick<Member, 'rest'>, row: Record<string, unknown>) =>
  person.rest
    .from('lesson_content')
    .upsert(
      { lesson_id: 'lesson3', page_number: 4, content: '<p>x</p>', updated_by: 'me', ...row },
      {
        onConflict: 'lesson_id,page_number',
      },
    )
    .select()
    .single()

const listVersions = (lessonId: LessonId, pageNumber: number) =>
  site.db
    .selectFrom('text_versions')
    .selectAll()
    .where('text_id', '=', lessonTextId(lessonId, pageNumber))
    .orderBy('version')
    .execute()

test.each(lessonIds())('the administrator gets the built-in pages of %s in order', async (lessonId) => {
  const pages = await fetchLessonPages(await site.administrator(), lessonId)
  expect(pages.map((page) => page.page_number)).toEqual(
    Array.from({ length: pageCountOf(lessonId) }, (_, index) => index + 1),
  )
  const builtIn = lessonTexts.builtInTexts().filter((page) => page.lessonId === lessonId)
  expect(pages.map((page) => page.content)).toEqual(builtIn.map((page) => page.content))
  for (const page of pages) expect(page.updated_by).toBeNull()
})

test('a paying learner can read a lesson only once it is unlocked', async () => {
  const learner = await site.paidCustomer()
  expect(await fetchLessonPages(learner, 'lesson1')).toHaveLength(3)
  expect(await fetchLessonPages(learner, 'lesson2')).toEqual([])
  await submitQuiz(learner, 'lesson1', { correct: 3, of: 5 })
  expect(await fetchLessonPages(learner, 'lesson2')).toEqual([])
  await submitQuiz(learner, 'lesson1', { correct: 4, of: 5 })
  expect(await fetchLessonPages(learner, 'lesson2')).toHaveLength(3)
  expect(await fetchLessonPages(learner, 'lesson3')).toEqual([])
})

test('selecting all lessons returns the unlocked ones', async () => {
  const learner = await site.paidCustomer()
  await passQuizzes(learner, 2)
  const fetchLessonIds = async (person: Pick<Member, 'rest'>) => {
    const { data } = await person.rest.from('lesson_content').select('lesson_id, page_number')
    return [...new Set(data!.map((row) => row.lesson_id as string))].sort()
  }
  expect(await fetchLessonIds(learner)).toEqual(['lesson1', 'lesson2', 'lesson3'])
  expect(await fetchLessonIds(await site.administrator())).toEqual([...lessonIds()])
})

test.each([
  { who: 'a visitor', person: async () => site.visitor() },
  { who: 'a user who has not paid', person: () => site.signedUp() },
  {
    who: 'a user who has not paid but passed every quiz',
    person: async () => {
      const user = await site.signedUp()
      await passQuizzes(user, 4)
      return user
    },
  },
])('$who gets no text, whatever the query', async ({ person }) => {
  const reader = await person()
  for (const lessonId of lessonIds()) expect(await fetchLessonPages(reader, lessonId)).toEqual([])
  const table = reader.rest.from('lesson_content')
  expect((await table.select('*')).data).toEqual([])
  expect((await table.select('*').in('lesson_id', [...lessonIds()])).data).toEqual([])
  expect((await table.select('content').eq('page_number', 1)).data).toEqual([])
  const counted = await table.select('*', { count: 'exact', head: true })
  expect(counted.count).toBe(0)
})

test('a locked lesson stays locked, whatever the query', async () => {
  const learner = await site.paidCustomer()
  const table = learner.rest.from('lesson_content')
  expect((await table.select('*').in('lesson_id', ['lesson2', 'lesson4'])).data).toEqual([])
  expect((await table.select('*').in('lesson_id', ['lesson1', 'lesson2'])).data).toHaveLength(3)
  expect((await table.select('*').eq('lesson_id', 'lesson1').eq('lesson_id', 'lesson2')).data).toEqual([])
  const both = await learner.fetch('/rest/v1/lesson_content?lesson_id=eq.lesson2&lesson_id=eq.lesson1')
  expect(await both.json()).toEqual([])
  const twice = await learner.fetch(
    '/rest/v1/lesson_content?lesson_id=in.(lesson2)&lesson_id=in.(lesson2,lesson1)',
  )
  expect(await twice.json()).toEqual([])
})

test('a save is sanitized, records its author, and keeps the previous version', async () => {
  const administrator = await site.administrator()
  const [before] = await fetchLessonPages(administrator, 'lesson1')
  const hostile = '<p onclick="alert(1)">New <b>text</b></p><script>alert(1)</script>'
  const { data, status, error } = await save(administrator, {
    lesson_id: 'lesson1',
    page_number: 1,
    content: hostile,
    updated_by: 'someone-else',
  })
  expect(error).toBeNull()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    content: '<p>New <strong>text</strong></p>',
    updated_by: administrator.userId,
  })
  const [now, ...others] = await fetchLessonPages(administrator, 'lesson1')
  expect(now).toEqual(data)
  expect(others).toHaveLength(2)
  expect(await listVersions('lesson1', 1)).toMatchObject([
    { version: 1, content: before!.content, author: null },
    { version: 2, content: now!.content, author: administrator.userId },
  ])
})

test('learners do not see which account edited a lesson', async () => {
  const administrator = await site.administrator()
  await save(administrator, { lesson_id: 'lesson1', page_number: 2, content: '<p>By staff</p>' })
  const learner = await site.paidCustomer()
  const pages = await fetchLessonPages(learner, 'lesson1')
  expect(pages[1]?.content).toBe('<p>By staff</p>')
  expect(JSON.stringify(pages)).not.toContain(administrator.userId)
  const { status } = await learner.rest.from('lesson_content').select('updated_by').eq('lesson_id', 'lesson1')
  expect(status).toBe(403)
})

test('concurrent saves are all kept as versions', async () => {
  const administrator = await site.administrator()
  const texts = Array.from({ length: 10 }, (_, index) => `<p>Text ${index}</p>`)
  const results = await Promise.all(
    texts.map((content) => save(administrator, { lesson_id: 'lesson2', page_number: 2, content })),
  )
  for (const { error } of results) expect(error).toBeNull()
  const savedVersions = await listVersions('lesson2', 2)
  expect(savedVersions.map((row) => row.version)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
  expect(new Set(savedVersions.slice(1).map((row) => row.content))).toEqual(new Set(texts))
  expect((await fetchLessonPages(administrator, 'lesson2'))[1]!.content).toBe(savedVersions.at(-1)!.content)
})

test.each([
  { who: 'a visitor', person: async () => site.visitor(), status: 401 },
  { who: 'a user', person: () => site.signedUp(), status: 403 },
  { who: 'a paying learner', person: () => site.paidCustomer(), status: 403 },
])('$who cannot save', async ({ person, status }) => {
  const before = await listVersions('lesson3', 4)
  const response = await save(await person(), {})
  expect([response.status, response.error!.code]).toEqual([status, '42501'])
  expect(await listVersions('lesson3', 4)).toEqual(before)
})

test.each([
  {
    name: 'a page number above the page count',
    row: { lesson_id: 'lesson1', page_number: 4 },
    code: '23514',
  },
  { name: 'page zero', row: { page_number: 0 }, code: '23514' },
  { name: 'a fractional page number', row: { page_number: 1.5 }, code: '23514' },
  { name: 'an unknown lesson', row: { lesson_id: 'lesson7' }, code: '23514' },
  { name: 'no text', row: { content: null }, code: '23502' },
  { name: 'a text with too many elements', row: { content: '<p>'.repeat(10_001) }, code: '23514' },
  { name: 'a text that is too long', row: { content: 'x'.repeat(200_001) }, code: '23514' },
  { name: 'an unknown column', row: { version: 9 }, code: 'PGRST204' },
])('$name is refused', async ({ row, code }) => {
  const { error, status } = await save(await site.administrator(), row)
  expect([status, error!.code]).toEqual([400, code])
})

test('null characters and lone surrogates are removed or replaced before saving', async () => {
  const { data } = await save(await site.administrator(), {
    content: '<p>a\u0000b \ud800 c</p>',
  }).throwOnError()
  expect(data!.content).toBe('<p>ab \ufffd c</p>')
})

test('lesson text cannot be deleted, updated or inserted directly', async () => {
  const table = (await site.administrator()).rest.from('lesson_content')
  expect((await table.delete().eq('lesson_id', 'lesson1')).error!.code).toBe('42501')
  expect((await table.update({ content: '' }).eq('lesson_id', 'lesson1')).error!.code).toBe('42501')
  expect((await table.insert({ lesson_id: 'lesson1', page_number: 1, content: '' })).error!.code).toBe(
    '42501',
  )
  expect((await (await site.administrator()).rest.from('text_versions').select('*')).error!.code).toBe(
    'PGRST205',
  )
})

test('a built-in page is updated with the course until it is edited', async () => {
  await save(await site.administrator(), { lesson_id: 'lesson4', page_number: 1, content: '<p>Edited</p>' })
  // Simulates the built-in text of an older release.
  await site.db
    .updateTable('text_versions')
    .set({ content: '<p>Older text</p>' })
    .where('text_id', '=', 'lesson4/2')
    .execute()
  await Promise.all(Array.from({ length: 3 }, () => seedBuiltInTexts(site, lessonTexts)))
  const builtIn = lessonTexts.builtInTexts().filter((page) => page.lessonId === 'lesson4')
  const pages = await fetchLessonPages(await site.administrator(), 'lesson4')
  expect(pages[0]!.content).toBe('<p>Edited</p>')
  expect(pages[1]!.content).toBe(builtIn[1]!.content)
  expect((await listVersions('lesson4', 1)).map((row) => row.version)).toEqual([1, 2])
  expect((await listVersions('lesson4', 2)).map((row) => row.version)).toEqual([1, 2])
})

test('seeding without changes writes nothing', async () => {
  const texts = () =>
    site.db.selectFrom('text_versions').selectAll().orderBy('text_id').orderBy('version').execute()
  const before = await texts()
  for (const kind of site.textKinds) await seedBuiltInTexts(site, kind)
  expect(await texts()).toEqual(before)
})
