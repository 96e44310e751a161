import { expect, test } from 'vitest'
import { requireNode } from './node-version.ts'

test('compares versions by number, and says which Node is required', () => {
  expect(() => requireNode('24.9.1')).toThrow('Node 24.15.0 or newer is required; this is Node 24.9.1')
  for (const version of ['24.15.0', '24.100.0', '26.0.0-nightly'])
    expect(() => requireNode(version)).not.toThrow()
})
