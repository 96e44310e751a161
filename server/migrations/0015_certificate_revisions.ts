import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('certificates').renameTo('certificates_of_one_revision').execute()
  await db.schema
    .createTable('certificates')
    .addColumn('number', 'text', (column) => column.primaryKey())
    // Null after the person is erased; the certificate number stays.
    .addColumn('customer_id', 'text')
    .addColumn('course_id', 'text', (column) => column.notNull())
    // One certificate per person and course, also under concurrent requests.
    .addUniqueConstraint('certificates_per_person', ['customer_id', 'course_id'])
    .execute()
  await db.schema
    .createTable('certificate_revisions')
    .addColumn('number', 'text', (column) => column.notNull().references('certificates.number'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('student_name', 'text', (column) => column.notNull())
    .addColumn('completion_date', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    // Of concurrent corrections, only one becomes the next revision.
    .addPrimaryKeyConstraint('certificate_revisions_key', ['number', 'revision'])
    .execute()
  await sql`insert into certificates (number, customer_id, course_id)
    select id, customer_id, course_id from certificates_of_one_revision`.execute(db)
  await sql`insert into certificate_revisions (number, revision, student_name, completion_date, issued_at, reason)
    select id, 1, student_name, completion_date, issued_at, 'issued' from certificates_of_one_revision`.execute(
    db,
  )
  await db.schema.dropTable('certificates_of_one_revision').execute()
}
