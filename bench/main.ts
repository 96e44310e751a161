import { parseArgs } from 'node:util'
import { Bench, type Line } from './harness/bench.ts'
import { printLines, saveLines } from './harness/results.ts'

/** In this order, because the last ones fill databases with a million customers. */
const ROWS = [
  'start',
  'release',
  'memory',
  'front-page',
  'reads',
  'writes',
  'processes',
  'pages',
  'lists',
  'dashboards',
  'statistics',
  'event-loop',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    save: { type: 'boolean' },
    tiny: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
})
const unknown = positionals.find((name) => !ROWS.includes(name))

if (values.list) {
  console.log(ROWS.join('\n'))
} else if (unknown !== undefined) {
  console.error(`Unknown row: "${unknown}". Choose from ${ROWS.join(', ')}.`)
  process.exitCode = 1
} else {
  process.exitCode = await run(
    positionals.length > 0 ? ROWS.filter((name) => positionals.includes(name)) : ROWS,
  )
}

async function run(names: readonly string[]): Promise<number> {
  const bench = new Bench(values.tiny, Number(values.rounds ?? (values.tiny ? 1 : 5)))
  const lines: Line[] = []
  let failures = 0
  try {
    for (const name of names) {
      console.log(`${name} …`)
      try {
        const row = (await import(`./rows/${name}.ts`)) as { measure(bench: Bench): Promise<Line[]> }
        const measured = await row.measure(bench)
        lines.push(...measured)
        // After each row, so that an interrupted run keeps its results.
        if (!values.tiny && (values.save || names === ROWS)) saveLines(measured)
      } catch (error) {
        console.error(`${name} failed: ${(error as Error).stack}`)
        failures++
      }
    }
  } finally {
    await bench.end()
  }
  printLines(lines)
  const missed = values.tiny ? 0 : lines.filter(({ met }) => !met).length
  return failures + missed > 0 ? 1 : 0
}
