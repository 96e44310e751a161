import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { runCaptured } from './child.mjs'
import { withLock } from './lock.mjs'
import { ROOT } from './paths.mjs'
import { UserError } from './user-error.mjs'

/**
 * Whether the installed packages match the lock file and this platform.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const file = fingerprintFile(folder)
  return existsSync(file) && readFileSync(file, 'utf8') === expectedFingerprint(folder)
}

/**
 * Installs the packages of a folder from its lock file, unless another launch has just done so.
 * @param {string} folder
 * @param {string} node
 * @param {{ subject: string, verify?: () => void }} details
 */
export async function installFolder(folder, node, { subject, verify }) {
  await withLock(`install-${relative(ROOT, folder) || 'packages'}`, async () => {
    if (isInstalled(folder)) return
    const install = () => npm(node, ['ci', '--include=dev', '--include=optional'], folder)
    let { code, output } = await install()
    // Retry if a dev server or an editor wrote to the folder while npm emptied it.
    if (code !== 0 && /ENOTEMPTY|EBUSY/.test(output)) ({ code, output } = await install())
    if (code !== 0) {
      throw new UserError(
        `npm could not install ${subject}:\n\n${output}`,
        'check the network connection and the free disk space, then run the same command again.',
      )
    }
    verify?.()
    // Written last, so that an interrupted install leaves no fingerprint.
    writeFileSync(fingerprintFile(folder), expectedFingerprint(folder))
  })
}

/** @param {string} folder */
function fingerprintFile(folder) {
  return join(folder, 'node_modules', '.installed')
}

/** @param {string} folder */
function expectedFingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex')
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(node, args, cwd) {
  const env = { ...process.env }
  // Remove variables of the npm that started the launcher. They would point this npm to the wrong folder.
  for (const key of Object.keys(env)) {
    if (/^npm_(package|lifecycle|command|config_(local_|global_)?prefix)/i.test(key)) delete env[key]
  }
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error']
  return runCaptured(node, [npmProgram(), ...args, ...quiet], { cwd, env })
}

/** The path of npm-cli.js on this machine, because the pinned Node has no npm. */
export function npmProgram() {
  const folder = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    ...(process.env.PATH ?? '').split(delimiter).map((entry) => join(entry, 'npm')),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const found = candidates
    .filter((file) => file && existsSync(file))
    .map((file) => realpathSync(file))
    .find((file) => basename(file) === 'npm-cli.js')
  if (found) return found
  throw new UserError(
    'npm was not found on this machine.',
    'install npm (it comes with Node) and run this again.',
  )
}
