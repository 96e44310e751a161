import type { Db } from '../platform/database.ts'

declare module '../platform/database.ts' {
  interface Tables {
    visits_per_day: { day: string; visits: number }
  }
}

export async function addVisits(db: Db, day: string, visits: number): Promise<void> {
  await db
    .insertInto('visits_per_day')
    .values({ day, visits })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({
        visits: eb('visits_per_day.visits', '+', eb.ref('excluded.visits')),
      })),
    )
    .execute()
}

export async function countVisits(db: Db): Promise<number> {
  const row = await db
    .selectFrom('visits_per_day')
    .select((eb) => eb.fn.sum<number>('visits').as('total'))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** Both days are included. */
export async function countVisitsBetween(db: Db, from: string, to: string): Promise<number> {
  const row = await db
    .selectFrom('visits_per_day')
    .select((eb) => eb.fn.sum<number>('visits').as('total'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

export const listVisitsSince = (db: Db, day: string) =>
  db.selectFrom('visits_per_day').select(['day', 'visits']).where('day', '>=', day).execute()
