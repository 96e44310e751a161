import { sql } from 'kysely'
import type { UserRow } from '../../auth/index.ts'
import type { Site } from '../../platform/site.ts'

type Row = Record<string, unknown>

/** The person's rows of every table that says whose its rows are, without secrets. */
export async function dataOfPerson(
  site: Pick<Site, 'db' | 'personalData'>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<Record<string, readonly Row[]>> {
  const data: Record<string, readonly Row[]> = {}
  for (const { columns } of site.personalData) {
    for (const [table, { owner, withheld = [] }] of Object.entries(columns)) {
      if (!owner) continue
      const value = owner.is === 'email' ? email : id
      const { rows } = await sql<Row>`select * from ${sql.table(table)}
        where ${owner.through ? throughOf(owner.column, owner.through, value) : sql`${sql.ref(owner.column)} = ${value}`}`.execute(
        site.db,
      )
      data[table] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.includes(column))),
      )
    }
  }
  return data
}

const throughOf = (column: string, through: { table: string; column: string }, value: string) =>
  sql`${sql.ref(column)} in (select ${sql.ref(column)} from ${sql.table(through.table)}
    where ${sql.ref(through.column)} = ${value})`
