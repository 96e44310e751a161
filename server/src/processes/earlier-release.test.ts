import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buyCourse, signIn } from '../../../scripts/provision/learner.ts'
import { linkPackages } from '../../../scripts/provision/link-packages.ts'
import { migrations } from '../../migrations/index.ts'
import { openDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('the previous release, or this one if it must be stopped first, keeps working after the migration', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite supports only one process')
  const commit = findEarlierRelease()
  skip(!commit, 'there is no git history, so no earlier release')
  const root = await checkOutRelease(commit!)

  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATABASE_URL = await createEmptyDatabase()
  const env = { PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR: temporaryFolder() }
  let site = await startProcess(env, root)
  const sandboxUrl = `http://127.0.0.1:${SANDBOX_PORT}`
  // A new column can only break statements that the old release has already prepared.
  const before = await buyCourse(site.url, sandboxUrl, 'before@release.example')
  await before.readLesson()
  await before.takeQuiz()

  const database = openDatabase({ kind: 'postgres', url: DATABASE_URL }, { warn() {} })
  const appliedMigrations = await migrate(database, migrations)
  await database.close()
  const needsStop = appliedMigrations.some((name) => migrations[name]?.requiresStop)
  if (needsStop) {
    site.kill('SIGTERM')
    await site.exited
    site = await startProcess(env)
  }
  console.log(
    `earlier release ${commit!.slice(0, 10)}: ${needsStop ? 'stopped for' : 'keeps working after'} ${appliedMigrations.join(', ') || 'no migration'}`,
  )

  const returning = await signIn(site.url, before.email, before.password)
  for (const learner of [before, returning, await buyCourse(site.url, sandboxUrl, 'after@release.example')]) {
    expect(await learner.readLesson()).toContain('<p>')
    expect(await learner.takeQuiz()).toMatchObject({ total_questions: 5 })
  }
})

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() || undefined : undefined
}

/** The last release tag before this commit; without tags, the commit before the last schema change. */
function findEarlierRelease(): string | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const lastSchemaCommit = git('log', '-1', '--format=%H', '--', 'server/migrations')
  return lastSchemaCommit && git('rev-parse', '--verify', '--quiet', `${lastSchemaCommit}^`)
}

/**
 * The release's source with the current packages and built pages: only its server is tested against the
 * schema.
 */
async function checkOutRelease(commit: string): Promise<string> {
  const root = temporaryFolder()
  const parts = ['contract', 'content', 'server', 'sandbox', 'package.json']
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: ROOT, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x'], { cwd: root, input: archive })
  await linkPackages(ROOT, root)
  mkdirSync(join(root, 'web'))
  symlinkSync(join(ROOT, 'web/build'), join(root, 'web/build'))
  return root
}
