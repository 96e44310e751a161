import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'

/** In each of these folders, a folder may import those to its right. Add new slices and features here. */
const ORDERS: Record<string, string[]> = {
  'server/src': words(
    `cli demo processes operations course admin privacy analytics policies reminders announcements feedback documents library plan certificates
     lessons site-content progress quizzes editing sales access auth customers backups media mail alarms staff http platform`,
  ),
  'server/src/auth': words('operator routes factors sessions accounts mail-links passwords store shared'),
  'web/src': words(
    `admin team account dashboard landing certificates feedback lessons quizzes library simulation plan documents policies progress editing
     checkout auth mail rich-text-editor rich-text app ui`,
  ),
}

/** The other folders that the files of a folder may import. The longest path applies; scripts may import anything. */
const ALLOWED: Record<string, string[]> = {
  contract: ['content/site', 'content/plan'],
  content: [],
  sandbox: [],
  server: ['contract', 'content'],
  'server/src/http': ['contract'],
  'server/src/platform': ['contract'],
  web: ['contract', 'content/site', 'content/plan'],
  e2e: ['contract', 'scripts/provision'],
  bench: ['contract', 'scripts/provision'],
}

/** These may import every file of the server; other slices see one another only through their index.ts. */
const ABOVE_SLICES = ['cli', 'demo', 'processes']
const BELOW_SLICES = ['http', 'platform']

const files = globSync(`{${Object.keys(ALLOWED).join(',')}}/**/*.{ts,tsx,js}`, {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|build|data|test-results)$/.test(path),
})
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
const imports = [...sources].flatMap(([from, source]) =>
  importedNames(from, source).flatMap(({ name, isType }) => {
    const to = ownFile(from, name)
    return to ? [{ from, to, isType }] : []
  }),
)

test('imports follow the order of the folders', () => {
  expect(imports.map(({ from, to }) => findViolation(from, to)).filter(Boolean)).toEqual([])
})

// Biome's rule would read the whole repository for every file that it checks.
test('there are no import cycles, including type imports', () => {
  const graph = Map.groupBy(imports, ({ from }) => from)
  const [cycles, done] = [[] as string[], new Set<string>()]
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || done.has(file)) return
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  expect(cycles).toEqual([])
})

// What the owner publishes is read in the main thread only; elsewhere these modules have the defaults.
test('worker threads do not import modules that keep published content', () => {
  const graph = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const isPublished = (file: string) =>
    isIn('content', file) && /^export function publish/m.test(sources.get(file) ?? '')
  const violations: string[] = []
  const visit = (file: string, path: string[], done: Set<string>) => {
    if (done.has(file)) return
    done.add(file)
    if (isPublished(file)) violations.push([...path, file].join(' → '))
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file], done)
  }
  const programs = files.filter((file) => !isTest(file) && /^serveTasks\b/m.test(sources.get(file)!))
  expect(programs).toContain('server/src/certificates/pdf-worker.ts')
  for (const program of programs) visit(program, [], new Set())
  expect(violations).toEqual([])
})

test.each(['server/src', 'web/src'])('%s has at most 35 entries and 10 levels', (folder) => {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [above, below] = [entryOf(folder, from), entryOf(folder, to)]
    if (!above || !below || above === below || isTest(from) || isTest(to)) continue
    graph.set(above, (graph.get(above) ?? new Set()).add(below))
  }
  const levels = new Map<string, number>()
  const levelsOf = (entry: string): number => {
    const known = levels.get(entry) ?? 1 + Math.max(0, ...[...(graph.get(entry) ?? [])].map(levelsOf))
    levels.set(entry, known)
    return known
  }
  expect(Math.max(...[...graph.keys()].map(levelsOf))).toBeLessThanOrEqual(10)
  const entries = files.filter((file) => !isTest(file)).map((file) => entryOf(folder, file))
  expect(new Set(entries.filter(Boolean)).size).toBeLessThanOrEqual(35)
})

test('a table is written only by the feature whose personal-data.ts declares it', () => {
  const owners = new Map(
    [...sources].flatMap(([file, source]) =>
      file.endsWith('/personal-data.ts')
        ? [...source.matchAll(DECLARED_TABLE)].map(([, table]) => [table!, entryOf('server/src', file)])
        : [],
    ),
  )
  expect(owners.get('purchases')).toBe('sales')
  // The demo year consists of rows in the past, which no feature can write.
  const writers = [...sources].filter(
    ([file]) => file.startsWith('server/src/') && !file.startsWith('server/src/demo/') && !isTest(file),
  )
  const violations = writers.flatMap(([file, source]) =>
    [...source.matchAll(WRITE)]
      .filter(([, table]) => owners.get(table!) !== entryOf('server/src', file))
      .map(([, table]) => `${file} writes ${table} of ${owners.get(table!)}`),
  )
  expect(violations).toEqual([])
})

const DECLARED_TABLE = /(\w+): \{\s*(?:\/\/.*\s*)*(?:excludedFromExport|owner|ownerOnly|personal|redacted):/g
/** By a statement, or as a queue. */
const WRITE =
  /\b(?:(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*|defineQueue\(\{[^}]*?table: )'(\w+)/g

test.each([
  ['server/src/auth/index.ts', 'server/src/sales/index.ts'],
  ['server/src/auth/index.ts', 'server/src/app.ts'],
  ['server/src/sales/checkout/fulfill-checkout.ts', 'server/src/auth/store/accounts.ts'],
  ['server/src/auth/accounts/confirm-account.ts', 'server/src/auth/sessions/open-session.ts'],
  ['server/src/auth/accounts/confirm-account.ts', 'server/src/auth/cleanup.ts'],
  ['server/src/new/index.ts', 'server/src/auth/index.ts'],
  ['server/src/http/http.ts', 'content/site/site.ts'],
  ['server/src/app.ts', 'server/src/testing/start-site.ts'],
  ['server/migrations/0001_accounts.ts', 'server/src/auth/index.ts'],
  ['web/src/progress/requests.ts', 'web/src/quizzes/requests.ts'],
  ['web/src/ui/button.tsx', 'web/src/app/session/session.tsx'],
  ['web/src/quizzes/quiz-route.tsx', 'content/course/quizzes.ts'],
  ['e2e/buy.spec.ts', 'server/src/main.ts'],
])('%s must not import %s', (from, to) => expect(findViolation(from, to)).toBeDefined())

test.each([
  ['server/src/main.ts', 'server/src/processes/start.ts'],
  ['server/src/sales/checkout/fulfill-checkout.ts', 'server/src/auth/index.ts'],
  ['server/src/auth/accounts/confirm-account.ts', 'server/src/auth/store/accounts.ts'],
  ['server/src/auth/cleanup.ts', 'server/src/auth/accounts/confirm-account.ts'],
  ['server/src/auth/auth.test.ts', 'server/src/testing/start-site.ts'],
  ['web/src/quizzes/requests.ts', 'web/src/progress/requests.ts'],
])('%s may import %s', (from, to) => expect(findViolation(from, to)).toBeUndefined())

function findViolation(from: string, to: string): string | undefined {
  const workspace = from.split('/')[0]!
  const violation = `${from} imports ${to}`
  if (isTest(to) && !isTest(from)) return violation
  // Tests may import anything in their own workspace.
  if (isTest(from) && (isIn(workspace, to) || isIn('scripts/provision', to))) return undefined
  if (!isIn(workspace, to)) return allowedFor(from).some((folder) => isIn(folder, to)) ? undefined : violation
  if (isIn('server/migrations', from))
    return isIn('server/migrations', to) || isIn('server/src/platform', to) ? undefined : violation
  const follows = Object.entries(ORDERS).every(([folder, order]) => followsOrder(folder, order, from, to))
  return follows ? undefined : violation
}

function followsOrder(folder: string, order: string[], from: string, to: string): boolean {
  const [above, below] = [entryOf(folder, from), entryOf(folder, to)]
  const isFile = above === undefined || from === `${folder}/${above}`
  if (isFile || above === below || (folder === 'server/src/auth' && !below)) return true
  if (ABOVE_SLICES.includes(above)) return true
  if (!below || !order.includes(above) || order.indexOf(below) <= order.indexOf(above)) return false
  return folder !== 'server/src' || BELOW_SLICES.includes(below) || to === `${folder}/${below}/index.ts`
}

const allowedFor = (file: string): string[] =>
  Object.entries(ALLOWED)
    .filter(([folder]) => isIn(folder, file))
    .toSorted(([a], [b]) => b.length - a.length)[0]![1]

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`)

/** `auth` for server/src/auth/index.ts, `app.ts` for server/src/app.ts; undefined for files elsewhere. */
const entryOf = (folder: string, file: string): string | undefined =>
  isIn(folder, file) ? file.slice(folder.length + 1).split('/')[0] : undefined

function importedNames(file: string, source: string): { name: string; isType: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: source.slice(start + 1, end - 1),
      isType: false,
    })),
  ]
}

/** Resolves an import to a path from the root; undefined for packages. */
function ownFile(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const [, workspace, rest] = /^@course\/([^/]+)\/?(.*)$/.exec(name) ?? []
  if (!workspace) return undefined
  return join(workspace, existsSync(join(ROOT, workspace, 'src')) ? 'src' : '', `${rest}.ts`)
}

function words(text: string): string[] {
  return text.split(/\s+/)
}
