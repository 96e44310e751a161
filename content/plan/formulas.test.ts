import { describe, expect, test } from 'vitest'
import { benefitChain, chainOf, costOfWaiting, countsOneThing, targetDates } from './benefit-chain.ts'
import { addWorkdays, dateText, nextWorkday } from './dates.ts'
import { dipOf, dipWeeks, extraPeople } from './dip.ts'
import { helpersNeeded, holdCost, latePaths, readinessOf, reviewDays } from './gates.ts'
import { isConcrete } from './knots.ts'
import { benefitResults } from './lines/lesson-1.ts'
import { measureResults } from './lines/lesson-3.ts'
import { dueOn, firstMissingElement, sendingOrder } from './listening.ts'
import { loadOf } from './load.ts'
import { isBrokenToday, measureOf, plannedAdoption, spreadOf, thresholdCheckOf, wilson } from './measures.ts'
import { sum } from './numbers.ts'
import { commitmentOf, namesIn, supportFor, unansweredPosts } from './people.ts'

const row = (cells: object) => ({ id: 'r1', ...cells })

describe('the benefit chain', () => {
  const factors = [
    { name: 'covered', today: 0.9, target: 0.96 },
    { name: 'run', today: 0.55, target: 0.9 },
    { name: 'right', today: 0.6, target: 0.87 },
  ]
  const chain = benefitChain(3_600_000, factors)

  test('multiplies its factors into the run rate', () => {
    expect(chain.share).toBeCloseTo(0.297, 10)
    expect(chain.runRate).toBeCloseTo(1_069_200, 4)
    expect(chain.targetShare).toBeCloseTo(0.75168, 10)
  })

  test('computes the gain of each lever and finds the best', () => {
    expect(chain.steps.map(({ lever }) => Math.round(lever!))).toEqual([71_280, 680_400, 481_140])
    expect(chain.best?.name).toBe('run')
  })

  test('has losses that add up to the difference between promise and run rate', () => {
    expect(sum(chain.steps.map(({ lost }) => lost)) + chain.runRate).toBeCloseTo(3_600_000, 4)
    expect(chain.steps.at(-1)?.left).toBeCloseTo(chain.runRate, 4)
  })

  test('matches the example of the lesson: 37.8 percent of 4 million', () => {
    const page = benefitChain(4_000_000, [
      { name: 'a', today: 0.9, target: 1 },
      { name: 'b', today: 0.6, target: 0.8 },
      { name: 'c', today: 0.7, target: 0.9 },
    ])
    expect(Math.round(page.runRate)).toBe(1_512_000)
    expect(page.steps.map(({ lever }) => Math.round(lever!))).toEqual([168_000, 504_000, 432_000])
  })

  test('is undefined without a promise or numbers, and has no lever for a factor of zero', () => {
    expect(chainOf({ factors: [row({ today: 50 })] })).toBeUndefined()
    expect(chainOf({ promise: 10, factors: [row({ name: 'x' })] })).toBeUndefined()
    expect(benefitChain(10, [{ name: 'none', today: 0, target: 1 }]).steps[0]?.lever).toBeUndefined()
    expect(countsOneThing({ factors: [row({ counts: 'cases' }), row({ counts: 'spend' })] })).toBe(false)
  })

  test('before launch says what is expected and when it will be counted, also while today is empty', () => {
    const factors = [
      row({ name: 'decided', target: 80, by: '2028-06-30' }),
      { ...row({ name: 'upheld', target: 95, by: '2028-09-30' }), id: 'r2' },
    ]
    const w01 = { promise: 1000, factors }
    const before = chainOf(w01)
    expect(before).toMatchObject({ isBeforeLaunch: true, runRate: 0 })
    expect(before?.targetRate).toBeCloseTo(760, 6)
    expect(before?.steps.map(({ expected }) => Math.round(expected))).toEqual([800, 760])
    expect(before?.best?.name).toBe('decided')
    expect(targetDates(w01)).toEqual({ first: '2028-06-30', last: '2028-09-30' })
    expect(benefitResults({ w01 }).map(({ text }) => text)).toContain(
      'the first factor on June 30, 2028, all of them on September 30, 2028',
    )
    // As soon as one factor is counted, the others wait for their count.
    expect(chainOf({ ...w01, factors: [{ ...factors[0]!, today: 10 }, factors[1]!] })?.steps).toHaveLength(1)
  })

  test('computes the cost of a month of waiting', () => {
    expect(costOfWaiting(3_600_000, [0.9, 0.6], 0.5 / 3)).toBeCloseTo(27_000, 6)
  })
})

describe('the load', () => {
  test.each([
    [
      40,
      [
        [2, 3.5, 1.5],
        [1, 1.5, 0.5],
        [0.5, 1.5, 0],
        [0, 0.5, 0.5],
      ],
      [3.5, 7, 2.5, 0],
      'needs a moved target',
    ],
    [37.5, [[4, 8, 3]], [4, 8, 3, 0], 'something will give: choose it'],
    [40, [[5, 5, 0]], [5, 5, 0, 0], 'something will give: choose it'],
    [40, [[4, 4, 4]], [4, 4, 4, 0], 'fine'],
  ])('%f hours', (hours, initiatives, totals, assessment) => {
    expect(loadOf(hours, initiatives)).toMatchObject({
      totals,
      assessment,
      peak: Math.max(...totals) / hours,
    })
  })
})

describe('the dip', () => {
  const input = { people: 80, output: 3.5, days: 30, loss: 0.1, isLinear: false, unitCost: 150, floor: 0.8 }

  test('computes its cost, and the cost at the floor', () => {
    const { lostUnits, cost, costAtFloor } = dipOf(input)
    expect([lostUnits, cost, costAtFloor].map((value) => Math.round(value!))).toEqual([840, 126_000, 252_000])
    expect(dipOf({ ...input, isLinear: true }).cost).toBeCloseTo(63_000, 6)
  })

  test.each([false, true])('costs the same week by week, linear: %s', (isLinear) => {
    const dip = { ...input, days: 28, isLinear }
    expect(sum(dipWeeks(dip).map(({ cost }) => cost))).toBeCloseTo(dipOf(dip).cost, 6)
  })

  test('computes the additional people needed', () => {
    expect(extraPeople(70, 0.2, 0)).toBe(18)
    expect(extraPeople(70, 0.2, 4.5)).toBe(22)
  })
})

test.each([
  [5, 20, 11, 47],
  [12, 20, 39, 78],
  [0, 10, 0, 28],
  [10, 10, 72, 100],
])('%i of %i is between %i and %i percent', (k, n, low, high) => {
  const interval = wilson(k, n)
  expect([interval.low, interval.high].map((share) => Math.round(share * 100))).toEqual([low, high])
})

test('plans adoption along an S-curve', () => {
  const curve = { start: 0.24, ceiling: 0.85, middle: 4, spread: 1.5 }
  const weeks = [0, 2, 4, 6, 8, 10, 12].map((week) => Math.round(plannedAdoption(curve, week) * 100))
  expect(weeks).toEqual([24, 33, 52, 71, 81, 84, 85])
  expect(spreadOf([0.85, 0.15, 0.5])).toBeCloseTo(0.7, 10)
})

test.each([
  [5, 4, 'practice and help beside'],
  [4, 3, 'practice'],
  [3, 4, 'help beside'],
  [2, 2, 'a clear note'],
  [2, undefined, undefined],
])('difference %s and harm %s need %s', (difference, harm, support) => {
  expect(supportFor(row({ difference, harm }))).toBe(support)
})

test('computes a commitment gap only if an action is recorded', () => {
  expect(commitmentOf(row({ who: 'P', now: 'against', needed: 'help', deed: 'said no' })).gap).toBe(3)
  expect(commitmentOf(row({ who: 'P', now: 'against', needed: 'help' }))).toMatchObject({
    now: 'unknown',
    gap: undefined,
  })
  expect(commitmentOf(row({ who: 'P', now: 'unknown', needed: 'let', deed: 'x' })).gap).toBeUndefined()
})

test('computes due dates, review dates and the sending order in working days', () => {
  expect(dueOn(row({ heard: '2027-03-16' }))).toBe('2027-03-30')
  expect(reviewDays('2027-06-28').map(({ on }) => on)).toEqual([
    '2027-07-28',
    '2027-09-27',
    '2027-12-27',
    '2028-06-27',
  ])
  expect(sendingOrder('2027-03-15').map(({ on }) => on)).toEqual([
    '2027-03-11',
    '2027-03-15',
    '2027-03-16',
    '2027-03-22',
  ])
  expect([addWorkdays('2027-03-12', 1), nextWorkday('2027-09-26')]).toEqual(['2027-03-15', '2027-09-27'])
  expect(dateText('2027-06-28')).toBe('June 28, 2027')
})

test('computes readiness, the cost of a hold and the number of helpers', () => {
  expect(readinessOf({ tested: 80, passed: 42, ready_at: 75 })).toEqual({ share: 0.525, isEnough: false })
  expect(readinessOf({ tested: 80, passed: 64, ready_at: 75 })?.isEnough).toBe(true)
  expect(holdCost({ hold_weeks: 3, hold_price: 24_000 })).toBe(72_000)
  expect(helpersNeeded(40, 12)).toBe(4)
})

test('lets an old way stay open until day 90 of its own wave', () => {
  const w10 = {
    waves: [
      { id: 'r1', units: 'Alder', on: '2027-06-28' },
      { id: 'r2', units: 'Fir', on: '2027-11-15' },
    ],
    paths: [
      { id: 'r1', path: 'board at Alder', wave: 'r1', closes: '2027-09-28' },
      { id: 'r2', path: 'board at Fir', wave: 'r2', closes: '2028-02-14' },
      { id: 'r3', path: 'form', closes: '2028-02-14' },
      { id: 'r4', path: 'old report', closes: '2028-02-15' },
    ],
  }
  expect(latePaths(w10)).toEqual(['board at Alder', 'old report'])
  expect(latePaths({ paths: w10.paths })).toEqual([])
})

test('gives a count of all cases no range, and no chance to be low', () => {
  const line = { id: 'benefit', k: 60, n: 100, threshold: 58 }
  expect(measureOf({ lines: [line] }, 'benefit')?.today?.interval).toBeDefined()
  expect(thresholdCheckOf(line)?.isByChance).toBe(true)
  const all = { ...line, scope: 'all' }
  expect(measureOf({ lines: [all] }, 'benefit')?.today).toEqual({ share: 0.6, interval: undefined })
  expect(thresholdCheckOf(all)).toBeUndefined()
  expect(measureResults({ w09: { lines: [all] } })).toEqual([
    { label: 'Today: benefit', text: '60%, all cases counted' },
  ])
})

test.each([
  ['a coach rides along', true],
  ['finance strikes the hours from the forecast', true],
  ['from October a coach rides along', false],
  ['from week 6, both meet daily', false],
])('asks from when a threshold counts that today is below: %s', (below, isAsked) => {
  const line = { id: 'proficiency', k: 84, n: 240, scope: 'all', threshold: 60, below }
  const warnings = measureResults({ w09: { lines: [line] } }).filter(({ isWarning }) => isWarning)
  expect(warnings.map(({ label }) => label)).toEqual(isAsked ? ['Threshold: proficiency'] : [])
  expect(isBrokenToday({ ...line, k: 200 })).toBe(false)
})

test('finds the first element that fewer than half of at least ten people could show', () => {
  const sample = (ability: object) => ({
    sample: [
      { id: 'desire', yes: 33, asked: 40 },
      { id: 'ability', ...ability },
    ],
  })
  expect(firstMissingElement(sample({ yes: 14, asked: 40 }))).toBe('ability')
  expect(firstMissingElement(sample({ yes: 1, asked: 9 }))).toBeUndefined()
})

test('counts posts without an outcome', () => {
  expect(unansweredPosts(row({ before: 36, stay: 24, other: 6, retire: 4, leave: 2 }))).toBe(0)
  expect(unansweredPosts(row({ before: 120, stay: 60, retire: 17 }))).toBe(43)
})

test('treats a sentence with a number, a date or a name as concrete', () => {
  const names = namesIn({ w09: { lines: [row({ owner: 'Tom Eide' })] }, w10: { successor: 'Rosa Lind' } })
  const concrete = (sentence: string) => isConcrete(sentence, names)
  expect(
    ['By May 3.', 'Eide signs it, or strikes it.', 'Rosa Lind leads it.', 'Ten fewer visits.'].map(concrete),
  ).toEqual([true, true, true, true])
  expect(['Everybody is ready.', 'We use the System more', 'The Board agrees.'].map(concrete)).toEqual([
    false,
    false,
    false,
  ])
})
