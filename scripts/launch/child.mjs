import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './paths.mjs'

const EXIT_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts', 'launch', 'exit-with-parent.mjs')).href

/**
 * Starts a script on the given Node. It is stopped when this process exits for any reason.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe', exitSignal?: 'SIGTERM' | 'SIGKILL' }} [options]
 */
export function spawnNode(program, args, options = {}) {
  const { cwd = ROOT, env = process.env, output = 'inherit', exitSignal = 'SIGTERM' } = options
  return spawn(program, ['--import', `${EXIT_WITH_PARENT}?signal=${exitSignal}`, ...args], {
    cwd,
    env: environment(program, env),
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output, 'ipc'],
  })
}

/**
 * Runs a script to completion. Returns its exit code and the end of its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(program, args, options) {
  // SIGKILL, because npm takes seconds to roll back on SIGTERM.
  const child = spawnNode(program, args, { ...options, output: 'pipe', exitSignal: 'SIGKILL' })
  let output = ''
  const collect = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk.toString()).slice(-16_000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}

/**
 * Child processes find this Node and the packages' binaries first, and share a compile cache, which saves a
 * quarter of the start.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
function environment(program, env) {
  // Windows calls it Path, and names in a copied environment are case-sensitive.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(program), join(ROOT, 'node_modules', '.bin'), env[name] ?? '']
  const NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compile')
  return { ...env, NODE_COMPILE_CACHE, [name]: folders.join(delimiter) }
}
