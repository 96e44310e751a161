import { expect, test } from 'vitest'
import { entriesSchema } from './entries-schema.ts'

test('rejects entries that cannot be answers', () => {
  const accepts = (entries: unknown) => entriesSchema.safeParse(entries).success
  expect(accepts({ 'w01/factors/r1/today': [55, 1, 'a'] })).toBe(true)
  for (const invalid of [
    { __proto__x: [1, 1, 'a'] },
    { 'w01/../x': [1, 1, 'a'] },
    { 'w01/a/b/c/d': [1, 1, 'a'] },
    { 'w01/a': [{ x: 1 }, 1, 'a'] },
    { 'w01/a': ['x'.repeat(2001), 1, 'a'] },
    { 'w01/a': [1, -1, 'a'] },
    { 'w01/a': [1, 1, ''] },
  ])
    expect(accepts(invalid), JSON.stringify(invalid)).toBe(false)
})
