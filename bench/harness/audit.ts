import { type MeasurementInfo, measurementInfo } from './conditions.ts'
import { median } from './row.ts'
import { skipIfUnavailable } from './unavailable.ts'
import type { Workbench } from './workbench.ts'

/** A separate result table: several subjects with several measures, each with its own goal. */
export interface Audit {
  title: string
  method: string
  measures: Readonly<Record<string, Measure>>
  prepare(workbench: Workbench): Promise<readonly AuditSubject[]>
}

interface Measure {
  heading: string
  better: 'more' | 'less'
}

interface AuditSubject {
  title: string
  goals: Readonly<Record<string, number>>
  /** Takes all measures once. */
  measure(): Promise<Record<string, number>>
}

export interface AuditLine {
  title: string
  /** Values of all rounds, per measure. */
  values: Record<string, number[]>
  goals: AuditSubject['goals']
}

export interface AuditResult extends MeasurementInfo {
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
  const result: AuditResult = { name, title, method, measures, lines: [], ...measurementInfo() }
  const subjects = await skipIfUnavailable(audit.prepare(workbench))
  if ('skipped' in subjects) return { ...result, skipped: subjects.skipped }
  result.lines = subjects.map(({ title, goals }) => ({ title, goals, values: {} }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
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
