// Plain JavaScript without dependencies, so that any Node from version 20 can run it on a fresh clone:
//   node scripts/launch.mjs [--web | --web=any] [SCRIPT] [ARGUMENT…]
// installs the right Node and the packages, builds the web pages (`--web`: if out of date, `--web=any`: if missing), runs the script.

import { constants } from 'node:os'
import { exitWithParent, prepare, read, spawnNode, UserError } from './prepare.mjs'

const args = process.argv.slice(2)
const web = args[0]?.startsWith('--web') ? args.shift() : undefined

try {
  // npm forwards signals, but not if it is killed, and the shell in which it runs a script would outlive it.
  const shell = () => /\((?:|ba|da)sh\) \S \d+/.exec(String(read(`/proc/${process.ppid}/stat`)))?.[0]
  if (process.env.npm_lifecycle_event) exitWithParent(() => shell() ?? process.ppid)
  const program = await prepare(web)
  if (args.length > 0) process.exitCode = await run(program)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}

/** @type {(program: string) => Promise<number>} Runs the script, forwards signals to it, and returns its exit code. */
function run(program) {
  const task = spawnNode(program, args)
  const isInTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Ctrl-C in a terminal reaches every process directly. A second signal would force an immediate exit.
    process.on(signal, () => (signal === 'SIGINT' && isInTerminal) || task.kill(signal))
  }
  return new Promise((resolve, reject) => {
    task.on('error', reject)
    task.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
