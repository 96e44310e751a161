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

const readBy = async (person: Member) => {
  const { data } = await person.rest.from('pages_read').select('lesson_id, page_number').throwOnError()
  return (data as { lesson_id: string; page_number: number }[])
    .map(({ lesson_id, page_number }) => `${lesson_id} ${page_number}`)
    .sort()
}

const outcome = async (saving: ReturnType<typeof savePageRead>) => {
  const { status, error } = await saving
  return error ? `${status} ${error.code}` : String(status)
}

test('a page is read once, at the time of the first reading', async () => {
  const learner = await site.paidCustomer()
  const first = await savePageRead(learner, 'lesson1', 1, { read_at: '2001-01-01T00:00:00Z' }).throwOnError()
  expect(first.status).toBe(201)
  expect(first.data.read_at > '2026').toBe(true)
  site.clock.advance(600)
  const second = await savePageRead(learner, 'lesson1', 1).throwOnError()
  expect(second.status).toBe(200)
  expect(second.data).toEqual(first.data)
  await savePageRead(learner, 'lesson1', 3).throwOnError()
  expect(await readBy(learner)).toEqual(['lesson1 1', 'lesson1 3'])
})

test('many tabs that tell it at once leave one row', async () => {
  const learner = await site.paidCustomer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => savePageRead(learner, 'lesson1', 2)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ data }) => data?.read_at)).size).toBe(1)
  expect(await readBy(learner)).toEqual(['lesson1 2'])
})

test('a lesson is read when it is open', async () => {
  const learner = await site.paidCustomer()
  expect(await outcome(savePageRead(learner, 'lesson2', 1))).toBe('403 42501')
  await passQuizzes(learner, 1)
  expect(await outcome(savePageRead(learner, 'lesson2', 1))).toBe('201')
  expect(await outcome(savePageRead(await site.signedUp(), 'lesson1', 1))).toBe('403 42501')
  expect(await outcome(savePageRead(await site.administrator(), 'lesson4', 3))).toBe('201')
})

test.each([
  { name: 'a page beyond the last', lesson: 'lesson1', page: 4, answer: '400 23514' },
  { name: 'page 0', lesson: 'lesson1', page: 0, answer: '400 23514' },
  { name: 'half a page', lesson: 'lesson1', page: 1.5, answer: '400 23514' },
  { name: 'another lesson', lesson: 'lesson9', page: 1, answer: '400 23514' },
])('$name is refused and leaves nothing', async ({ lesson, page, answer }) => {
  const learner = await site.paidCustomer()
  expect(await outcome(savePageRead(learner, lesson, page))).toBe(answer)
  expect(await readBy(learner)).toEqual([])
})

test('nobody writes or reads what another person has read', async () => {
  const victim = await site.paidCustomer()
  await savePageRead(victim, 'lesson1', 1).throwOnError()
  for (const other of [await site.paidCustomer(), await site.administrator()]) {
    expect(await outcome(savePageRead(other, 'lesson1', 2, { customer_id: victim.userId }))).toBe('403 42501')
    const { data } = await other.rest.from('pages_read').select('*').eq('customer_id', victim.userId)
    expect(data).toEqual([])
  }
  expect((await site.visitor().rest.from('pages_read').select('*')).status).toBe(401)
  expect(await readBy(victim)).toEqual(['lesson1 1'])
})
