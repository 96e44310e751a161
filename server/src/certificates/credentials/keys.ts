import { createHash, hkdfSync } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import { loadOrCreateSecret } from '../../platform/secrets.ts'
import { publicKeyOf } from './key-format.ts'

type KeyRow = { generation: number; public_key: string; created_at: string; removed_at: string | null }

declare module '../../platform/database.ts' {
  interface Tables {
    credential_keys: KeyRow
  }
}

type KeyConfig = Pick<Config, 'dataDir' | 'credentialSecret'>

/** Every generation of keys comes from one secret; only the public halves are in the database. */
function seedOf(config: KeyConfig, generation: number): Uint8Array {
  const secret = config.credentialSecret ?? loadOrCreateSecret(config.dataDir, 'credentials')
  const salt = createHash('sha256').update(String(generation)).digest()
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'ed25519:credentials', 32))
}

/** All keys that still count, the newest first. */
export const keysInUse = (db: Db): Promise<KeyRow[]> =>
  db
    .selectFrom('credential_keys')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('generation', 'desc')
    .execute()

/** The key that signs: the newest one. Made when there is none, or when the secret is another one than it was. */
export async function signingKey(db: Db, clock: Clock, config: KeyConfig) {
  const [newest] = await keysInUse(db)
  const isOurs = newest && publicKeyOf(seedOf(config, newest.generation)) === newest.public_key
  const key = isOurs ? newest : await addKey(db, clock, config)
  return { ...key, seed: seedOf(config, key.generation) }
}

/** The next generation. Earlier keys go on verifying what they signed. */
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
      public_key: publicKeyOf(seedOf(config, generation)),
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

/** Removes all keys but the newest: what they signed no longer verifies, and is signed again on request. */
export const removeEarlierKeys = (db: Db, clock: Clock, newest: number) =>
  db
    .updateTable('credential_keys')
    .set({ removed_at: nowIso(clock) })
    .where('generation', '<', newest)
    .where('removed_at', 'is', null)
    .execute()
