import { extname } from 'node:path'

/** A program that runs in its own thread or process. The `.ts` files of a clone are `.js` files in a release. */
export const programFile = (source: URL): URL =>
  new URL(source.href.replace(/\.ts$/, extname(import.meta.filename)))
