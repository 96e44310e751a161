import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openApp } from '../app.ts'
import { openCards } from '../checkout/cards.ts'
import { readConfig } from '../config.ts'

type DatabaseCopy = { env: Record<string, string>; drop(): Promise<void> }

/** A database of its own for one test: a copy of one that was migrated and filled once per worker. */
export async function databaseCopy(dataDir: string): Promise<DatabaseCopy> {
  return inject('engine') === 'sqlite' ? sqliteCopy(dataDir) : postgresCopy()
}

let template: Promise<string> | undefined

async function sqliteCopy(dataDir: string): Promise<DatabaseCopy> {
  template ??= prepareSqlite()
  copyFileSync(await template, join(dataDir, 'course.sqlite'))
  return { env: {}, drop: async () => {} }
}

async function prepareSqlite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'course-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await fill({ DATA_DIR: folder })
  return join(folder, 'course.sqlite')
}

async function postgresCopy(): Promise<DatabaseCopy> {
  template ??= preparePostgres()
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template ${await template}`)
  return {
    env: { DATABASE_URL: postgresUrl(name) },
    drop: () => administer(`drop database ${name} with (force)`),
  }
}

/** A PostgreSQL database with nothing in it, gone with the test. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name}`)
  onTestFinished(() => administer(`drop database ${name} with (force)`))
  return postgresUrl(name)
}

async function preparePostgres(): Promise<string> {
  const name = `template_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'course-template-'))
  await fill({ DATA_DIR: folder, DATABASE_URL: postgresUrl(name) })
  rmSync(folder, { recursive: true, force: true })
  return name
}

function postgresUrl(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function fill(env: Record<string, string>): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'administrator of the test', ...env })
  const cards = openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'whsec_test' })
  const app = await openApp({ config, cards })
  await app.close()
}
