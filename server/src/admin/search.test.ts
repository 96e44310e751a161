import type { AdminSearchHits } from '@course/contract/admin/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData } from '../testing/admin.ts'
import { completeLessons, passQuizzes } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let owner: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
})
afterAll(() => close?.())

const search = (q: string) => callFunctionData<AdminSearchHits>(owner, 'admin-search', { q })

test('finds a customer with their order and certificate, by email and by each number', async () => {
  const learner = await site.paidCustomer('ada@search.example')
  await site.paidCustomer('grace@search.example')
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  await learner.functions.invoke('issue-certificate', { body: { studentName: 'Ada L.', completionDate } })

  const found = await search('ada@search')
  expect(found.customers).toMatchObject([{ path: `/admin/customers/${learner.userId}` }])
  expect(found.orders).toMatchObject([{ detail: 'ada@search.example, $299.00' }])
  expect(found.certificates).toMatchObject([{ detail: 'Ada L.' }])
  const [order] = found.orders
  const [certificate] = found.certificates
  expect((await search(order!.title)).orders).toEqual([order])
  expect((await search(certificate!.title)).certificates).toEqual([certificate])
  expect((await search('search.example')).orders).toHaveLength(2)
})

test('finds the oldest of many certificates of a customer by its number', async () => {
  const { userId } = await site.paidCustomer('many@search.example')
  const numbers = Array.from({ length: 9 }, (_, index) => `AAAA${index}-BBBBB-CCCCC-DDDDD`)
  await site.db
    .insertInto('certificates')
    .values(
      numbers.map((number, index) => ({
        number,
        customer_id: userId,
        course_id: `course ${index}`,
        issued_at: `2026-01-0${index + 1}T00:00:00.000Z`,
        is_private: 0,
        withdrawn_at: null,
        withdrawn_by: null,
      })),
    )
    .execute()
  expect((await search('many@search.example')).certificates).toHaveLength(6)
  expect((await search(numbers[0]!.toLowerCase())).certificates).toMatchObject([{ title: numbers[0] }])
})

test('finds words with letters beyond ASCII in any case, and with characters that are stored escaped', async () => {
  const content = '<p>Émile GRÖSSER asks R&amp;D for &quot;one Überplan&quot;.</p>'
  await site.db.updateTable('text_versions').set({ content }).where('text_id', '=', 'lesson2/1').execute()
  for (const q of ['ÉMILE', 'émile grösser', 'r&d', 'R&D for "one', 'überplan']) {
    const { texts } = await search(q)
    expect([q, texts.map(({ title }) => title)]).toEqual([q, ['Lesson 2, page 1']])
    expect(texts[0]?.detail).toContain('GRÖSSER asks R&D for "one')
  }
})

test('finds texts by their name and by words in them, but not by markup or names of fields', async () => {
  expect((await search('lesson 2, page 1')).texts).toEqual([
    { title: 'Lesson 2, page 1', detail: '', path: '/lesson-2?page=1' },
  ])
  const [text] = (await search('purchasing system went live')).texts
  expect(text).toMatchObject({ title: 'Lesson 1, page 1' })
  expect(text?.detail).toContain('purchasing system went live on the planned Monday')
  expect((await search('</h2>')).texts).toEqual([])
  expect((await search('100%_\\')).texts).toEqual([])
})

test('refuses a search that would find almost everything', async () => {
  expect(await callFunction(owner, 'admin-search', { q: ' a ' })).toMatchObject({ status: 400 })
})
