import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strippedOnce } from './stripped-once.mjs'

/** A release brings it along, filled. */
const folder = join(import.meta.dirname, '../.cache/stripped')

/** A relative import that says its ending; `require` may mean other files by the same words. */
const NAMES_A_FILE = /^\.\.?\/.*\.[jt]s$/

// Node by itself would keep the TypeScript compiler in memory or, with a compile cache, the code of every module. Modules that
// name each other's files need no search for them (docs/decisions/0076).
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
