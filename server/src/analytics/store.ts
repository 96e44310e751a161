import type { Db } from '../platform/database.ts'

declare module '../platform/database.ts' {
  interface Tables {
    visits_per_day: { day: string; visits: number }
    visits_per_source: { day: string; source: string; visits: number }
  }
}

/** Adds visits of one source to both totals. */
export function addVisits(db: Db, day: string, source: string, visits: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('visits_per_day')
      .values({ day, visits })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((eb) => ({
          visits: eb('visits_per_day.visits', '+', eb.ref('excluded.visits')),
        })),
      )
      .execute()
    await trx
      .insertInto('visits_per_source')
      .values({ day, source, visits })
      .onConflict((conflict) =>
        conflict.columns(['day', 'source']).doUpdateSet((eb) => ({
          visits: eb('visits_per_source.visits', '+', eb.ref('excluded.visits')),
        })),
      )
      .execute()
  })
}

export const deleteVisitSourcesBefore = (db: Db, day: string) =>
  db.deleteFrom('visits_per_source').where('day', '<', day).execute()

export async function countVisits(db: Db): Promise<number> {
  const row = await db
    .selectFrom('visits_per_day')
    .select((eb) => eb.fn.sum<number>('visits').as('total'))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

export const listVisitsSince = (db: Db, day: string) =>
  db.selectFrom('visits_per_day').select(['day', 'visits']).where('day', '>=', day).execute()
