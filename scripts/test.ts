import { parseArgs } from 'node:util'
import { createSteps } from './launch/progress.mjs'
import { UserError } from './launch/user-error.mjs'
import { chooseStages, STAGES } from './test/stages.ts'
import { report, type StageResult } from './test/summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, list: { type: 'boolean' } },
})

if (values.list) {
  for (const { name, title } of STAGES) console.log(`${name.padEnd(9)} ${title}`)
} else {
  process.exitCode = await run()
}

/** Runs all stages, also after a failed one, and skips only those that depend on it. */
async function run(): Promise<number> {
  const stages = chooseStages(values.only)
  if (typeof stages === 'string') {
    console.error(stages)
    return 1
  }
  const steps = createSteps(stages.length)
  const results: StageResult[] = []
  for (const stage of stages) {
    const started = performance.now()
    const failedDependency = results.find((result) => !result.ok && stage.needs?.includes(result.stage.name))
    const outcome = failedDependency
      ? { failures: [`skipped, because this stage failed: ${failedDependency.stage.title}`] }
      : await steps.run(stage.title, () => attempt(() => stage.run(positionals)), {
          streamsOutput: stage.streamsOutput,
          isFailure: ({ failures }) => failures.length > 0,
        })
    const { passed = 0, skipped = 0, failures } = outcome
    const seconds = (performance.now() - started) / 1000
    results.push({ stage, passed, skipped, failures, ok: failures.length === 0, seconds })
    if (!stage.streamsOutput) for (const failure of failures) console.log(`\n${failure}\n`)
  }
  return report(results)
}

async function attempt<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | { failures: string[] }> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UserError) return { failures: [error.message] }
    return { failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}
