import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

/** When something was measured, and on which state of the code. */
export interface Measured {
  date: string
  commit: string
}

export const now = (): Measured => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  }).trim(),
})

/** What results are comparable within. */
export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30)
  return {
    node: process.versions.node,
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, ${process.platform} ${process.arch}`,
  }
}
