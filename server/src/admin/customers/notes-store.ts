import type { Db } from '../../platform/database.ts'

type CustomerNoteRow = {
  id: string
  customer_id: string
  author_id: string
  author_label: string
  text: string
  /** A day on which somebody should look again. */
  follow_up: string | null
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    customer_notes: CustomerNoteRow
  }
}

/** A person has a handful; no more than these are shown. */
const NOTES_MAX = 200

export const notesOf = (db: Db, customerId: string): Promise<CustomerNoteRow[]> =>
  db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTES_MAX)
    .execute()
