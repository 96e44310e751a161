import { randomBytes, randomInt } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

type CredentialRow = {
  number: string
  revision: number
  list: number
  /** Index in the status list. */
  place: number
  /** Salt of the holder's email hash. */
  salt: string
  created_at: string
  /** The key that signed it. */
  generation: number
  /** The signed JSON; empty until it is signed, and after the holder is erased. */
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
const MAX_USED_INDEXES = STATUS_LIST_SIZE / 2

export const findCredential = (db: Db, number: string, revision: number) =>
  db
    .selectFrom('credentials')
    .innerJoin('credential_lists', 'credential_lists.list', 'credentials.list')
    .selectAll('credentials')
    .select('origin')
    .where('number', '=', number)
    .where('revision', '=', revision)
    .executeTakeFirst()

/** Reserves a status list index for a revision; concurrent calls reserve it once. */
export async function reserveCredential(
  trx: Tx,
  clock: Clock,
  revision: { number: string; revision: number; origin: string; generation: number },
  maxUsed = MAX_USED_INDEXES,
): Promise<void> {
  const { origin, ...key } = revision
  const salt = randomBytes(16).toString('hex')
  const row = { ...key, salt, created_at: nowIso(clock), credential: '', ended_at: null }
  const list = await reserveListSlot(trx, origin, maxUsed)
  for (let tries = 0; tries < 100; tries++) {
    const added = await trx
      .insertInto('credentials')
      .values({ ...row, list, place: randomInt(STATUS_LIST_SIZE) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .executeTakeFirst()
    // The index was taken, or another process reserved this credential first.
    if (added || (await findCredential(trx, key.number, key.revision))) return
  }
  throw new Error(`no free index found in status list ${list}`)
}

/** Counts one more index in the newest list of the origin, or starts a new list if that is full. */
async function reserveListSlot(trx: Tx, origin: string, maxUsed: number): Promise<number> {
  const newest = await trx
    .selectFrom('credential_lists')
    .select((eb) => eb.fn.max('list').as('list'))
    .where('origin', '=', origin)
    .executeTakeFirst()
  if (newest?.list != null) {
    const reserved = await trx
      .updateTable('credential_lists')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('list', '=', newest.list)
      .where('used', '<', maxUsed)
      .returning('list')
      .executeTakeFirst()
    if (reserved) return reserved.list
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

/** Revokes the credentials of ended revisions. Call it in the transaction that ends them. */
export const endCredentials = (trx: Tx, clock: Clock, number: string, before?: number) =>
  trx
    .updateTable('credentials')
    .set({ ended_at: nowIso(clock) })
    .where('number', '=', number)
    .where('ended_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('revision', '<', before!))
    .execute()

export const findStatusList = (db: Db, list: number): Promise<ListRow | undefined> =>
  db.selectFrom('credential_lists').selectAll().where('list', '=', list).executeTakeFirst()

export async function listRevokedIndexes(db: Db, list: number): Promise<number[]> {
  const rows = await db
    .selectFrom('credentials')
    .select('place')
    .where('list', '=', list)
    .where('ended_at', 'is not', null)
    .execute()
  return rows.map(({ place }) => place)
}

/** The origins under which this site has issued credentials. */
export async function listIssuingOrigins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('credential_lists').select('origin').distinct().execute()
  return rows.map(({ origin }) => origin)
}
