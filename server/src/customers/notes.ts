import { type Db, hasChanged, type Tx } from '../platform/database.ts'

type CustomerNoteRow = {
  id: string
  customer_id: string
  author_id: string
  author_label: string
  text: string
  /** The date on which staff should follow up. */
  follow_up: string | null
  created_at: string
}

declare module '../platform/database.ts' {
  interface Tables {
    customer_notes: CustomerNoteRow
  }
}

/** Far above the usual handful; older notes are not shown. */
const MAX_NOTES = 200

export const listNotes = (db: Db, customerId: string): Promise<CustomerNoteRow[]> =>
  db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .execute()

export const findNote = (db: Db, id: string, customerId: string): Promise<CustomerNoteRow | undefined> =>
  db
    .selectFrom('customer_notes')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

export const insertNote = (trx: Tx, note: CustomerNoteRow) =>
  trx.insertInto('customer_notes').values(note).execute()

export const updateFollowUp = (trx: Tx, id: string, followUp: string | null) =>
  trx.updateTable('customer_notes').set({ follow_up: followUp }).where('id', '=', id).execute()

/** Returns false if the author has no such note. */
export async function removeNote(
  trx: Tx,
  note: Pick<CustomerNoteRow, 'id' | 'customer_id' | 'author_id'>,
): Promise<boolean> {
  return hasChanged(
    trx
      .deleteFrom('customer_notes')
      .where('id', '=', note.id)
      .where('customer_id', '=', note.customer_id)
      .where('author_id', '=', note.author_id),
  )
}

/** The next follow-up of each of these customers who has one. */
export async function findFollowUps(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('customer_notes')
    .select((eb) => ['customer_id', eb.fn.min('follow_up').as('first')])
    .where('customer_id', 'in', [...ids])
    .where('follow_up', 'is not', null)
    .groupBy('customer_id')
    .execute()
  return new Map(rows.flatMap(({ customer_id, first }) => (first ? [[customer_id, first] as const] : [])))
}
