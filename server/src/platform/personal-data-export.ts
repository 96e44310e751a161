import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { PersonalData, PersonalDataTable } from './personal-data.ts'

type Row = Record<string, unknown>
export type PersonalDataExport = Record<string, readonly Row[]>

type ExportOptions = {
  personalData: readonly PersonalData[]
  id: string
  /** Every email of the person. */
  emails: readonly string[]
  /** Staff do not get the learner's private writing. */
  reader: 'person' | 'staff'
}

/** The person's rows of every table that declares an owner, without secrets. */
export async function collectPersonalData(
  db: Db,
  { personalData, id, emails, reader }: ExportOptions,
): Promise<PersonalDataExport> {
  const data: PersonalDataExport = {}
  for (const { columns } of personalData) {
    for (const [table, declared] of Object.entries(columns)) {
      if (!declared.owner) continue
      const hidden = hiddenColumns(declared, reader)
      const { rows } = await sql<Row>`select * from ${sql.table(table)}
        where ${isOwn(declared.owner, declared.owner.is === 'email' ? emails : [id])}`.execute(db)
      data[table] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
      )
    }
  }
  return data
}

const hiddenColumns = (
  { redacted = [], ownerOnly = [] }: PersonalDataTable,
  reader: ExportOptions['reader'],
) => (reader === 'person' ? redacted : [...redacted, ...ownerOnly])

function isOwn(
  { column, through }: NonNullable<PersonalDataTable['owner']>,
  values: readonly string[],
): RawBuilder<boolean> {
  const listed = sql.join([...values])
  if (!through) return sql`${sql.ref(column)} in (${listed})`
  return sql`${sql.ref(column)} in (select ${sql.ref(through.key ?? column)} from ${sql.table(through.table)}
    where ${sql.ref(through.column)} in (${listed}))`
}
