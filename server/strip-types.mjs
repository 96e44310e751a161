import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strippedOnce } from './stripped-once.mjs'

/** Releases include this folder, already filled. */
const folder = join(import.meta.dirname, '../.cache/stripped')

/** A relative import with a file extension. Only for `import`: `require` resolves paths differently. */
const NAMES_A_FILE = /^\.\.?\/.*\.[jt]s$/

// Node's own type stripping would keep the TypeScript compiler in memory or, with a compile cache, the code
// of every module. Imports with a file extension need no lookup (docs/decisions/0002-launcher-installs-node.md).
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import') || !NAMES_A_FILE.test(specifier))
      return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    const source = strippedOnce(readFileSync(fileURLToPath(url)), folder)
    return { format: 'module', source, shortCircuit: true }
  },
})
