import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { ourFile, sourceFiles } from './testing/sources.ts'

const EXPORT =
  /^export\s+(?:async\s+)?(?:const|let|function\*?|class|type|interface)\s+(\w+)|^export\s+(?:type\s+)?\{([^}]*)\}/gm
const IMPORT = /^(?:import|export)\s+(?:type\s+)?([^'"]*?)\s*from\s*'([^']+)'/gm
/** Imports of all names: `import()`, or a module augmentation. */
const WHOLE_IMPORT = /(?:\bimport\(\s*|^declare module )'([^']+)'/gm

/** Not imported: files that are loaded by name from a folder, or copied over other files. */
const NOT_IMPORTED = /^(bench\/rows|e2e\/fixtures)\/|\.(test|spec)\.tsx?$/

test('every export is used in another file', () => {
  const used = new Set(sourceFiles().flatMap((file) => importsOf(file, sourceOf(file))))
  const unused = sourceFiles()
    .filter((file) => !NOT_IMPORTED.test(file) && !used.has(`${file} *`))
    .flatMap((file) => exportsOf(sourceOf(file)).map((name) => `${file} ${name}`))
    .filter((name) => !used.has(name))
  expect(unused).toEqual([])
})

test('the check finds exports and imports', () => {
  expect(
    exportsOf('export const a = 1\nexport type { B, C as D } from "x"\nexport async function e() {}'),
  ).toEqual(['a', 'B', 'D', 'e'])
  expect(importsOf('web/src/a.ts', "import { b, type C as D } from './c.ts'\nimport('../e.ts')")).toEqual([
    'web/src/c.ts b',
    'web/src/c.ts C',
    'web/e.ts *',
  ])
})

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function exportsOf(source: string): string[] {
  return [...source.matchAll(EXPORT)].flatMap(([, name, list]) => name ?? namesIn(list ?? '', 'exported'))
}

/** As `file name`, with `*` for a file that is imported as a whole. */
function importsOf(file: string, source: string): string[] {
  const named = [...source.matchAll(IMPORT)].flatMap(([, what = '', from = '']) => {
    const names = what.includes('*') ? ['*'] : namesIn(/\{([^}]*)\}/s.exec(what)?.[1] ?? '', 'imported')
    return names.map((name) => `${ourFile(file, from)} ${name}`)
  })
  return [...named, ...[...source.matchAll(WHOLE_IMPORT)].map(([, from]) => `${ourFile(file, from!)} *`)]
}

/** The names in braces. With `as`, the imported name comes before it and the exported name after it. */
function namesIn(list: string, side: 'imported' | 'exported'): string[] {
  const names = list.split(',').map((part) =>
    part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/),
  )
  return names.map((pair) => (side === 'imported' ? pair[0] : pair.at(-1)) ?? '').filter(Boolean)
}
