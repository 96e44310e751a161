import { hash, hkdfSync } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import { loadOrCreateSecret } from '../../platform/secrets.ts'
import { publicKeyFromSeed } from './key-format.ts'

type KeyRow = { generation: number; public_key: string; created_at: string; removed_at: string | null }

declare module '../../platform/database.ts' {
  interface Tables {
    credential_keys: KeyRow
  }
}

type KeyConfig = Pick<Config, 'dataDir' | 'credentialSecret'>

/** All generations of keys are derived from one secret; the database has only the public keys. */
function deriveSeed(config: KeyConfig, generation: number): Uint8Array {
  const secret = config.credentialSecret ?? loadOrCreateSecret(config.dataDir, 'credentials')
  const salt = hash('sha256', String(generation), 'buffer')
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'ed25519:credentials', 32))
}

/** Keys that are not removed, newest first. */
export const listActiveKeys = (db: Db): Promise<KeyRow[]> =>
  db
    .selectFrom('credential_keys')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('generation', 'desc')
    .execute()

/** The newest key. Creates one if there is none or the secret has changed. */
export async function findOrCreateSigningKey(db: Db, clock: Clock, config: KeyConfig) {
  const [newest] = await listActiveKeys(db)
  const isFromCurrentSecret =
    newest && publicKeyFromSeed(deriveSeed(config, newest.generation)) === newest.public_key
  const key = isFromCurrentSecret ? newest : await addKey(db, clock, config)
  return { ...key, seed: deriveSeed(config, key.generation) }
}

/** Adds the next generation. Earlier keys still verify what they signed. */
export async function addKey(db: Db, clock: Clock, config: KeyConfig): Promise<KeyRow> {
  const last = await db
    .selectFrom('credential_keys')
    .select((eb) => eb.fn.max('generation').as('generation'))
    .executeTakeFirst()
  const generation = (last?.generation ?? 0) + 1
  await db
    .insertInto('credential_keys')
    .values({
      generation,
      public_key: publicKeyFromSeed(deriveSeed(config, generation)),
      created_at: nowIso(clock),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute()
  return db
    .selectFrom('credential_keys')
    .selectAll()
    .where('generation', '=', generation)
    .executeTakeFirstOrThrow()
}

/** Removes all keys but the newest. Credentials signed by them stop verifying and are signed again on request. */
export const removeEarlierKeys = (db: Db, clock: Clock, newest: number) =>
  db
    .updateTable('credential_keys')
    .set({ removed_at: nowIso(clock) })
    .where('generation', '<', newest)
    .where('removed_at', 'is', null)
    .execute()
