import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strippedOnce } from './stripped-once.mjs'

/** A release brings it along, filled. */
const folder = join(import.meta.dirname, '../.cache/stripped')

// Node by itself would keep the TypeScript compiler in memory or, with a compile cache, the code of every module. Our own
// modules name each other's files, so there is nothing to search for (docs/decisions/0076).
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    const source = strippedOnce(readFileSync(fileURLToPath(url), 'utf8'), folder)
    return { format: 'module', source, shortCircuit: true }
  },
})
