import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

/** Date and commit of a measurement. */
export interface MeasurementInfo {
  date: string
  commit: string
}

export const measurementInfo = (): MeasurementInfo => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  }).trim(),
})

/** Results are only comparable on the same machine and Node version. */
export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    node: process.versions.node,
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, ${process.platform} ${process.arch}`,
  }
}
