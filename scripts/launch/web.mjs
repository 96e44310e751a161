import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { runCaptured } from './child.mjs'
import { withLock } from './lock.mjs'
import { ROOT } from './paths.mjs'
import { UserError } from './user-error.mjs'

const INPUTS = ['web', 'contract', 'content/site', 'content/plan', 'package-lock.json']
const IGNORED = /^(build|node_modules)$|\.tsbuildinfo$|\.test\.tsx?$/
const FINGERPRINT_FILE = join(ROOT, 'web', 'build', '.inputs')

/** Whether the web was built at all. */
export function webIsBuilt() {
  return existsSync(FINGERPRINT_FILE)
}

/** Whether web/build matches the current files. */
export function webIsFresh() {
  return webIsBuilt() && readFileSync(FINGERPRINT_FILE, 'utf8') === fingerprint()
}

/**
 * Builds the web unless another launch has just done so. Uses a separate process, to free the memory of the build.
 * @param {string} node
 */
export async function buildWeb(node) {
  await withLock('build-web', async () => {
    if (webIsFresh()) return
    const inputs = fingerprint()
    const { code, output } = await runCaptured(node, ['web/build.ts'])
    if (code !== 0) {
      throw new UserError(
        `The web pages could not be built:\n\n${output}`,
        'fix the error above and run this again.',
      )
    }
    writeFileSync(FINGERPRINT_FILE, inputs)
  })
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesUnder(join(ROOT, input))) {
      const content = readFileSync(file)
      hash.update(`${relative(ROOT, file).split(sep).join('/')}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !IGNORED.test(name))
  return names.sort().flatMap((name) => filesUnder(join(path, name)))
}
