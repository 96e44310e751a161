import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { hasEtag } from './etag.ts'

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"aa", a', false],
])('%s has the version: %s', (header, expected) => {
  expect(hasEtag({ headers: { 'if-none-match': header } } as FastifyRequest, '"a"')).toBe(expected)
})
