import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openCards } from '../sales/provider/cards.ts'
import { databaseUrl, runStatement } from './postgres-database.ts'

const POSTGRES_TEMPLATE = 'course_template'

/** Migrates and seeds one database per test run. Each test copies it, which takes milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'course-template-'))
  const { engine, postgresUrl } = project.getProvidedContext()
  if (engine === 'sqlite') {
    await fill({ DATA_DIR: folder })
    project.provide('template', { folder, database: 'course.sqlite' })
  } else {
    await runStatement(postgresUrl, `create database ${POSTGRES_TEMPLATE}`)
    await fill({ DATA_DIR: folder, DATABASE_URL: databaseUrl(postgresUrl, POSTGRES_TEMPLATE) })
    project.provide('template', { folder, database: POSTGRES_TEMPLATE })
  }
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function fill(env: Record<string, string>): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'administrator of the test', ...env })
  const cards = openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'whsec_test' })
  const app = await openApp({ config, cards })
  // Tests may configure secrets of their own.
  await app.site.db.deleteFrom('secret_fingerprints').execute()
  await app.close()
}
