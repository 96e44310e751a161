import { expect, test } from 'vitest'
import type { Site } from '../../platform/site.ts'
import { parseQuery } from './query.ts'
import { resource } from './resource.ts'
import { cacheKey, responseCache } from './response-cache.ts'

const site = {} as Site
const cacheOf = (revision: () => number) =>
  responseCache(site, { column: 'lesson_id', values: () => ['a', 'b'], order: 'page_number', revision })

test('reads rows once per revision', async () => {
  let revision = 1
  let reads = 0
  const read = async () => [{ read: ++reads }]
  const respond = cacheOf(() => revision)
  const text = async (key: string) => (await (await respond(key, read)).body('identity')).toString()
  expect([await text('a'), await text('a'), await text('b')]).toEqual([
    '[{"read":1}]',
    '[{"read":1}]',
    '[{"read":2}]',
  ])
  revision = 2
  expect([await text('a'), await text('a')]).toEqual(['[{"read":3}]', '[{"read":3}]'])
})

test('concurrent requests share one read', async () => {
  let reads = 0
  const respond = cacheOf(() => 1)
  const read = async () => [{ read: ++reads }]
  await Promise.all(Array.from({ length: 20 }, () => respond('a', read)))
  expect(reads).toBe(1)
})

test('does not serve rows that changed during the read under the newer revision', async () => {
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
  expect((await body('identity')).toString()).toBe('[{"content":"after"}]')
})

test('rejects a failed read and retries it for the next request', async () => {
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
    cache: { column: 'lesson_id', values: () => ['a', 'b'], order: 'page_number', revision: () => 1 },
  },
})
const lessonQuery = { select: '*', lesson_id: 'eq.a', order: 'page_number.asc' }

test.each<[string, Record<string, string>, string | undefined]>([
  ['the pages of a lesson', lessonQuery, 'a'],
  ['some columns', { ...lessonQuery, select: 'page_number' }, undefined],
  ['one page', { ...lessonQuery, page_number: 'eq.1' }, undefined],
  ['several lessons', { ...lessonQuery, lesson_id: 'in.(a,b)' }, undefined],
  ['an unknown lesson', { ...lessonQuery, lesson_id: 'eq.c' }, undefined],
  ['a lesson that the caller may not read', { ...lessonQuery, lesson_id: 'eq.b' }, undefined],
  ['a limit', { ...lessonQuery, limit: '2' }, undefined],
  ['an offset', { ...lessonQuery, offset: '1' }, undefined],
  ['another order', { ...lessonQuery, order: 'page_number.desc' }, undefined],
  ['no order', { select: '*', lesson_id: 'eq.a' }, undefined],
])('cache key for %s', (_name, query, key) => {
  const rule = lessons.select!
  expect(cacheKey(rule, parseQuery(lessons, rule, query), { lesson_id: 'a' })).toBe(key)
})
