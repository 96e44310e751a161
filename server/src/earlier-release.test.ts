import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { buyCourse, signIn } from '../../scripts/provision/learner.ts'
import { linkPackages } from '../../scripts/provision/link-packages.ts'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from './platform/database.ts'
import { migrate } from './platform/migrate.ts'
import { emptyDatabase } from './testing/database-copy.ts'
import { freePorts, startProcess, temporaryFolder } from './testing/start-process.ts'

const ROOT = join(import.meta.dirname, '../..')

test('the release before goes on selling and teaching after this one has changed the schema', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(inject('engine') === 'sqlite', 'SQLite serves one process')
  const commit = earlierRelease()
  skip(!commit, 'there is no history here, so no earlier release')
  const root = await checkOut(commit!)

  const [PORT, SANDBOX_PORT] = (await freePorts(2)) as [string, string]
  const DATABASE_URL = await emptyDatabase()
  const site = await startProcess({ PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR: temporaryFolder() }, root)
  const sandboxUrl = `http://127.0.0.1:${SANDBOX_PORT}`
  // Statements that the old version has prepared before are the ones that a new column can break.
  const before = await buyCourse(site.url, sandboxUrl, 'before@release.example')
  await before.readLesson()
  await before.takeQuiz()

  const database = openDatabase({ kind: 'postgres', url: DATABASE_URL }, { warn() {} })
  const made = await migrate(database, migrations)
  await database.close()
  console.log(`earlier release ${commit!.slice(0, 10)}: goes on after ${made.join(', ') || 'no migration'}`)

  const again = await signIn(site.url, before.email, before.password)
  for (const learner of [before, again, await buyCourse(site.url, sandboxUrl, 'after@release.example')]) {
    expect(await learner.readLesson()).toContain('<p>')
    expect(await learner.takeQuiz()).toMatchObject({ total_questions: 5 })
  }
})

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() || undefined : undefined
}

/** The last tagged release before this commit; without tags, the commit before the schema last changed. */
function earlierRelease(): string | undefined {
  const tag = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const changed = git('log', '-1', '--format=%H', '--', 'server/migrations')
  return changed && git('rev-parse', '--verify', '--quiet', `${changed}^`)
}

/** Its sources with the packages and pages of today: what is tried is how its server gets on with the schema. */
async function checkOut(commit: string): Promise<string> {
  const root = temporaryFolder()
  const parts = ['contract', 'content', 'server', 'sandbox', 'package.json']
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: ROOT, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x'], { cwd: root, input: archive })
  await linkPackages(ROOT, root)
  mkdirSync(join(root, 'web'))
  symlinkSync(join(ROOT, 'web/build'), join(root, 'web/build'))
  return root
}
