import { expect, test } from 'vitest'
import type { Site } from '../site.ts'
import { keptAnswers } from './kept-answers.ts'

const site = {} as Site

test('rows are read once while the stamp stays, and again when it moves', async () => {
  let stamp = 1
  let reads = 0
  const read = async () => [{ read: ++reads }]
  const answer = keptAnswers(site, () => stamp)
  const text = async (key: string) => (await answer(key, read)).body.identity.toString()
  expect([await text('a'), await text('a'), await text('b')]).toEqual([
    '[{"read":1}]',
    '[{"read":1}]',
    '[{"read":2}]',
  ])
  stamp = 2
  expect([await text('a'), await text('a')]).toEqual(['[{"read":3}]', '[{"read":3}]'])
})

test('rows that change while they are read are not served under the newer stamp', async () => {
  let stamp = 1
  let content = 'before'
  const answer = keptAnswers(site, () => stamp)
  await answer('a', async () => {
    const rows = [{ content }]
    content = 'after'
    stamp = 2
    return rows
  })
  const { body } = await answer('a', async () => [{ content }])
  expect(body.identity.toString()).toBe('[{"content":"after"}]')
})

test('what is kept stays bounded', async () => {
  const answer = keptAnswers(site, () => 1)
  let reads = 0
  const read = async () => {
    reads++
    return []
  }
  for (let round = 0; round < 2; round++) {
    for (let key = 0; key < 200; key++) await answer(String(key), read)
  }
  expect(reads).toBe(400)
})
