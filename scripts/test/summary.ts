import type { Stage } from './stage.ts'

export interface StageResult {
  stage: Stage
  ok: boolean
  passed: number
  skipped: number
  failures: string[]
  seconds: number
}

/** Prints the result of every stage, all failed tests, and the total counts as the last line. */
export function report(results: StageResult[]): number {
  const width = Math.max(...results.map(({ stage }) => stage.title.length))
  console.log('')
  for (const { stage, ok, passed, skipped, failures, seconds } of results) {
    const counts = stage.streamsOutput ? `, ${countLine(passed, failures.length, skipped)}` : ''
    console.log(
      `${ok ? 'ok    ' : 'FAILED'} ${stage.title.padEnd(width)} ${seconds.toFixed(0).padStart(4)} s${counts}`,
    )
  }
  const failures = results.flatMap(({ stage, failures }) => failures.map((text) => ({ stage, text })))
  if (failures.length > 0) console.log('\nFailed:')
  for (const { stage, text } of failures) {
    console.log(`  ${stage.title}: ${stage.streamsOutput ? text : 'see the output above'}`)
  }
  const sum = (pick: (result: StageResult) => number) => results.reduce((total, one) => total + pick(one), 0)
  console.log(
    `\n${countLine(
      sum((one) => one.passed),
      failures.length,
      sum((one) => one.skipped),
    )}`,
  )
  return failures.length === 0 ? 0 : 1
}

function countLine(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
