import { expect, test } from 'vitest'
import { targetId } from './scroll.ts'

test.each([
  ['uses the section in the navigation state', { scrollTo: 'lessons' }, '', 'lessons'],
  ['prefers the state over the hash', { scrollTo: 'lessons' }, '#payment', 'lessons'],
  ['uses the hash without state', null, '#enrollment', 'enrollment'],
  ['decodes the hash', null, '#caf%C3%A9', 'café'],
  ['ignores an invalid hash', null, '#%E0%A4%A', undefined],
  ['ignores other state', { from: '/admin' }, '', undefined],
  ['returns undefined without state and hash', null, '', undefined],
])('%s', (_name, state, hash, expected) => {
  expect(targetId(state, hash)).toBe(expected)
})
