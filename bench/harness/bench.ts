import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** One line of the table of results. */
export interface Line {
  title: string
  unit: string
  /** The median over the rounds, as are `baseline` and `ratio`. */
  measured: number
  baseline?: number
  ratio?: number
  goal: string
  met: boolean
}

interface Goal {
  atLeast?: number
  atMost?: number
}

type Measure = () => Promise<number>

/** The size of a run, and what its rows share. */
export class Bench {
  /** Small tables, one round and short loads: checks that the rows run. */
  readonly isTiny: boolean
  readonly rounds: number
  readonly #cleanUps: Array<() => Promise<unknown>> = []
  readonly #shared = new Map<string, Promise<unknown>>()

  constructor(isTiny: boolean, rounds: number) {
    this.isTiny = isTiny
    this.rounds = rounds
  }

  /** Measures the subject in every round. The goal is for its median. */
  async measure(title: string, unit: string, goal: Goal, subject: Measure): Promise<Line> {
    const values: number[] = []
    for (let round = 0; round < this.rounds; round++) values.push(await subject())
    return this.line(title, unit, goal, values)
  }

  /** A line for the values of all rounds. */
  line(title: string, unit: string, goal: Goal, values: number[]): Line {
    const measured = median(values)
    return { title, unit, measured, goal: formatGoal(goal, unit), met: isMet(goal, measured) }
  }

  /** Measures both sides in turns. The goal is for the ratio, computed per round, so that a slow moment affects both. */
  async compare(title: string, unit: string, goal: Goal, subject: Measure, baseline: Measure): Promise<Line> {
    const rounds: Array<{ subject: number; baseline: number }> = []
    // The first round is a warm-up.
    for (let round = this.isTiny ? 0 : -1; round < this.rounds; round++) {
      const values = { subject: 0, baseline: 0 }
      const sides = { subject, baseline }
      for (const side of round % 2 === 0
        ? (['subject', 'baseline'] as const)
        : (['baseline', 'subject'] as const))
        values[side] = await sides[side]()
      if (round >= 0) rounds.push(values)
    }
    const ratio = median(rounds.map((values) => values.subject / values.baseline))
    return {
      ...{ title, unit, ratio, goal: formatGoal(goal, '×'), met: isMet(goal, ratio) },
      measured: median(rounds.map((values) => values.subject)),
      baseline: median(rounds.map((values) => values.baseline)),
    }
  }

  /** A resource that several rows use. The first one creates it. */
  shared<Resource>(name: string, create: () => Promise<Resource>): Promise<Resource> {
    const resource = (this.#shared.get(name) as Promise<Resource> | undefined) ?? create()
    this.#shared.set(name, resource)
    return resource
  }

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'course-bench-'))
    this.onEnd(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  /** Starts a minimal server of bench/baseline, which prints its URL. */
  async bareServer(...args: string[]): Promise<string> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../baseline/server.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.onEnd(() => stop(child))
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return url
  }

  onEnd(cleanUp: () => Promise<unknown>): void {
    this.#cleanUps.push(cleanUp)
  }

  async end(): Promise<void> {
    for (const cleanUp of this.#cleanUps.reverse()) await cleanUp()
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const isMet = ({ atLeast = -Infinity, atMost = Infinity }: Goal, value: number) =>
  value >= atLeast && value <= atMost

function formatGoal({ atLeast, atMost }: Goal, unit: string): string {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`
  return atMost === undefined ? '' : `≤ ${atMost} ${unit}`
}
