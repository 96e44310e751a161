import { createRequire } from 'node:module'

/**
 * Loads the CommonJS version of a package. An ES module that imports `node:http` makes Node load its own
 * `fetch` as well: 12 MB of memory that is never used.
 */
export const requireCommonJs = createRequire(import.meta.url)
