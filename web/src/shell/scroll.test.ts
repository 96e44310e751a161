import { expect, test } from 'vitest'
import { targetId } from './scroll.ts'

test.each([
  ['navigation state names the section', { scrollTo: 'lessons' }, '', 'lessons'],
  ['state wins over the hash', { scrollTo: 'lessons' }, '#payment', 'lessons'],
  ['a plain hash does too', null, '#enrollment', 'enrollment'],
  ['an encoded hash is decoded', null, '#caf%C3%A9', 'café'],
  ['a broken hash names nothing', null, '#%E0%A4%A', undefined],
  ['other state names nothing', { from: '/admin' }, '', undefined],
  ['nothing names nothing', null, '', undefined],
])('%s', (_name, state, hash, expected) => {
  expect(targetId(state, hash)).toBe(expected)
})
