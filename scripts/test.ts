import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildWeb } from './prepare.mjs'
import { provideTestBrowser } from './provision/chromium.ts'
import { provideContainers } from './provision/containers.ts'
import { providePostgres } from './provision/postgres.ts'
import { type Outcome, runCheck, runPlaywright, runVitest } from './test/run.ts'

interface Stage {
  title: string
  /** Installs what the stage needs. */
  prepare?(): Promise<unknown>
  run(filters: string[]): Promise<Outcome>
}

/** What `--only` calls the projects of Vitest. They run together, so that no processor waits for the last file of one. */
const UNIT = ['contract', 'content', 'web', 'sandbox', 'scripts']
const PROJECTS: Record<string, string[]> = {
  unit: UNIT,
  sqlite: ['server-sqlite'],
  postgres: ['server-postgres'],
  server: ['server-sqlite', 'server-postgres'],
}

const STAGES: Record<string, Stage> = {
  format: {
    title: 'Format and lint',
    run: () => runCheck('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
  },
  unused: { title: 'Unused files, exports and packages', run: () => runCheck('knip/bin/knip.js', []) },
  types: { title: 'Types', run: () => runCheck('typescript/bin/tsc', ['-b']) },
  build: {
    title: 'Web build',
    async run() {
      await buildWeb(process.execPath)
      return { passed: 0, skipped: 0, failures: [] }
    },
  },
  vitest: {
    title: 'Unit and server tests',
    prepare: () => (projects.includes('server-postgres') ? providePostgres() : Promise.resolve()),
    run: (filters) => runVitest(projects, filters),
  },
  e2e: {
    title: 'End-to-end tests',
    prepare: provideTestBrowser,
    run: async (filters) => runPlaywright(await provideTestBrowser(), filters),
  },
  changed: { title: 'Tests of what has changed', run: ([base = 'HEAD']) => testChanges(base) },
  image: {
    title: 'Container image',
    async run() {
      process.env.NODE_IMAGE = await provideContainers()
      return runVitest(['scripts'], ['scripts/image.test.ts'])
    },
  },
}

const DEFAULT = ['format', 'unused', 'types', 'build', 'unit', 'server', 'e2e']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Selects stages. */
    only: { type: 'string' },
    /** Runs every file on both databases, and long versions of the tests that kill and fuzz the site. */
    all: { type: 'boolean' },
  },
})
const chosen = values.only?.split(',') ?? DEFAULT
const projects = chosen.flatMap((name) => PROJECTS[name] ?? [])
// The tests need the web pages, which are only built if they are out of date.
const needsBuild = chosen.some((name) => !['format', 'unused', 'types', 'build'].includes(name))
const names = Object.keys(STAGES).filter(
  (name) =>
    chosen.includes(name) || (name === 'build' && needsBuild) || (name === 'vitest' && projects.length > 0),
)
const selectable = [...Object.keys(STAGES).filter((name) => name !== 'vitest'), ...Object.keys(PROJECTS)]
const unknown = chosen.find((name) => !selectable.includes(name))

if (unknown !== undefined) {
  console.error(`Unknown stage: "${unknown}". Choose from ${selectable.join(', ')}.`)
  process.exitCode = 1
} else {
  if (values.all)
    Object.assign(process.env, { TEST_ALL: '1', CHAOS_PURCHASES: '1000', FUZZ_REQUESTS: '20000' })
  // A file that is named on the command line runs on both databases.
  else if (positionals.length > 0 && !chosen.includes('changed')) process.env.TEST_ALL = '1'
  process.exitCode = await run(names, positionals)
}

/** Tests what imports a changed file and, on the server, the changed slices: almost every test there imports the whole site. */
async function testChanges(base: string): Promise<Outcome> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const slices = files.flatMap((file) => /^server\/(?:src\/[^/]+|migrations)/.exec(file)?.[0] ?? [])
  const outcomes = [
    await runVitest(UNIT, [`--changed=${base}`]),
    ...(slices.length > 0 ? [await runVitest(['server-sqlite'], [...new Set(slices)])] : []),
  ]
  return sum(outcomes)
}

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

/** Runs all stages, also after a failed one. */
async function run(names: readonly string[], filters: string[]): Promise<number> {
  // Programs are installed one at a time, while the first stages run.
  let installed: Promise<unknown> = Promise.resolve()
  const prepared = names.map((name) => {
    installed = installed.catch(() => {}).then(STAGES[name]!.prepare)
    // The stage reports the error.
    installed.catch(() => {})
    return installed
  })
  const results: Array<Outcome & { title: string; seconds: number }> = []
  for (const [index, name] of names.entries()) {
    const { title, run } = STAGES[name]!
    console.log(`[${index + 1}/${names.length}] ${title} …`)
    const started = performance.now()
    const outcome = await prepared[index]!.then(() => run(filters)).catch((error: Error) => ({
      ...{ passed: 0, skipped: 0 },
      failures: [error.message],
    }))
    results.push({ title, ...outcome, seconds: Math.round((performance.now() - started) / 1000) })
  }
  console.log('')
  for (const { title, seconds, ...outcome } of results)
    console.log(
      `${outcome.failures.length > 0 ? 'FAILED' : 'ok    '} ${title}: ${seconds} s, ${formatCounts(outcome)}`,
    )
  const total = sum(results)
  console.log(['', ...total.failures.map((failure) => `  ${failure}`)].join('\n'))
  console.log(formatCounts(total))
  return total.failures.length === 0 ? 0 : 1
}

function formatCounts({ passed, skipped, failures }: Outcome): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
