import { constants } from 'node:os'
import { spawnNode } from './child.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PARENT_CHECK_MS = 200

/**
 * Runs the task on the chosen Node, forwards signals to it, and returns its exit code.
 * @param {import('./node.mjs').ChosenNode} node
 * @param {string[]} args
 * @param {Record<string, string>} [env] defaults for variables that are not set
 * @returns {Promise<number>}
 */
export function runTask(node, args, env = {}) {
  const task = spawnNode(node.program, args, { env: { ...env, ...process.env } })
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches every process directly. A second signal would force an immediate exit.
      if (
        signal === 'SIGINT' &&
        [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
      )
        return
      task.kill(signal)
    })
  }
  stopWithParent(() => task.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    task.on('error', reject)
    task.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * npm forwards signals, but not if it is killed. Without this, the site would keep running and block the port.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    stop()
  }, PARENT_CHECK_MS)
  check.unref()
}
