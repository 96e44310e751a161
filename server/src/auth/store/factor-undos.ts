import type { Db } from '../../platform/database.ts'

/** An emailed link that removes all factors added to an account since a given time. */
type FactorUndoRow = {
  token_digest: string
  user_id: string
  since: string
  expires_at: string
  /** A used row stays until `expires_at`, so that opening the link again succeeds but does nothing. */
  undone_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    factor_undos: FactorUndoRow
  }
}

export const addFactorUndo = (db: Db, row: FactorUndoRow) =>
  db.insertInto('factor_undos').values(row).execute()

export const factorUndoByToken = (db: Db, digest: string, now: string) =>
  db
    .selectFrom('factor_undos')
    .selectAll()
    .where('token_digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Returns false if the link was already used. */
export async function markUndone(db: Db, digest: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_undos')
    .set({ undone_at: now })
    .where('token_digest', '=', digest)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteFactorUndosBefore = (db: Db, at: string) =>
  db.deleteFrom('factor_undos').where('expires_at', '<', at).execute()
