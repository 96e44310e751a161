import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Engine } from '../harness/dialect.ts'
import {
  addAccounts,
  addCertificateRevisions,
  addCertificates,
  addPayments,
  addResults,
} from '../harness/learners.ts'
import type { Row } from '../harness/row.ts'
import { databaseFile, seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'

const CUSTOMERS = 100_000
const CUSTOMERS_DESCRIPTION = `${CUSTOMERS.toLocaleString('en')} customers with a purchase, a certificate and four attempts each`

const baselineTools: Readonly<Record<Engine, string>> = {
  sqlite: 'VACUUM INTO',
  postgres: 'pg_dump without compression',
}

export const backupRow = (engine: Engine, engineName: string): Row => ({
  title: `Backup, ${engineName}`,
  method: `the whole command, for a running site with ${CUSTOMERS_DESCRIPTION}; against ${baselineTools[engine]} of the same database.`,
  unit: 's',
  better: 'less',
  async prepare(workbench) {
    const site = await siteWithCustomers(workbench, engine)
    const file = join(await workbench.folder(), 'copy')
    const dump = engine === 'postgres' && join(await workbench.postgresPrograms(), 'pg_dump')
    const time = async (work: () => Promise<void> | void) => {
      const duration = await measureSeconds(work)
      await rm(file)
      return duration
    }
    return {
      subject: () => time(() => workbench.command('backup', [file], site.settings)),
      baseline: () =>
        time(() =>
          dump
            ? workbench.run(dump, [
                '--format=custom',
                '--compress=0',
                '-f',
                file,
                site.settings.DATABASE_URL!,
              ])
            : vacuumInto(databaseFile(site), file),
        ),
    }
  },
})

export const moveRow: Row = {
  title: 'Move to PostgreSQL',
  method: `the whole command, including the comparison of every table, for ${CUSTOMERS_DESCRIPTION}; against COPY of the same rows into the same empty tables, by psql in one transaction.`,
  unit: 's',
  better: 'less',
  goal: { value: 120 },
  async prepare(workbench) {
    const site = await siteWithCustomers(workbench, 'sqlite')
    await site.stop()
    const programs = await workbench.postgresPrograms()
    const psql = (url: string, file: string) =>
      workbench.run(join(programs, 'psql'), [
        '-X',
        '-q',
        '-1',
        '-v',
        'ON_ERROR_STOP=1',
        '-o',
        '/dev/null',
        '-f',
        file,
        url,
      ])
    const move = (url: string) => workbench.command('move-to-postgres', [url], site.settings)

    const moved = await workbench.postgresDatabase()
    await move(moved)
    const folder = await workbench.folder()
    const dump = async (part: 'schema' | 'data') => {
      const file = join(folder, part)
      await workbench.run(join(programs, 'pg_dump'), [`--${part}-only`, '--no-owner', '-f', file, moved])
      return file
    }
    const [tables, rows] = [await dump('schema'), await dump('data')]
    return {
      async subject() {
        const url = await workbench.postgresDatabase()
        return measureSeconds(() => move(url))
      },
      async baseline() {
        const url = await workbench.postgresDatabase()
        await psql(url, tables)
        return measureSeconds(() => psql(url, rows))
      },
    }
  },
}

const siteWithCustomers = (workbench: Workbench, engine: Engine) => {
  const count = workbench.isQuick ? 1000 : CUSTOMERS
  return seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, count),
    addPayments(dialect, count),
    addResults(dialect, count),
    addCertificates(dialect, count),
    addCertificateRevisions(dialect, count),
  ])
}

function vacuumInto(database: string, file: string): void {
  const db = new DatabaseSync(database, { readOnly: true })
  db.prepare('vacuum into ?').run(file)
  db.close()
}

async function measureSeconds(work: () => Promise<void> | void): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
