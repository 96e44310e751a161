import { parseArgs } from 'node:util'
import { runTool } from './test/run.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    /** Seed of an earlier run, to repeat it. */
    seed: { type: 'string', default: '' },
    engine: { type: 'string', default: 'sqlite' },
    help: { type: 'boolean' },
  },
})

const usage = 'Usage: npm run fuzz -- [--requests=100000] [--seed=…] [--engine=sqlite|postgres]'

if (values.help) {
  console.log(usage)
} else if (!['sqlite', 'postgres'].includes(values.engine) || !/^[1-9]\d*$/.test(values.requests)) {
  console.error(usage)
  process.exitCode = 1
} else {
  process.exitCode = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      '--project',
      `server-${values.engine}`,
      'server/src/testing/fuzz.test.ts',
      '--disable-console-intercept',
      '--passWithNoTests=false',
    ],
    { ...process.env, TEST_ALL: '1', FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  )
}
