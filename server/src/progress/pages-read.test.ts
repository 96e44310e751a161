import { afterAll, beforeAll, expect, test } from 'vitest'
import { passQuizzes, savePageRead } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const listPagesRead = async (person: Member) => {
  const { data } = await person.rest.from('pages_read').select('lesson_id, page_number').throwOnError()
  return (data as { lesson_id: string; page_number: number }[])
    .map(({ lesson_id, page_number }) => `${lesson_id} ${page_number}`)
    .sort()
}

const outcome = async (saving: ReturnType<typeof savePageRead>) => {
  const { status, error } = await saving
  return error ? `${status} ${error.code}` : String(status)
}

test('records a page once, with the server time of the first read', async () => {
  const learner = await site.paidCustomer()
  const first = await savePageRead(learner, 'lesson1', 1, { read_at: '2001-01-01T00:00:00Z' }).throwOnError()
  expect(first.status).toBe(201)
  expect(first.data.read_at > '2026').toBe(true)
  site.clock.advance(600)
  const second = await savePageRead(learner, 'lesson1', 1).throwOnError()
  expect(second.status).toBe(200)
  expect(second.data).toEqual(first.data)
  await savePageRead(learner, 'lesson1', 3).throwOnError()
  expect(await listPagesRead(learner)).toEqual(['lesson1 1', 'lesson1 3'])
})

test('stores one row when many tabs save at once', async () => {
  const learner = await site.paidCustomer()
  const responses = await Promise.all(Array.from({ length: 10 }, () => savePageRead(learner, 'lesson1', 2)))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(responses.map(({ data }) => data?.read_at)).size).toBe(1)
  expect(await listPagesRead(learner)).toEqual(['lesson1 2'])
})

test('accepts pages of unlocked lessons only', async () => {
  const learner = await site.paidCustomer()
  expect(await outcome(savePageRead(learner, 'lesson2', 1))).toBe('403 42501')
  await passQuizzes(learner, 1)
  expect(await outcome(savePageRead(learner, 'lesson2', 1))).toBe('201')
  expect(await outcome(savePageRead(await site.signedUp(), 'lesson1', 1))).toBe('403 42501')
  expect(await outcome(savePageRead(await site.administrator(), 'lesson4', 3))).toBe('201')
})

test.each([
  { name: 'a page beyond the last', lesson: 'lesson1', page: 4, expected: '400 23514' },
  { name: 'page 0', lesson: 'lesson1', page: 0, expected: '400 23514' },
  { name: 'half a page', lesson: 'lesson1', page: 1.5, expected: '400 23514' },
  { name: 'another lesson', lesson: 'lesson9', page: 1, expected: '400 23514' },
])('refuses $name and stores nothing', async ({ lesson, page, expected }) => {
  const learner = await site.paidCustomer()
  expect(await outcome(savePageRead(learner, lesson, page))).toBe(expected)
  expect(await listPagesRead(learner)).toEqual([])
})

test('keeps pages read private from other customers and administrators', async () => {
  const victim = await site.paidCustomer()
  await savePageRead(victim, 'lesson1', 1).throwOnError()
  for (const other of [await site.paidCustomer(), await site.administrator()]) {
    expect(await outcome(savePageRead(other, 'lesson1', 2, { customer_id: victim.userId }))).toBe('403 42501')
    const { data } = await other.rest.from('pages_read').select('*').eq('customer_id', victim.userId)
    expect(data).toEqual([])
  }
  expect((await site.visitor().rest.from('pages_read').select('*')).status).toBe(401)
  expect(await listPagesRead(victim)).toEqual(['lesson1 1'])
})
