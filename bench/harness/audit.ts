import { type Measured, now } from './conditions.ts'
import { median } from './row.ts'
import { skipIfUnavailable } from './unavailable.ts'
import type { Workbench } from './workbench.ts'

/** A table of its own: several things, each measured in several ways against bounds of its own. */
export interface Audit {
  title: string
  method: string
  measures: Readonly<Record<string, Measure>>
  prepare(workbench: Workbench): Promise<readonly Audited[]>
}

interface Measure {
  heading: string
  better: 'more' | 'less'
}

interface Audited {
  title: string
  goals: Readonly<Record<string, number>>
  /** All measures once. */
  measure(): Promise<Record<string, number>>
}

export interface AuditLine {
  title: string
  /** Per measure, in the order of the rounds. */
  values: Record<string, number[]>
  goals: Audited['goals']
}

export interface AuditResult extends Measured {
  name: string
  title: string
  method: string
  measures: Audit['measures']
  skipped?: string
  lines: AuditLine[]
}

export async function runAudit(
  name: string,
  audit: Audit,
  workbench: Workbench,
  rounds: number,
): Promise<AuditResult> {
  const { title, method, measures } = audit
  const result: AuditResult = { name, title, method, measures, lines: [], ...now() }
  const audited = await skipIfUnavailable(audit.prepare(workbench))
  if ('skipped' in audited) return { ...result, skipped: audited.skipped }
  result.lines = audited.map(({ title, goals }) => ({ title, goals, values: {} }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of audited.entries()) {
      const { values } = result.lines[index]!
      for (const [name, value] of Object.entries(await subject.measure())) {
        values[name] = [...(values[name] ?? []), value]
      }
    }
  }
  return result
}

/** Undefined for a measure without a goal. */
export function isMeasureMet(
  { measures }: AuditResult,
  { goals, values }: AuditLine,
  name: string,
): boolean | undefined {
  const goal = goals[name]
  if (goal === undefined) return undefined
  const value = median(values[name] ?? [])
  return measures[name]?.better === 'more' ? value >= goal : value <= goal
}
