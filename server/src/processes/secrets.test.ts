import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { ConfigError } from '../platform/environment.ts'
import { migrate } from '../platform/migrate.ts'
import { claimSecrets } from '../platform/secret-fingerprints.ts'
import { openCards } from '../sales/provider/cards.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { runOperatorCommand } from '../testing/run-command.ts'
import { freePorts, spawnSite, startProcess, temporaryFolder } from '../testing/start-process.ts'

async function environment(): Promise<Record<string, string>> {
  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATABASE_URL = inject('engine') === 'postgres' ? await createEmptyDatabase() : ''
  return { PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR: temporaryFolder(), ADMIN_PASSWORD: 'of the test site' }
}

const ALL = ['accounts', 'credentials', 'jwt', 'mail']

/** The secrets are files, so one engine is enough every day. */
const onOneEngine = test.skipIf(inject('engine') === 'postgres' && !process.env.TEST_ALL)

onOneEngine(
  'the first start creates every secret, and a machine with other secrets refuses to start',
  async () => {
    const env = await environment()
    const folder = join(env.DATA_DIR!, 'secrets')
    const first = await startProcess(env)
    expect(readdirSync(folder)).toEqual([...ALL, 'sandbox-webhook'])
    first.kill('SIGTERM')
    await first.exited

    const mail = readFileSync(join(folder, 'mail'))
    writeFileSync(join(folder, 'mail'), 'another secret of another machine')
    rmSync(join(folder, 'accounts'))
    const refused = spawnSite(env)
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toMatch(
      /- This machine does not have the secrets of the site \(accounts is missing; mail differs\)\. Copy/,
    )
    expect(refused.output()).not.toMatch(/^\s+at /m)
    expect(readdirSync(folder)).not.toContain('accounts')
    const command = await runOperatorCommand('admin', ['list'], env)
    expect(command).toMatchObject({
      code: 1,
      printed: expect.stringContaining('accounts is missing; mail differs'),
    })
    const doctor = await runOperatorCommand('doctor', [], env)
    expect(doctor).toMatchObject({
      code: 1,
      printed: expect.stringContaining('accounts is missing; mail differs'),
    })

    writeFileSync(join(folder, 'mail'), mail)
    const accepted = await runOperatorCommand('admin', ['accept-secrets'], env)
    expect(accepted).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^accounts: .+\nCopy DATA_DIR/),
    })
    expect((await runOperatorCommand('admin', ['accept-secrets'], env)).printed).toContain('already has')
    const again = await startProcess(env)
    expect((await runOperatorCommand('doctor', [], env)).printed).toContain('those of the site')
    again.kill('SIGTERM')
    await again.exited

    const withSetting = spawnSite({ ...env, JWT_SECRET: 'x'.repeat(40) })
    expect(await withSetting.exited).toBe(1)
    expect(withSetting.output()).toContain('(jwt differs)')
  },
)

onOneEngine('a site of an earlier version keeps its secrets and gets fingerprints', async () => {
  const env = await environment()
  const config = readConfig({ ...env, QUIET: '1' })
  const database = openDatabase(config.database, { warn: () => {} })
  const earlier = Object.entries(migrations).filter(([name]) => name < '0056')
  await migrate(database, Object.fromEntries(earlier))
  await database.close()
  const cards = openCards(config.cards, { url: 'http://127.0.0.1:9', webhookSecret: 'none' })
  const app = await openApp({ config, cards })
  const stored = await app.site.db.selectFrom('secret_fingerprints').selectAll().orderBy('name').execute()
  expect(stored.map(({ name }) => name)).toEqual(ALL)
  for (const { name, fingerprint } of stored) {
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/)
    expect(readFileSync(join(config.dataDir, 'secrets', name), 'utf8')).not.toContain(fingerprint)
  }
  await app.close()
})

test('of machines with different secrets that start at once on an empty database, one starts', async ({
  skip,
}) => {
  skip(inject('engine') === 'sqlite', 'SQLite is on one machine')
  const url = await createEmptyDatabase()
  const database = openDatabase({ kind: 'postgres', url }, { warn: () => {} })
  await migrate(database, migrations)
  const machine = () => ({ dataDir: temporaryFolder(), jwtSecret: undefined, credentialSecret: undefined })
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => claimSecrets(database.db, systemClock, machine())),
  )
  await database.close()
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(2)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(ConfigError)
})
