import { hkdfSync } from 'node:crypto'
import { type Clock, nowIso } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Tx } from './database.ts'
import { ConfigError } from './environment.ts'
import { findSecret, loadOrCreateSecret, SECRET_NAMES, type SecretName } from './secrets.ts'

declare module './database.ts' {
  interface Tables {
    secret_fingerprints: { name: SecretName; fingerprint: string; stored_at: string }
  }
}

type SecretConfig = Pick<Config, 'dataDir' | 'jwtSecret' | 'credentialSecret'>

/**
 * Creates all secrets of a new site and stores their fingerprints in the database. Throws if the database belongs to a
 * site with other secrets: this machine could decrypt neither its queued emails nor its authenticator secrets.
 */
export async function claimSecrets(db: Db, clock: Clock, config: SecretConfig): Promise<void> {
  await requireSameSecrets(db, config)
  await db.transaction().execute(async (trx) => {
    for (const name of SECRET_NAMES) {
      const secret = configuredSecret(config, name) ?? loadOrCreateSecret(config.dataDir, name)
      await trx
        .insertInto('secret_fingerprints')
        .values({ name, fingerprint: fingerprintOf(secret), stored_at: nowIso(clock) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    }
  })
  // Another machine may have stored its own at the same time.
  await requireSameSecrets(db, config)
}

/** Throws if this machine does not have the secrets of the site. Creates nothing. */
export async function requireSameSecrets(db: Db, config: SecretConfig): Promise<void> {
  const { missing, different } = await compareSecrets(db, config)
  if (missing.length === 0 && different.length === 0) return
  const problems = [
    ...(missing.length > 0 ? [`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`] : []),
    ...(different.length > 0
      ? [`${different.join(', ')} ${different.length > 1 ? 'differ' : 'differs'}`]
      : []),
  ]
  throw new ConfigError([
    `This machine does not have the secrets of the site (${problems.join('; ')}). Copy DATA_DIR/secrets from a machine ` +
      'where the site runs, and use the same JWT_SECRET and CREDENTIAL_SECRET. If the old secrets are lost or you ' +
      'replaced them on purpose: npm run admin -- accept-secrets',
  ])
}

/** Makes the secrets of this machine the secrets of the site. Returns the names of the replaced ones. */
export async function acceptSecrets(trx: Tx, clock: Clock, config: SecretConfig): Promise<SecretName[]> {
  const { missing, different } = await compareSecrets(trx, config)
  for (const name of [...missing, ...different]) {
    const secret = configuredSecret(config, name) ?? loadOrCreateSecret(config.dataDir, name)
    await trx
      .updateTable('secret_fingerprints')
      .set({ fingerprint: fingerprintOf(secret), stored_at: nowIso(clock) })
      .where('name', '=', name)
      .execute()
  }
  return [...missing, ...different]
}

async function compareSecrets(db: Db, config: SecretConfig) {
  const stored = await db.selectFrom('secret_fingerprints').select(['name', 'fingerprint']).execute()
  const missing: SecretName[] = []
  const different: SecretName[] = []
  for (const { name, fingerprint } of stored) {
    const secret = configuredSecret(config, name) ?? findSecret(config.dataDir, name)
    if (secret === undefined) missing.push(name)
    else if (fingerprintOf(secret) !== fingerprint) different.push(name)
  }
  return { missing: missing.sort(), different: different.sort() }
}

const configuredSecret = (config: SecretConfig, name: SecretName): string | undefined =>
  ({ jwt: config.jwtSecret, credentials: config.credentialSecret, accounts: undefined, mail: undefined })[
    name
  ]

/** Reveals nothing about the secret, which is random or at least 32 characters long. */
const fingerprintOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', 16)).toString('hex')
