import type { Db } from '../../platform/database.ts'

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

declare module '../../platform/database.ts' {
  interface Tables {
    customer_notes: CustomerNoteRow
  }
}

/** Far above the usual handful; older notes are not shown. */
const MAX_NOTES = 200

export const notesOf = (db: Db, customerId: string): Promise<CustomerNoteRow[]> =>
  db
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .execute()
