import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { administer, postgresAddress } from './postgres-database.ts'

type DatabaseCopy = { env: Record<string, string>; drop(): Promise<void> }

/** A database of its own for one test: a copy of the one that was migrated and filled for the whole run. */
export async function databaseCopy(dataDir: string): Promise<DatabaseCopy> {
  if (inject('engine') === 'sqlite') {
    copyFileSync(inject('databaseTemplate'), join(dataDir, 'course.sqlite'))
    return { env: {}, drop: async () => {} }
  }
  const { url, drop } = await createDatabase('test', `template ${inject('databaseTemplate')}`)
  return { env: { DATABASE_URL: url }, drop }
}

/** A PostgreSQL database with nothing in it, gone with the test. */
export async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase('empty')
  onTestFinished(drop)
  return url
}

async function createDatabase(kind: string, options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `${kind}_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} ${options}`)
  return {
    url: postgresAddress(server, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}
