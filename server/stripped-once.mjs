import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/**
 * A module without its types, made once: it is kept in the folder under the hash of its source.
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
 * Whole or not at all, also when two processes start at once. Without a place to write, the next start does it again.
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
