import { randomBytes, randomInt } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

type CredentialRow = {
  number: string
  revision: number
  list: number
  place: number
  /** Of the hash of the holder's address. */
  salt: string
  created_at: string
  /** The key that signed it. */
  generation: number
  /** As it is served; empty until it is signed, and again when its holder is erased. */
  credential: string
  ended_at: string | null
}

type ListRow = { list: number; origin: string; used: number }

declare module '../../platform/database.ts' {
  interface Tables {
    credentials: CredentialRow
    credential_lists: ListRow
  }
}

/** The minimum size the W3C allows, so that no holder can be singled out by a short list. */
export const STATUS_LIST_SIZE = 131_072
/** A list counts as full when half of its indexes are used: free ones are picked at random. */
const LIST_FULL = STATUS_LIST_SIZE / 2

export const credentialOf = (db: Db, number: string, revision: number) =>
  db
    .selectFrom('credentials')
    .innerJoin('credential_lists', 'credential_lists.list', 'credentials.list')
    .selectAll('credentials')
    .select('origin')
    .where('number', '=', number)
    .where('revision', '=', revision)
    .executeTakeFirst()

/** Gives a revision its place in a list, once, however many ask at the same time. */
export async function reserveCredential(
  trx: Tx,
  clock: Clock,
  revision: { number: string; revision: number; origin: string; generation: number },
  full = LIST_FULL,
): Promise<void> {
  const { origin, ...key } = revision
  const salt = randomBytes(16).toString('hex')
  const row = { ...key, salt, created_at: nowIso(clock), credential: '', ended_at: null }
  const list = await allocateIndex(trx, origin, full)
  for (let tries = 0; tries < 100; tries++) {
    const added = await trx
      .insertInto('credentials')
      .values({ ...row, list, place: randomInt(STATUS_LIST_SIZE) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .executeTakeFirst()
    // The index was taken, or another process reserved this credential first.
    if (added || (await credentialOf(trx, key.number, key.revision))) return
  }
  throw new Error(`no free place was found in list ${list}`)
}

/** The newest list of this site that has room; a new one when it has none. Those who ask at once wait for each other. */
async function allocateIndex(trx: Tx, origin: string, full: number): Promise<number> {
  const newest = await trx
    .selectFrom('credential_lists')
    .select((eb) => eb.fn.max('list').as('list'))
    .where('origin', '=', origin)
    .executeTakeFirst()
  if (newest?.list != null) {
    const taken = await trx
      .updateTable('credential_lists')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('list', '=', newest.list)
      .where('used', '<', full)
      .returning('list')
      .executeTakeFirst()
    if (taken) return taken.list
  }
  const last = await trx
    .selectFrom('credential_lists')
    .select((eb) => eb.fn.max('list').as('list'))
    .executeTakeFirst()
  const list = (last?.list ?? 0) + 1
  await trx
    .insertInto('credential_lists')
    .values({ list, origin, used: 1 })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet((eb) => ({ used: eb('credential_lists.used', '+', 1) })),
    )
    .execute()
  return list
}

export const saveCredential = (
  db: Db,
  row: Pick<CredentialRow, 'number' | 'revision' | 'generation' | 'credential'>,
) =>
  db
    .updateTable('credentials')
    .set({ credential: row.credential, generation: row.generation })
    .where('number', '=', row.number)
    .where('revision', '=', row.revision)
    .execute()

/** In the transaction that ends revisions: their places say so from now on. */
export const endCredentials = (trx: Tx, clock: Clock, number: string, before?: number) =>
  trx
    .updateTable('credentials')
    .set({ ended_at: nowIso(clock) })
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('revision', '<', before!))
    .execute()

export const listById = (db: Db, list: number): Promise<ListRow | undefined> =>
  db.selectFrom('credential_lists').selectAll().where('list', '=', list).executeTakeFirst()

export async function revokedIndexes(db: Db, list: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credentials')
    .select('place')
    .where('list', '=', list)
    .where('ended_at', 'is not', null)
    .execute()
  return rows.map(({ place }) => place)
}

/** The addresses under which this site has issued credentials. */
export async function knownOrigins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('credential_lists').select('origin').distinct().execute()
  return rows.map(({ origin }) => origin)
}
