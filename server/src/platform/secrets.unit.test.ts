import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/start-process.ts'
import { loadOrCreateSecret } from './secrets.ts'

test('creates a secret once, and refuses an empty file instead of using an empty key', () => {
  const folder = temporaryFolder()
  const secret = loadOrCreateSecret(folder, 'jwt')
  expect(secret).toHaveLength(64)
  expect(loadOrCreateSecret(folder, 'jwt')).toBe(secret)

  writeFileSync(join(folder, 'secrets', 'mail'), '')
  expect(() => loadOrCreateSecret(folder, 'mail')).toThrow('secrets/mail is empty')
})
