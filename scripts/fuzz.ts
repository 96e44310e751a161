import { parseArgs } from 'node:util'
import { runInherited } from './test/tool.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    /** Seed of an earlier run, to repeat it. */
    seed: { type: 'string', default: '' },
    engine: { type: 'string', default: 'sqlite' },
  },
})

if (!['sqlite', 'postgres'].includes(values.engine) || !/^[1-9]\d*$/.test(values.requests)) {
  console.error('Usage: npm run fuzz -- [--requests=100000] [--seed=…] [--engine=sqlite|postgres]')
  process.exitCode = 1
} else {
  process.exitCode = await runInherited(
    'vitest/vitest.mjs',
    [
      'run',
      '--project',
      `server-${values.engine}`,
      'server/src/testing/fuzz.test.ts',
      '--disable-console-intercept',
    ],
    { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  )
}
