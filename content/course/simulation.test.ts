import { describe, expect, test } from 'vitest'
import {
  type Choices,
  choicesOf,
  type Decision,
  debriefOf,
  highestMeasures,
  lastOutcome,
  type Outcome,
  parseChoices,
  play,
  takeBack,
} from '../plan/simulation.ts'
import { builtInCourse } from '../site/course.ts'
import { simulation } from './simulation.ts'

const { decisions } = simulation
const advised = choicesOf(simulation, 'advised')

/** Larger is better in each. */
const measuresOf = ({ runRate, cost, trust, load }: Outcome) => [runRate, -cost, trust, -load]

/** The benefit of two years, less what it cost. */
const netOf = ({ runRate, cost }: Outcome) => 2 * runRate - cost

/** Reproducible choices, so that a failure can be repeated. */
function* randomChoices(count: number): Generator<Choices> {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let index = 0; index < count; index += 1)
    yield Object.fromEntries(decisions.map(({ id, options }) => [id, options[next(options.length)]!.id]))
}

test('has ten to fourteen decisions with three options each', () => {
  expect(decisions.length).toBeGreaterThanOrEqual(10)
  expect(decisions.length).toBeLessThanOrEqual(14)
  expect(new Set(decisions.map(({ id }) => id)).size).toBe(decisions.length)
  for (const { id, options, inCase, advised: advice, when = [], page } of decisions) {
    expect(new Set(options.map((option) => option.id)).size, id).toBe(3)
    expect(options.map((option) => option.id)).toEqual(expect.arrayContaining([inCase, advice]))
    expect(builtInCourse.lessons[page.lesson - 1]!.minutes.length).toBeGreaterThanOrEqual(page.page)
    for (const condition of [...when, ...options.flatMap(({ also = [] }) => also.map((one) => one.when))]) {
      const earlier = decisions.slice(
        0,
        decisions.findIndex((one) => one.id === id),
      )
      const source = earlier.find((one) => one.id === condition.decision)
      expect(source?.options.map((option) => option.id)).toEqual(
        expect.arrayContaining([...condition.options]),
      )
    }
  }
})

test('survives JSON, in which it is sent', () => {
  expect(JSON.parse(JSON.stringify(simulation))).toEqual(simulation)
})

test('every path ends, with figures that make sense', () => {
  for (const choices of randomChoices(3000)) {
    const { steps, next } = play(simulation, choices)
    expect(next).toBeUndefined()
    expect(steps.length).toBeGreaterThanOrEqual(decisions.length - 1)
    for (const { outcome } of steps) {
      for (const share of [outcome.used, outcome.loss, outcome.load, outcome.trust / 100]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      expect(outcome.runRate).toBeGreaterThan(0)
      expect(outcome.runRate).toBeLessThan(simulation.promise)
      expect(outcome.cost).toBeGreaterThan(0)
    }
  }
})

const inCase = choicesOf(simulation, 'inCase')
const isMade = (choices: Choices, decision: Decision) =>
  play(simulation, choices).steps.some((step) => step.decision === decision)

test('the course advises something else than the case did in three decisions, and says why and with what result', () => {
  const debrief = debriefOf(simulation)
  expect(debrief.map(({ decision }) => decision.id)).toEqual(['owner', 'ranking', 'load'])
  for (const { id, because, inCase: done, advised: advice } of decisions)
    expect(because !== undefined, id).toBe(done !== advice)
  const year = measuresOf(lastOutcome(simulation, inCase))
  for (const { alone, decision } of debrief) {
    // Each has its price: something is better, and something is worse.
    const changes = measuresOf(alone).map((value, measure) => Math.sign(value - year[measure]!))
    expect(changes, decision.id).toContain(1)
    expect(changes, decision.id).toContain(-1)
  }
  expect(netOf(lastOutcome(simulation, advised))).toBeGreaterThan(netOf(lastOutcome(simulation, inCase)))
})

describe.each([...decisions])('$id', (decision: Decision) => {
  test.each([
    ['advice', advised],
    ['case', inCase],
  ])(
    'has no option that is at least as good as the others in everything, in the year of the %s',
    (_, year) => {
      if (!isMade(year, decision)) return
      const outcomes = decision.options.map(({ id }) =>
        measuresOf(lastOutcome(simulation, { ...year, [decision.id]: id })),
      )
      for (const [index, one] of outcomes.entries()) {
        const others = outcomes.filter((_, other) => other !== index)
        const dominates = others.every((other) => one.every((value, measure) => value >= other[measure]!))
        expect(dominates, decision.options[index]!.id).toBe(false)
      }
    },
  )
})

test('the advice of the course is good, and not perfect', () => {
  const advisedNet = netOf(lastOutcome(simulation, advised))
  const nets = [...randomChoices(3000)].map((choices) => netOf(lastOutcome(simulation, choices)))
  expect(nets.filter((net) => net < advisedNet).length / nets.length).toBeGreaterThan(0.9)
  const others = decisions.flatMap(({ id, options }) =>
    options.map((option) => ({ ...advised, [id]: option.id })),
  )
  expect(others.some((choices) => netOf(lastOutcome(simulation, choices)) > advisedNet)).toBe(true)
})

/** What an honest sponsor would not do, beside what she would do instead. */
const withoutIntegrity = [
  ['promise', 'keep', 'restate'],
  ['promise', 'low', 'restate'],
  ['posts', 'wait', 'tell'],
  ['posts', 'campaign', 'tell'],
  ['measure', 'logins', 'hand'],
  ['figure', 'praise', 'address'],
  ['boards', 'now', 'day90'],
] as const

test.each(withoutIntegrity)('%s: to choose “%s” never pays, compared with “%s”', (id, dishonest, honest) => {
  const paysIn = (year: Choices) => {
    const [unfair, fair] = [dishonest, honest].map((option) =>
      lastOutcome(simulation, { ...year, [id]: option }),
    ) as [Outcome, Outcome]
    // At the highest share that the year can reach, no choice moves anything.
    return fair.used < 0.98 && netOf(unfair) >= netOf(fair)
  }
  expect([advised, inCase, ...randomChoices(2000)].filter(paysIn)).toEqual([])
})

test('ending the ranking moves little until the parts are on the vans', () => {
  const usedBy = (choices: Choices) => lastOutcome(simulation, choices).used
  const gain = (stores: string) =>
    usedBy({ ...inCase, stores }) - usedBy({ ...inCase, stores, ranking: 'keep' })
  expect(gain('lockers')).toBeLessThan(0.04)
  expect(gain('early')).toBeGreaterThan(2 * gain('lockers'))
})

test('plays the case close to its result', () => {
  const { runRate, load } = lastOutcome(simulation, choicesOf(simulation, 'inCase'))
  expect(runRate).toBeGreaterThan(2_200_000)
  expect(runRate).toBeLessThan(2_600_000)
  expect(load).toBeLessThan(0.1)
})

test('a decision may depend on earlier ones, and is skipped otherwise', () => {
  const idsOf = (choices: Choices) => play(simulation, choices).steps.map(({ decision }) => decision.id)
  expect(idsOf(inCase)).toContain('week13')
  expect(idsOf(advised)).not.toContain('week13')
  expect(idsOf({ ...inCase, gate: 'keep' })).not.toContain('week13')
  const { steps } = play(simulation, inCase)
  expect(steps.find(({ decision }) => decision.id === 'gate')?.consequences).toHaveLength(2)
})

test('takes a decision back with all that came after it', () => {
  const back = takeBack(simulation, advised, 'ranking')
  expect(Object.keys(back)).toEqual(['owner', 'promise', 'elm'])
  expect(play(simulation, back).next?.id).toBe('ranking')
})

test('reads stored choices and drops what no longer exists', () => {
  expect(parseChoices(simulation, { owner: 'lead', promise: 'gone', other: 'x' })).toEqual({ owner: 'lead' })
  expect(parseChoices(simulation, [])).toEqual({})
  expect(parseChoices(simulation, 'x')).toBeUndefined()
})

test('no choices exceed the scale of the charts', () => {
  const highest = highestMeasures(simulation)
  for (const choices of randomChoices(500))
    for (const { outcome } of play(simulation, choices).steps)
      for (const key of ['runRate', 'cost', 'trust', 'load'] as const)
        expect(outcome[key], key).toBeLessThanOrEqual(highest[key])
})
