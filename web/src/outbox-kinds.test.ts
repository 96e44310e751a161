import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outboxKinds } from './outbox-kinds.ts'

const folder = new URL('./', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)

test('lists every kind of work that waits in the browser, so that none is lost at a sign-out after a reload', () => {
  const names = sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/defineOutboxKind<.*>\(\{\s+name: '(.+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(names).toContain('plan-entries')
  expect(Object.keys(outboxKinds)).toEqual(expect.arrayContaining(names))
})
