// Plain JavaScript without dependencies, so that any Node ≥ 20 can run it on a fresh clone. It installs the right Node and
// the packages, and then runs the task.

import { chooseNode, fetchNode, nodeIsReady, requireLauncherNode } from './launch/node.mjs'
import { installPackages, packagesAreFresh } from './launch/packages.mjs'
import { createSteps } from './launch/progress.mjs'
import { runTask } from './launch/run-task.mjs'
import { TASKS } from './launch/tasks.mjs'
import { UserError } from './launch/user-error.mjs'
import { buildWeb, webIsBuilt, webIsFresh } from './launch/web.mjs'

try {
  process.exitCode = await launch(process.argv[2], process.argv.slice(3))
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`\n${error.message}\n\nWhat to do: ${error.advice}\n`)
  process.exitCode = 1
}

/**
 * @param {string | undefined} name
 * @param {string[]} args
 */
async function launch(name, args) {
  const task = TASKS[name ?? '']
  if (!task) {
    const list = Object.entries(TASKS).map(([key, { about }]) => `  npm run ${key.padEnd(13)} ${about}`)
    throw new UserError(`Unknown task: "${name ?? ''}".`, `choose one of these:\n${list.join('\n')}`)
  }
  requireLauncherNode()
  const node = chooseNode()

  // Plan all steps first, so that the first line can show their number.
  /** @type {Array<[string, (report: import('./launch/progress.mjs').Report) => Promise<void>]>} */
  const plan = []
  if (!nodeIsReady(node)) plan.push([`Fetching Node ${node.version}`, () => fetchNode(node)])
  if (!packagesAreFresh()) plan.push(['Installing packages', (report) => installPackages(node, report)])
  if (task.web && !(task.web === 'any' ? webIsBuilt() : webIsFresh()))
    plan.push(['Building the web pages', () => buildWeb(node.program)])

  const steps = createSteps(plan.length)
  for (const [title, work] of plan) await steps.run(title, work)
  if (!task.script) return 0
  return runTask(node, [...(task.flags ?? []), task.script, ...(task.args ?? []), ...args], task.env)
}
