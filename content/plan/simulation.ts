import { benefitChain } from './benefit-chain.ts'
import { dipOf } from './dip.ts'
import { loadOf } from './load.ts'

/** What a choice changes. Shares, trust and loss are in points, hours per week, cost in dollars. */
type Change = {
  readonly covered?: number
  readonly used?: number
  readonly right?: number
  /** How far people believe what they are told, 0 to 100. */
  readonly trust?: number
  /** Hours a week that all changes take from a technician around the switch. */
  readonly hours?: number
  /** Output lost during the dip. */
  readonly loss?: number
  readonly cost?: number
}

type Condition = { readonly decision: string; readonly options: readonly string[] }

type Option = {
  readonly id: string
  readonly label: string
  /** What follows, told to the player. */
  readonly consequence: string
  readonly change: Change
  /** Consequences that depend on earlier choices. */
  readonly also?: readonly {
    readonly when: Condition
    readonly consequence: string
    readonly change: Change
  }[]
}

export type Decision = {
  readonly id: string
  readonly month: string
  readonly title: string
  readonly situation: string
  readonly options: readonly Option[]
  /** The decision only arises if all of these hold. */
  readonly when?: readonly Condition[]
  /** What the people of the running case chose, and what this course advises; `because` says why where the two differ. */
  readonly inCase: string
  readonly advised: string
  readonly because?: string
  readonly page: { readonly lesson: number; readonly page: number }
}

export type Simulation = {
  /** Opens when the quiz of this lesson is passed. */
  readonly afterLesson: number
  readonly promise: number
  /** Hours of one role in a week. */
  readonly contractHours: number
  readonly dip: {
    readonly people: number
    readonly output: number
    readonly days: number
    readonly unitCost: number
    readonly waves: number
  }
  readonly start: Required<Change>
  readonly decisions: readonly Decision[]
}

/** The chosen option by decision. */
export type Choices = { readonly [decision: string]: string | undefined }

export type Outcome = {
  /** Shares of 1. */
  used: number
  /** The benefit of a year at these shares. */
  runRate: number
  /** Everything paid, and what the dips cost. */
  cost: number
  trust: number
  /** Share of the week. */
  load: number
  /** Share of 1. */
  loss: number
}

export type Step = { decision: Decision; option: Option; consequences: string[]; outcome: Outcome }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Trust above or below 50 moves use: a fourth of a point for each. */
const useByTrust = 0.25
const neutralTrust = 50
const maxTrust = 100
/** Every percent of load above a tenth of the week deepens the dip by a point. */
const fineLoad = 0.1
const smallestLoss = 2

function outcomeOf(simulation: Simulation, state: Required<Change>): Outcome {
  const { promise, contractHours, dip } = simulation
  const load = loadOf(contractHours, [[Math.max(0, state.hours)]]).peak
  const trust = clamp(state.trust, 0, maxTrust)
  const used = clamp(state.used + (trust - neutralTrust) * useByTrust, 5, 98) / 100
  const loss = Math.max(smallestLoss, state.loss + Math.max(0, load - fineLoad) * 100) / 100
  const { runRate } = benefitChain(
    promise,
    [clamp(state.covered, 0, 98) / 100, used, clamp(state.right, 5, 95) / 100].map((today) => ({
      name: '',
      today,
      target: undefined,
    })),
  )
  const { cost } = dipOf({ ...dip, loss, isLinear: false, floor: undefined })
  return { used, runRate, cost: state.cost + cost * dip.waves, trust, load, loss }
}

const holds = (choices: Choices, { decision, options }: Condition) =>
  options.includes(choices[decision] ?? '')

/** Plays the choices in order, up to the first decision without one. */
export function play(
  simulation: Simulation,
  choices: Choices,
): { start: Outcome; steps: Step[]; next: Decision | undefined } {
  let state = simulation.start
  const steps: Step[] = []
  const start = outcomeOf(simulation, state)
  for (const decision of simulation.decisions) {
    if (decision.when && !decision.when.every((condition) => holds(choices, condition))) continue
    const option = decision.options.find(({ id }) => id === choices[decision.id])
    if (!option) return { start, steps, next: decision }
    const also = (option.also ?? []).filter(({ when }) => holds(choices, when))
    for (const { change } of [option, ...also]) state = add(state, change)
    steps.push({
      decision,
      option,
      consequences: [option.consequence, ...also.map(({ consequence }) => consequence)],
      outcome: outcomeOf(simulation, state),
    })
  }
  return { start, steps, next: undefined }
}

const add = (state: Required<Change>, change: Change): Required<Change> => {
  const sum = (key: keyof Change) => state[key] + (change[key] ?? 0)
  return {
    covered: sum('covered'),
    used: sum('used'),
    right: sum('right'),
    trust: sum('trust'),
    hours: sum('hours'),
    loss: sum('loss'),
    cost: sum('cost'),
  }
}

/** What no choices can exceed: the scale of a chart, which must not change with the decisions. */
export function highestMeasures(
  simulation: Simulation,
): Pick<Outcome, 'runRate' | 'cost' | 'trust' | 'load'> {
  const highest = (key: 'hours' | 'loss' | 'cost') =>
    simulation.decisions.reduce(
      (total, { options }) => total + Math.max(0, ...options.map((option) => highestChange(option, key))),
      simulation.start[key],
    )
  const { cost, load } = outcomeOf(simulation, {
    ...simulation.start,
    hours: highest('hours'),
    loss: highest('loss'),
    cost: highest('cost'),
  })
  return { runRate: simulation.promise, cost, trust: maxTrust, load }
}

const highestChange = ({ change, also = [] }: Option, key: keyof Change): number =>
  [change, ...also.map((one) => one.change)].reduce((total, one) => total + Math.max(0, one[key] ?? 0), 0)

/** The whole year as the running case or the course's advice would have it. */
export const choicesOf = (simulation: Simulation, whose: 'inCase' | 'advised'): Choices =>
  Object.fromEntries(simulation.decisions.map((decision) => [decision.id, decision[whose]]))

export const lastOutcome = (simulation: Simulation, choices: Choices): Outcome => {
  const { start, steps } = play(simulation, choices)
  return steps.at(-1)?.outcome ?? start
}

type Debrief = { decision: Decision; advised: Option; because: string; alone: Outcome }

/** Where the course advises something else than the people of the case did; `alone` is their year with only that changed. */
export const debriefOf = (simulation: Simulation): Debrief[] =>
  simulation.decisions.flatMap((decision) => {
    const advised = decision.options.find(({ id }) => id === decision.advised)
    if (!advised || !decision.because || decision.advised === decision.inCase) return []
    const choices = { ...choicesOf(simulation, 'inCase'), [decision.id]: decision.advised }
    return [{ decision, advised, because: decision.because, alone: lastOutcome(simulation, choices) }]
  })

/** Takes a decision back, with all that came after it. */
export function takeBack(simulation: Simulation, choices: Choices, decisionId: string): Choices {
  const { steps } = play(simulation, choices)
  const kept = steps.slice(
    0,
    steps.findIndex(({ decision }) => decision.id === decisionId),
  )
  return Object.fromEntries(kept.map(({ decision, option }) => [decision.id, option.id]))
}

/** Stored choices, if they still fit the decisions. */
export function parseChoices(simulation: Simulation, stored: unknown): Choices | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const isKnown = ([id, option]: [string, unknown]) =>
    simulation.decisions.some((one) => one.id === id && one.options.some((other) => other.id === option))
  return Object.fromEntries(Object.entries(stored).filter(isKnown)) as Choices
}
