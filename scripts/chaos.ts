import { parseArgs } from 'node:util'
import { runInherited } from './test/tool.ts'

const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '10000' },
    /** Of an earlier run, to carry out its plan again. */
    seed: { type: 'string', default: '' },
    engine: { type: 'string' },
  },
})

const engines = ['sqlite', 'postgres'].filter((engine) => (values.engine ?? engine) === engine)
if (engines.length === 0 || !/^[1-9]\d*$/.test(values.purchases)) {
  console.error('Usage: npm run chaos -- [--purchases=10000] [--seed=…] [--engine=sqlite|postgres]')
  process.exitCode = 1
} else {
  // One engine after the other: both at once would only show how busy the machine is.
  for (const engine of engines) {
    const code = await runInherited(
      'vitest/vitest.mjs',
      [
        'run',
        '--project',
        `server-${engine}`,
        'server/src/checkout/chaos.test.ts',
        '--disable-console-intercept',
      ],
      { ...process.env, CHAOS_PURCHASES: values.purchases, CHAOS_SEED: values.seed },
    )
    process.exitCode ||= code
  }
}
