import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './launch/paths.mjs'
import { ourFile, sourceFiles } from './testing/sources.ts'

/** A capability of the server may import those to its right, through their index.ts. A new one is one word here. */
const SLICES =
  'operations admin privacy analytics editing policies reminders feedback documents library plan certificates lessons drafts progress quizzes checkout access auth media mail alarms staff'.split(
    ' ',
  )

/** Folders of a slice that has layers. A file of one imports those to its right; files beside the folders import any. */
const LAYERS: Record<string, string[]> = {
  auth: 'operator routes factors sessions accounts mail-links passwords store shared'.split(' '),
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')

/** What a file may import of ours: given both paths, the complaint or nothing. First match decides; scripts may all. */
const RULES: Array<[from: RegExp, complaint: (from: string, to: string) => string | undefined]> = [
  [/^contract\//, only(/^(contract|content\/(site|plan))\//)],
  [/^content\//, only(/^content\//)],
  [/^sandbox\//, only(/^sandbox\//)],
  [/^e2e\//, only(/^(e2e|contract|scripts\/provision)\//)],
  [/^bench\//, only(/^(bench|contract|scripts\/provision)\//)],
  [/^server\/src\/platform\//, only(/^(server\/src\/platform|contract)\//)],
  [/^server\/migrations\//, only(/^(server\/migrations|server\/src\/platform|contract|content)\//)],
  [/^server\/src\/(cli|demo)\//, only(/^(server|contract|content)\//)],
  [/^server\/src\/[^/]+\//, betweenServerSlices],
  [/^server\/src\/app\.ts$/, only(/^(server\/(migrations|src\/[^/]+)|contract|content)\//)],
  [/^server\//, only(/^(server|contract|content)\//)],
  [/^web\/src\/entry\//, only(/^(web\/src\/entry|contract|content\/(site|plan))\//)],
  [/^web\/src\/api\//, only(/^(web\/src\/(api|entry)|contract|content\/(site|plan))\//)],
  [/^web\/src\/ui\//, only(/^(web\/src\/(ui|entry)|contract|content\/(site|plan))\//)],
  [/^web\/src\/app\//, only(/^(web\/src\/(app|api|ui|entry)|contract|content\/(site|plan))\//)],
  [/^web\/src\/shell\//, only(/^(web\/src\/(shell|app|api|ui|entry)|contract|content\/(site|plan))\//)],
  [/^web\/src\/pages\//, only(/^(web\/src\/[^/]+|contract|content\/(site|plan))\//)],
  [/^web\/src\/[^/]+\//, betweenWebSlices],
  [/^web\//, only(/^(web|contract|content\/(site|plan))\//)],
]

test('imports go one way', () => {
  const complaints = sourceFiles().flatMap((from) =>
    importsOf(from).flatMap((to) => {
      const complaint = complain(from, to)
      return complaint ? [`${from} imports ${to}: ${complaint}`] : []
    }),
  )
  expect(complaints).toEqual([])
})

test('no file imports itself in a circle, by types neither', () => {
  expect(importCircles(new Map(sourceFiles().map((file) => [file, importsOf(file)])))).toEqual([])
})

test('a package is declared by the part that imports it', () => {
  // Installed side by side, an undeclared one works until somebody else lets go of it.
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

test('the check itself sees what is wrong', () => {
  expect(sourceFiles()).toContain('server/src/main.ts')
  expect(importsOf('server/src/main.ts')).toContain('server/src/serve.ts')
  expect(complain('server/src/auth/routes.ts', 'server/src/checkout/index.ts')).toMatch(/rightwards/)
  expect(complain('server/src/checkout/fulfill-checkout.ts', 'server/src/auth/store/accounts.ts')).toMatch(
    /index\.ts/,
  )
  expect(complain('server/src/checkout/fulfill-checkout.ts', 'server/src/auth/index.ts')).toBeUndefined()
  const account = 'server/src/auth/accounts/confirm-account.ts'
  expect(complain(account, 'server/src/auth/store/accounts.ts')).toBeUndefined()
  expect(complain(account, 'server/src/auth/accounts/user-response.ts')).toBeUndefined()
  expect(complain('server/src/auth/cleanup.ts', account)).toBeUndefined()
  expect(complain(account, 'server/src/auth/sessions/open-session.ts')).toMatch(/rightwards/)
  expect(complain(account, 'server/src/auth/cleanup.ts')).toMatch(/rightwards/)
  expect(complain('server/src/auth/new/file.ts', account)).toMatch(/layers/)
  expect(complain('server/src/platform/http.ts', 'server/src/auth/index.ts')).toBeDefined()
  expect(complain('server/src/platform/http.ts', 'content/site/site.ts')).toBeDefined()
  expect(complain('server/src/auth/index.ts', 'server/src/app.ts')).toBeDefined()
  expect(complain('server/src/app.ts', 'server/src/testing/start-site.ts')).toMatch(/only tests/)
  expect(complain('server/src/auth/auth.test.ts', 'server/src/testing/start-site.ts')).toBeUndefined()
  expect(complain('web/src/quizzes/api.ts', 'web/src/lessons/api.ts')).toBeDefined()
  expect(complain('web/src/quizzes/api.ts', 'web/src/pages/quiz.tsx')).toBeDefined()
  expect(complain('web/src/pages/quiz.tsx', 'content/course/quizzes.ts')).toBeDefined()
  expect(complain('e2e/buy.spec.ts', 'server/src/main.ts')).toBeDefined()
  expect(
    importCircles(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual(['a → b → c → a'])
})

/** Each circle once, as the files along it. */
function importCircles(graph: Map<string, string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) return circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

function complain(from: string, to: string): string | undefined {
  if (to.startsWith('server/src/testing/') && !isTest(from)) return 'only tests may import what is for tests'
  if (/\.test\.tsx?$/.test(to)) return 'nothing imports a test'
  // A test may import anything of its own workspace.
  if (isTest(from) && from.split('/')[0] === to.split('/')[0]) return undefined
  if (isTest(from) && to.startsWith('scripts/provision/')) return undefined
  return RULES.find(([pattern]) => pattern.test(from))?.[1](from, to)
}

function only(allowed: RegExp): (from: string, to: string) => string | undefined {
  return (_from, to) => (allowed.test(to) ? undefined : `allowed is only ${allowed.source}`)
}

function betweenServerSlices(from: string, to: string): string | undefined {
  if (/^(server\/src\/platform|contract|content)\//.test(to)) return undefined
  const [here, there] = [folderUnder('server/src', from), folderUnder('server/src', to)]
  if (here === there) return betweenLayers(here, from, to)
  if (!SLICES.includes(here)) return `${here} is not in the list of slices`
  if (SLICES.indexOf(there) <= SLICES.indexOf(here)) return `only rightwards in: ${SLICES.join(' ')}`
  return to === `server/src/${there}/index.ts` ? undefined : 'a slice is entered through its index.ts'
}

function betweenLayers(slice: string, from: string, to: string): string | undefined {
  const layers = LAYERS[slice]
  const [here, there] = [folderUnder(`server/src/${slice}`, from), folderUnder(`server/src/${slice}`, to)]
  if (!layers || here === '' || here === there) return undefined
  if (!layers.includes(here)) return `${here} is not in the list of layers`
  return layers.indexOf(there) > layers.indexOf(here) ? undefined : `only rightwards in: ${layers.join(' ')}`
}

function betweenWebSlices(from: string, to: string): string | undefined {
  if (/^(web\/src\/(app|api|entry|ui)|contract|content\/(site|plan))\//.test(to)) return undefined
  const [here, there] = [folderUnder('web/src', from), folderUnder('web/src', to)]
  return here === there ? undefined : 'slices of the web meet only in pages'
}

/** `auth` for server/src/auth/index.ts; empty for a file that lies elsewhere or directly in the folder. */
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
