import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { ourFile, sourceFiles } from './testing/sources.ts'

/** A slice of the server can import the slices to its right, through their index.ts. Add new slices here. */
const SLICES =
  'operations admin privacy analytics policies reminders feedback documents library plan certificates lessons site-content editing progress quizzes sales access auth customers media mail alarms staff'.split(
    ' ',
  )

/** Layers of a slice. Files in a layer can import the layers to its right; files outside of layers can import any. */
const LAYERS: Record<string, string[]> = {
  auth: 'operator routes factors sessions accounts mail-links passwords store shared'.split(' '),
}

/** A feature of the web can import the features to its right, `app` and `ui`. Add new features here. */
const FEATURES =
  'admin account dashboard landing certificates feedback lessons quizzes library plan documents policies progress editing checkout auth mail editor rich-text'.split(
    ' ',
  )

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')

/** Import rules: given both paths, an error message or undefined. The first match applies; scripts can import anything. */
const RULES: Array<[from: RegExp, violation: (from: string, to: string) => string | undefined]> = [
  [/^contract\//, only(/^(contract|content\/(site|plan))\//)],
  [/^content\//, only(/^content\//)],
  [/^sandbox\//, only(/^sandbox\//)],
  [/^e2e\//, only(/^(e2e|contract|scripts\/provision)\//)],
  [/^bench\//, only(/^(bench|contract|scripts\/provision)\//)],
  [/^server\/src\/platform\//, only(/^(server\/src\/platform|contract)\//)],
  [/^server\/src\/http\//, only(/^(server\/src\/(http|platform)|contract)\//)],
  [/^server\/migrations\//, only(/^(server\/migrations|server\/src\/platform|contract|content)\//)],
  [/^server\/src\/(cli|demo|processes)\//, only(/^(server|contract|content)\//)],
  [/^server\/src\/[^/]+\//, betweenServerSlices],
  [/^server\/src\/app\.ts$/, only(/^(server\/(migrations|src\/[^/]+)|contract|content)\//)],
  [/^server\//, only(/^(server|contract|content)\//)],
  [/^web\/src\/ui\//, only(/^(web\/src\/ui|contract|content\/(site|plan))\//)],
  [/^web\/src\/app\//, only(/^(web\/src\/(app|ui)|contract|content\/(site|plan))\//)],
  [/^web\/src\/[^/]+\//, betweenWebFeatures],
  [/^web\//, only(/^(web|contract|content\/(site|plan))\//)],
]

test('imports follow the rules', () => {
  const violations = sourceFiles().flatMap((from) =>
    importsOf(from).flatMap((to) => {
      const violation = findViolation(from, to)
      return violation ? [`${from} imports ${to}: ${violation}`] : []
    }),
  )
  expect(violations).toEqual([])
})

test('there are no import cycles, including type imports', () => {
  expect(findImportCycles(new Map(sourceFiles().map((file) => [file, importsOf(file)])))).toEqual([])
})

test('every table is written only by the feature that declares it in its personal-data.ts', () => {
  const owners = tableOwners()
  const violations = sourceFiles()
    .filter((file) => /^server\/src\//.test(file) && !isTest(file) && !WRITES_ANY_TABLE.test(file))
    .flatMap((file) =>
      tablesWrittenBy(readFileSync(join(ROOT, file), 'utf8'))
        .filter((table) => owners.get(table) !== folderUnder('server/src', file))
        .map((table) => `${file} writes ${table} of ${owners.get(table)}`),
    )
  expect(violations).toEqual([])
})

test('every imported package is declared by its workspace', () => {
  // An undeclared package works only as long as another workspace depends on it.
  const undeclared = sourceFiles()
    .filter((file) => !file.startsWith('scripts/'))
    .flatMap((file) => {
      const declared = [...packagesOf(file.split('/')[0]!), ...packagesOf('.')]
      const names = importedNames(file).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0])
      return names
        .filter((name) => !/^(\.|node:|\/)/.test(name) && !declared.includes(name))
        .map((name) => `${file} imports ${name}`)
    })
  expect(undeclared).toEqual([])
})

test('the check finds violations', () => {
  expect(sourceFiles()).toContain('server/src/main.ts')
  expect(importsOf('server/src/main.ts')).toContain('server/src/processes/start.ts')
  expect(findViolation('server/src/auth/routes.ts', 'server/src/sales/index.ts')).toMatch(/to the right/)
  expect(findViolation('server/src/sales/fulfill-checkout.ts', 'server/src/auth/store/accounts.ts')).toMatch(
    /index\.ts/,
  )
  expect(findViolation('server/src/sales/fulfill-checkout.ts', 'server/src/auth/index.ts')).toBeUndefined()
  const account = 'server/src/auth/accounts/confirm-account.ts'
  expect(findViolation(account, 'server/src/auth/store/accounts.ts')).toBeUndefined()
  expect(findViolation(account, 'server/src/auth/accounts/user-response.ts')).toBeUndefined()
  expect(findViolation('server/src/auth/cleanup.ts', account)).toBeUndefined()
  expect(findViolation(account, 'server/src/auth/sessions/open-session.ts')).toMatch(/to the right/)
  expect(findViolation(account, 'server/src/auth/cleanup.ts')).toMatch(/to the right/)
  expect(findViolation('server/src/auth/new/file.ts', account)).toMatch(/layers/)
  expect(findViolation('server/src/http/http.ts', 'server/src/auth/index.ts')).toBeDefined()
  expect(findViolation('server/src/http/http.ts', 'content/site/site.ts')).toBeDefined()
  expect(findViolation('server/src/platform/errors.ts', 'server/src/http/http.ts')).toBeDefined()
  expect(findViolation('server/src/auth/index.ts', 'server/src/app.ts')).toBeDefined()
  expect(findViolation('server/src/app.ts', 'server/src/testing/start-site.ts')).toMatch(/only tests/)
  expect(findViolation('server/src/auth/auth.test.ts', 'server/src/testing/start-site.ts')).toBeUndefined()
  expect(findViolation('web/src/quizzes/requests.ts', 'web/src/progress/requests.ts')).toBeUndefined()
  expect(findViolation('web/src/progress/requests.ts', 'web/src/quizzes/requests.ts')).toMatch(/to the right/)
  expect(findViolation('web/src/quizzes/requests.ts', 'web/src/routes.tsx')).toBeDefined()
  expect(findViolation('web/src/new/requests.ts', 'web/src/auth/requests.ts')).toMatch(/list of features/)
  expect(findViolation('web/src/app/session.tsx', 'web/src/auth/requests.ts')).toBeDefined()
  expect(findViolation('web/src/ui/button.tsx', 'web/src/app/session.tsx')).toBeDefined()
  expect(findViolation('web/src/quizzes/quiz-route.tsx', 'content/course/quizzes.ts')).toBeDefined()
  expect(findViolation('e2e/buy.spec.ts', 'server/src/main.ts')).toBeDefined()
  expect(tableOwners().get('purchases')).toBe('sales')
  expect(tablesWrittenBy("trx.updateTable('users as u').set")).toEqual(['users'])
  expect(tablesWrittenBy("defineQueue({ table: 'outbox',")).toEqual(['outbox'])
  expect(
    findImportCycles(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual(['a → b → c → a'])
})

/** The demo year consists of rows in the past, which no feature can write. */
const WRITES_ANY_TABLE = /^server\/src\/demo\//

const TABLE_DECLARATION =
  /(\w+): \{\s*(?:\/\/.*\s*)*(?:excludedFromExport|owner|ownerOnly|personal|redacted):/g

/** The folder of the feature that owns a table, by table. */
const tableOwners = (): Map<string, string> =>
  new Map(
    sourceFiles()
      .filter((file) => /^server\/src\/[^/]+\/personal-data\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(TABLE_DECLARATION)].map(
          ([, table]) => [table!, folderUnder('server/src', file)] as const,
        ),
      ),
  )

/** By a statement, or as a queue. */
const WRITE =
  /\b(?:(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*|defineQueue\(\{[^}]*?table: )'(\w+)/g

const tablesWrittenBy = (source: string): string[] => [
  ...new Set([...source.matchAll(WRITE)].map(([, table]) => table!)),
]

/** Each cycle once, as the path of its files. */
function findImportCycles(graph: Map<string, string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) return cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}

function findViolation(from: string, to: string): string | undefined {
  if (to.startsWith('server/src/testing/') && !isTest(from)) return 'only tests can import testing helpers'
  if (/\.test\.tsx?$/.test(to)) return 'tests cannot be imported'
  // Tests can import anything in their own workspace.
  if (isTest(from) && from.split('/')[0] === to.split('/')[0]) return undefined
  if (isTest(from) && to.startsWith('scripts/provision/')) return undefined
  return RULES.find(([pattern]) => pattern.test(from))?.[1](from, to)
}

function only(allowed: RegExp): (from: string, to: string) => string | undefined {
  return (_from, to) => (allowed.test(to) ? undefined : `only ${allowed.source} is allowed`)
}

function betweenServerSlices(from: string, to: string): string | undefined {
  if (/^(server\/src\/(http|platform)|contract|content)\//.test(to)) return undefined
  const [fromFolder, toFolder] = [folderUnder('server/src', from), folderUnder('server/src', to)]
  if (fromFolder === toFolder) return betweenLayers(fromFolder, from, to)
  if (!SLICES.includes(fromFolder)) return `${fromFolder} is not in the list of slices`
  if (SLICES.indexOf(toFolder) <= SLICES.indexOf(fromFolder))
    return `only to the right in: ${SLICES.join(' ')}`
  return to === `server/src/${toFolder}/index.ts` ? undefined : 'import a slice through its index.ts'
}

function betweenLayers(slice: string, from: string, to: string): string | undefined {
  const layers = LAYERS[slice]
  const [fromFolder, toFolder] = [
    folderUnder(`server/src/${slice}`, from),
    folderUnder(`server/src/${slice}`, to),
  ]
  if (!layers || fromFolder === '' || fromFolder === toFolder) return undefined
  if (!layers.includes(fromFolder)) return `${fromFolder} is not in the list of layers`
  return layers.indexOf(toFolder) > layers.indexOf(fromFolder)
    ? undefined
    : `only to the right in: ${layers.join(' ')}`
}

function betweenWebFeatures(from: string, to: string): string | undefined {
  if (/^(web\/src\/(app|ui)\/|contract\/|content\/(site|plan)\/)/.test(to)) return undefined
  const [fromFolder, toFolder] = [folderUnder('web/src', from), folderUnder('web/src', to)]
  if (!FEATURES.includes(fromFolder)) return `${fromFolder} is not in the list of features`
  return fromFolder === toFolder || FEATURES.indexOf(toFolder) > FEATURES.indexOf(fromFolder)
    ? undefined
    : `only to the right in: ${FEATURES.join(' ')}`
}

/** `auth` for server/src/auth/index.ts. Empty for files elsewhere or directly in the folder. */
function folderUnder(parent: string, file: string): string {
  return new RegExp(`^${parent}/([^/]+)/`).exec(file)?.[1] ?? ''
}

const IMPORTS = [
  /^(?:import|export)\b[^'"]*?\bfrom\s*'([^']+)'/gm,
  /^import\s*'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
]

function importedNames(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name!))
}

/** Our own files among a file's imports, as paths from the root. */
function importsOf(file: string): string[] {
  return importedNames(file)
    .map((name) => ourFile(file, name))
    .filter((path) => path !== undefined)
}

function packagesOf(workspace: string): string[] {
  const description = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'))
  return Object.keys({ ...description.dependencies, ...description.devDependencies })
}
