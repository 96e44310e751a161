import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/**
 * Strips the types of a module, and caches the result in `folder` under the hash of the source.
 * @param {Buffer} source
 * @param {string} folder
 */
export function strippedOnce(source, folder) {
  const file = join(folder, `${hash('sha256', source)}.js`)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const stripped = stripTypeScriptTypes(source.toString('utf8'))
    writeCache(folder, file, stripped)
    return stripped
  }
}

/**
 * Renames a finished file, so that processes that start at once never read a partial one. If the folder is
 * not writable, the next start strips the module again.
 * @param {string} folder
 * @param {string} file
 * @param {string} stripped
 */
function writeCache(folder, file, stripped) {
  try {
    mkdirSync(folder, { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, stripped)
    renameSync(part, file)
  } catch {}
}
