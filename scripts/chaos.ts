import { parseArgs } from 'node:util'
import { rollingRestart } from './chaos/rolling.ts'
import { runTool } from './test/run.ts'

const usage = `Usage: npm run chaos -- [--purchases=10000] [--seed=…] [--engine=sqlite|postgres] [--machines=1]
       npm run chaos -- --rolling [--rounds=2]`

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '10000' },
    /** Seed of an earlier run, to repeat it. */
    seed: { type: 'string', default: '' },
    engine: { type: 'string' },
    /** Machines with separate data folders that share PostgreSQL, one bucket and a proxy. */
    machines: { type: 'string', default: '1' },
    rolling: { type: 'boolean' },
    rounds: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
})

const engines = (Number(values.machines) > 1 ? ['postgres'] : ['sqlite', 'postgres']).filter(
  (engine) => (values.engine ?? engine) === engine,
)
if (values.help) {
  console.log(usage)
} else if (
  engines.length === 0 ||
  ![values.purchases, values.rounds, values.machines].every((text) => /^[1-9]\d*$/.test(text))
) {
  console.error(usage)
  process.exitCode = 1
} else if (values.rolling) {
  const failures = await rollingRestart(Number(values.rounds))
  for (const failure of failures) console.error(failure)
  if (failures.length > 0) process.exitCode = 1
} else {
  // One engine at a time, because both at once would overload the machine.
  for (const engine of engines) {
    const code = await runTool(
      'vitest/vitest.mjs',
      [
        'run',
        '--project',
        `server-${engine}`,
        'server/src/sales/chaos.test.ts',
        '--disable-console-intercept',
        '--passWithNoTests=false',
      ],
      {
        ...process.env,
        ...{ TEST_ALL: '1', CHAOS_PURCHASES: values.purchases, CHAOS_SEED: values.seed },
        CHAOS_MACHINES: values.machines,
      },
    )
    process.exitCode ||= code
  }
}
