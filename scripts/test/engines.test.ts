import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependsOnEngine } from '../../vitest.config.ts'
import { ROOT } from '../prepare.mjs'

test('every pattern of tests that run on both databases matches a file', () => {
  const patterns = dependsOnEngine.flatMap((pattern) => {
    const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [undefined, pattern, '', '']
    return names!.split(',').map((name) => `server/${before}${name}${after}`)
  })
  const unmatched = patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)
  expect(unmatched).toEqual([])
})
