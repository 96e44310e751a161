import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys derived from stored secrets (HKDF). Processes that share a data folder share them. */
export type Secrets = { derive(secret: string, purpose: string): Buffer }

export function openSecrets(dataDir: string): Secrets {
  const keys = new Map<string, Buffer>()
  return {
    derive(secret, purpose) {
      const id = `${secret}:${purpose}`
      const key =
        keys.get(id) ?? Buffer.from(hkdfSync('sha256', loadOrCreateSecret(dataDir, secret), '', purpose, 32))
      keys.set(id, key)
      return key
    },
  }
}

/**
 * A secret that is made at first start and kept in the data folder, readable by its owner only. Two processes that
 * start at once agree on one: the file appears whole, by a link that fails when another one was faster.
 */
export function loadOrCreateSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const known = readIfThere(file)
  if (known) return known

  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  chmodSync(file, 0o600)
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
