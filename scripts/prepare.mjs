import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const TOOLCHAIN = join(ROOT, 'toolchain')
const LOCK = join(ROOT, '.cache', 'launch.lock')
const WEB_FOLDERS = ['web', 'contract', 'content/site', 'content/plan']
const NOT_AN_INPUT = /(^|[\\/])(build|node_modules)([\\/]|$)|\.tsbuildinfo$|\.test\.tsx?$/
const WEB_FINGERPRINT = join(ROOT, 'web', 'build', '.inputs')

/** An error that the user can fix. The message says what to do. */
export class UserError extends Error {}

/**
 * Installs and builds what is missing or out of date, and returns the path of the right Node.
 * @param {string} [web] `--web` if the task needs pages that match the sources, `--web=any` if it needs any
 */
export async function prepare(web) {
  const { program, pinnedVersion } = chooseNode()
  const nodeIsMissing = () => pinnedVersion !== undefined && !isInstalled(TOOLCHAIN)
  if (nodeIsMissing() || !isInstalled(ROOT))
    await withLock(async () => {
      if (nodeIsMissing()) await install(TOOLCHAIN, process.execPath, `Node ${pinnedVersion}`)
      if (!isInstalled(ROOT)) await install(ROOT, program, 'packages')
    })
  if (web === '--web' || (web && !fs.existsSync(WEB_FINGERPRINT))) await buildWeb(program)
  return program
}

/** This Node if it is new enough for the server, otherwise the pinned one. */
function chooseNode() {
  const readJson = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(join(ROOT, file), 'utf8'))
  const [version, minimum] = [process.versions.node, readJson('server/package.json').engines.node.slice(2)]
  if (version.localeCompare(minimum, undefined, { numeric: true }) >= 0) return { program: process.execPath }
  const packages = readJson('toolchain/package.json').optionalDependencies
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const name = Object.keys(packages).find((key) => key.endsWith(`-${system}`))
  if (!name || Number.parseInt(version, 10) < 20)
    throw new UserError(
      `This is Node ${version}; the site needs Node ${minimum} or newer. Install one from https://nodejs.org and run this again.`,
    )
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return { program: join(TOOLCHAIN, 'node_modules', name, 'bin', file), pinnedVersion: packages[name] }
}

/** Whether the installed packages match the lock file and this platform. */
export function isInstalled(folder = ROOT) {
  return read(join(folder, 'node_modules', '.installed')) === packagesFingerprint(folder)
}

const packagesFingerprint = (/** @type {string} */ folder) =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(fs.readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/** @type {(folder: string, program: string, subject: string) => Promise<void>} */
async function install(folder, program, subject) {
  say(`Installing ${subject}; this can take a minute …`)
  // Variables of the npm that started the launcher would point this npm to the wrong folder.
  const foreign = /^npm_(package|lifecycle|command|config_(local_|global_)?prefix)/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !foreign.test(key)))
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runCaptured(program, [npmProgram(), 'ci', ...options], { cwd: folder, env })
  if (code !== 0) {
    throw new UserError(
      `npm could not install ${subject}:\n\n${output}\n\nCheck the network connection and the free disk space, and run this again.`,
    )
  }
  // Written last, so that an interrupted install leaves no fingerprint.
  fs.writeFileSync(join(folder, 'node_modules', '.installed'), packagesFingerprint(folder))
}

/** The path of npm-cli.js on this machine, because the pinned Node has no npm. */
export function npmProgram() {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'))
  const files = [process.env.npm_execpath ?? '', ...inPath].filter((file) => file && fs.existsSync(file))
  const found = files.map((file) => fs.realpathSync(file)).find((file) => basename(file) === 'npm-cli.js')
  if (found) return found
  throw new UserError('npm was not found. Install it (it comes with Node) and run this again.')
}

/**
 * Builds the web pages if they do not match the sources.
 * @param {string} program
 */
export async function buildWeb(program) {
  if (read(WEB_FINGERPRINT) === webFingerprint()) return
  await withLock(async () => {
    const inputs = webFingerprint()
    if (read(WEB_FINGERPRINT) === inputs) return
    say('Building the web pages …')
    const { code, output } = await runCaptured(program, ['web/build.ts'])
    if (code !== 0) {
      const content = await runCaptured(program, ['server/src/cli/course.ts', 'check'])
      // Exit code 2 means that the content has mistakes.
      const reason = content.code === 2 ? content.output : `The web pages could not be built:\n\n${output}`
      throw new UserError(`${reason}\n\nFix this and run the same command again.`)
    }
    fs.writeFileSync(WEB_FINGERPRINT, inputs)
  })
}

function webFingerprint() {
  const hash = createHash('sha256').update(packagesFingerprint(ROOT))
  for (const folder of WEB_FOLDERS) {
    for (const name of fs.readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true }).sort()) {
      const file = join(ROOT, folder, name)
      if (NOT_AN_INPUT.test(name) || fs.statSync(file).isDirectory()) continue
      hash.update(`${folder} ${name}\0`).update(fs.readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * Runs the work while no other run in this folder installs or builds. The lock is a file with the id of the process.
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  fs.mkdirSync(dirname(LOCK), { recursive: true })
  for (
    let hasSaidSo = false;
    !unless('EEXIST', () => fs.writeFileSync(LOCK, `${process.pid}`, { flag: 'wx' }));
  ) {
    const owner = read(LOCK)
    if (owner && !unless('ESRCH', () => process.kill(Number(owner), 0))) {
      // Renamed first: another run may have removed this lock and taken its own, which goes back to its place.
      const aside = `${LOCK}.${process.pid}`
      if (unless('ENOENT', () => fs.renameSync(LOCK, aside))) {
        if (read(aside) === owner) fs.rmSync(aside)
        else fs.renameSync(aside, LOCK)
      }
      continue
    }
    if (owner && !hasSaidSo) say(`Waiting for process ${owner}. If it hangs, end it, or delete ${LOCK}.`)
    hasSaidSo ||= owner !== undefined
    await wait(200)
  }
  try {
    await work()
  } finally {
    fs.rmSync(LOCK, { force: true })
  }
}

/**
 * The result of a system call, or true if it has none; undefined if it fails with one of these codes.
 * @template T
 * @param {string} codes
 * @param {() => T} call
 */
function unless(codes, call) {
  try {
    return call() ?? true
  } catch (error) {
    if (codes.includes(/** @type {{ code: string }} */ (error).code)) return undefined
    throw error
  }
}

/** Stops this process when its parent has exited. On Windows, processes end with their parent anyway. */
export function exitWithParent(parentNow = () => /** @type {string | number} */ (process.ppid)) {
  const parent = parentNow()
  const timer = setInterval(() => {
    if (parentNow() === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  timer.unref()
}

const PRELOAD = `import { isMainThread } from 'node:worker_threads'; if (isMainThread) (${exitWithParent})()`

/**
 * Starts a script on the given Node, until it ends or this process does.
 * @type {(program: string, args: string[], options?: { cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe' }) => import('node:child_process').ChildProcess}
 */
export function spawnNode(program, args, { cwd = ROOT, env = process.env, output = 'inherit' } = {}) {
  return spawn(program, [`--import=data:text/javascript,${encodeURIComponent(PRELOAD)}`, ...args], {
    cwd,
    // Otherwise glibc keeps the 19 MB in which a password is hashed, and some freed memory, once for each thread.
    env: { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2', ...env },
    stdio: [output === 'pipe' ? 'ignore' : output, output, output],
  })
}

/**
 * Runs a script to completion. Returns its exit code and the end of its output.
 * @type {(program: string, args: string[], options?: { cwd?: string, env?: NodeJS.ProcessEnv }) => Promise<{ code: number, output: string }>}
 */
export function runCaptured(program, args, options) {
  const child = spawnNode(program, args, { ...options, output: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-16_000)
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
export const read = (/** @type {string} */ file) =>
  unless('ENOENT ESRCH', () => fs.readFileSync(file, 'utf8'))
