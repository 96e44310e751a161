import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './environment.ts'

/** The secrets that all machines of a site share. They are created together, at the first start. */
export const SECRET_NAMES = ['accounts', 'credentials', 'jwt', 'mail'] as const
export type SecretName = (typeof SECRET_NAMES)[number]

/** Keys derived from stored secrets (HKDF). Processes that share a data folder share them. */
export type Secrets = { derive(secret: SecretName, purpose: string): Buffer }

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
 * A secret created at first start and stored in the data folder, readable by its owner only. Two processes
 * starting at once agree on one: the file is created by an atomic link.
 */
export function loadOrCreateSecret(dataDir: string, name: SecretName | 'sandbox-webhook'): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const existing = findSecret(dataDir, name)
  if (existing) return existing

  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(temporaryFile, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile, { force: true })
  }
  chmodSync(file, 0o600)
  const secret = findSecret(dataDir, name)
  if (!secret)
    throw new ConfigError([`DATA_DIR/secrets/${name} is empty. Copy it from a backup, or delete it`])
  return secret
}

export function findSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
