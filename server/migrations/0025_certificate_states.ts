import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Whether a certificate is valid, who may see it, and when each revision was superseded. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('certificates')
    .addColumn('issued_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('certificates')
    .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('certificates').addColumn('withdrawn_at', 'text').execute()
  await db.schema.alterTable('certificates').addColumn('withdrawn_by', 'text').execute()
  await db.schema.alterTable('certificate_revisions').addColumn('ended_at', 'text').execute()
  await sql`update certificates set issued_at = coalesce((
    select first.issued_at from certificate_revisions as first
    where first.number = certificates.number and first.revision = 1), '')`.execute(db)
  await sql`update certificate_revisions set ended_at = (
    select following.issued_at from certificate_revisions as following
    where following.number = certificate_revisions.number
    and following.revision = certificate_revisions.revision + 1)`.execute(db)
  await db.schema
    .createIndex('certificates_by_time')
    .on('certificates')
    .columns(['issued_at', 'number'])
    .execute()
  await sql`create index certificates_withdrawn on certificates (issued_at, number)
    where withdrawn_at is not null`.execute(db)

  // Access decisions that are not yet applied to certificates; initially all of them.
  await db.schema
    .alterTable('access_decisions')
    .addColumn('is_followed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index access_decisions_new on access_decisions (customer_id)
    where is_followed = 0`.execute(db)
}
