import type { Db } from '../../platform/database.ts'

type ReconciliationRow = {
  name: string
  /** Start of the last complete comparison, in milliseconds. */
  reached_at: number
}

declare module '../../platform/database.ts' {
  interface Tables {
    reconciliations: ReconciliationRow
  }
}

const NAME = 'payments'

export async function findLastReconciledAt(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('reconciliations')
    .select('reached_at')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row?.reached_at
}

/** Never moves back: of two concurrent runs, the one that started later counts. */
export const saveReconciledAt = (db: Db, startedAt: number) =>
  db
    .insertInto('reconciliations')
    .values({ name: NAME, reached_at: startedAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ reached_at: startedAt })
        .where('reconciliations.reached_at', '<', startedAt),
    )
    .execute()
