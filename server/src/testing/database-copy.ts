import { randomBytes } from 'node:crypto'
import { copyFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { databaseUrl, runStatement } from './postgres-database.ts'

type DatabaseCopy = { env: Record<string, string>; drop(): Promise<void> }

/** Creates a database and secrets for one test, as copies of the migrated and seeded template. */
export async function copyDatabase(dataDir: string): Promise<DatabaseCopy> {
  const { folder, database } = inject('template')
  // Creating secrets waits for the disk four times.
  cpSync(join(folder, 'secrets'), join(dataDir, 'secrets'), { recursive: true })
  if (inject('engine') === 'sqlite') {
    copyFileSync(join(folder, database), join(dataDir, database))
    return { env: {}, drop: async () => {} }
  }
  const { url, drop } = await createDatabase('test', `template ${database}`)
  return { env: { DATABASE_URL: url }, drop }
}

/** Creates an empty PostgreSQL database that is dropped after the test. */
export async function createEmptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase('empty')
  onTestFinished(drop)
  return url
}

async function createDatabase(kind: string, options = ''): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `${kind}_${randomBytes(8).toString('hex')}`
  await runStatement(server, `create database ${name} ${options}`)
  return {
    url: databaseUrl(server, name),
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  }
}
