import { createRequire } from 'node:module'

/**
 * Loads a package in its CommonJS form. An ES module that imports `node:http` makes Node load its own `fetch` as well:
 * twelve megabytes that nothing here calls.
 */
export const requireCommonJs = createRequire(import.meta.url)
