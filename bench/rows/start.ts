import { join } from 'node:path'
import type { Bench } from '../harness/bench.ts'
import { secondsUntilReady } from '../harness/starts.ts'

/** `npm start` with packages installed, pages built and a migrated database. */
export async function measure(bench: Bench) {
  const start = await secondsUntilReady(bench, 'npm start', join(import.meta.dirname, '../..'))
  return [await bench.measure('Second `npm start`', 's', { atMost: 5 }, start)]
}
