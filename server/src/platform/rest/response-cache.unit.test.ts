import { expect, test } from 'vitest'
import type { Site } from '../site.ts'
import { readQuery } from './query.ts'
import { resource } from './resource.ts'
import { cacheKey, responseCache } from './response-cache.ts'

const site = {} as Site
const cacheOf = (revision: () => number) =>
  responseCache(site, { column: 'lesson_id', values: ['a', 'b'], order: 'page_number', revision })

test('rows are read once while the revision stays, and again when it moves', async () => {
  let revision = 1
  let reads = 0
  const read = async () => [{ read: ++reads }]
  const respond = cacheOf(() => revision)
  const text = async (key: string) => (await respond(key, read)).body.identity.toString()
  expect([await text('a'), await text('a'), await text('b')]).toEqual([
    '[{"read":1}]',
    '[{"read":1}]',
    '[{"read":2}]',
  ])
  revision = 2
  expect([await text('a'), await text('a')]).toEqual(['[{"read":3}]', '[{"read":3}]'])
})

test('readers at the same moment share one read', async () => {
  let reads = 0
  const respond = cacheOf(() => 1)
  const read = async () => [{ read: ++reads }]
  await Promise.all(Array.from({ length: 20 }, () => respond('a', read)))
  expect(reads).toBe(1)
})

test('rows that change while they are read are not served under the newer revision', async () => {
  let revision = 1
  let content = 'before'
  const respond = cacheOf(() => revision)
  await respond('a', async () => {
    const rows = [{ content }]
    content = 'after'
    revision = 2
    return rows
  })
  const { body } = await respond('a', async () => [{ content }])
  expect(body.identity.toString()).toBe('[{"content":"after"}]')
})

test('a failed read is told to its reader and tried again for the next', async () => {
  const respond = cacheOf(() => 1)
  await expect(respond('a', async () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  expect((await respond('a', async () => [])).count).toBe(0)
})

const lessons = resource('lesson_content', {
  columns: { lesson_id: 'text', page_number: 'integer' },
  select: {
    access: 'visitor',
    rateLimit: 'unlimited',
    columns: ['lesson_id', 'page_number'],
    filters: ['lesson_id', 'page_number'],
    order: ['lesson_id', 'page_number'],
    rows: () => ({ lesson_id: 'a' }),
    cache: { column: 'lesson_id', values: ['a', 'b'], order: 'page_number', revision: () => 1 },
  },
})
const whole = { select: '*', lesson_id: 'eq.a', order: 'page_number.asc' }

test.each<[string, Record<string, string>, string | undefined]>([
  ['the pages of a lesson', whole, 'a'],
  ['some columns', { ...whole, select: 'page_number' }, undefined],
  ['one page', { ...whole, page_number: 'eq.1' }, undefined],
  ['several lessons', { ...whole, lesson_id: 'in.(a,b)' }, undefined],
  ['a lesson that is none', { ...whole, lesson_id: 'eq.c' }, undefined],
  ['another lesson than the reader may see', { ...whole, lesson_id: 'eq.b' }, undefined],
  ['a part', { ...whole, limit: '2' }, undefined],
  ['another part', { ...whole, offset: '1' }, undefined],
  ['another order', { ...whole, order: 'page_number.desc' }, undefined],
  ['no order', { select: '*', lesson_id: 'eq.a' }, undefined],
])('%s', (_name, query, key) => {
  const rule = lessons.select!
  expect(cacheKey(rule, readQuery(lessons, rule, query), { lesson_id: 'a' })).toBe(key)
})
