import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../plan/answers.ts'
import { addDays } from '../plan/dates.ts'
import { wavesOf } from '../plan/gates.ts'
import { blockOf, loadsOf } from '../plan/load.ts'
import { isBrokenToday, thresholdCheckOf } from '../plan/measures.ts'
import { sum } from '../plan/numbers.ts'
import { formatNumber } from '../site/format.ts'
import { caseResults, caseTexts, larkmoor } from './case.ts'
import { examplePlan, exercises } from './exercises.ts'
import { library } from './library.ts'

const LESSONS = join(import.meta.dirname, 'lessons')

/** The parts of the lesson files that tell the running case, before the numbers are filled in. */
const sections = readdirSync(LESSONS).flatMap((lesson) =>
  readdirSync(join(LESSONS, lesson)).flatMap((page) => {
    const html = readFileSync(join(LESSONS, lesson, page), 'utf8')
    return html
      .split('<h3>')
      .filter((section) => section.startsWith('Larkmoor Water:'))
      .map((section) => ({ name: `${lesson}, ${page}`, text: section.replace(/^.*<\/h3>/, '') }))
  }),
)

const results = caseResults()
const texts = caseTexts()

test('every lesson page tells a part of the case', () => {
  expect(sections).toHaveLength(exercises.length)
})

describe('recomputes the case from its facts', () => {
  test('the promise, the run rate of January and the restated promise', () => {
    const visits = 150_000 * (0.78 - 0.62)
    expect(results.promisedVisits).toBeCloseTo(visits, 6)
    expect(results.promise).toBeCloseTo(visits * 150, 4)
    expect(results.start.runRate).toBeCloseTo(visits * 150 * 0.9 * 0.55 * 0.6, 4)
    expect(results.start.targetRate).toBeCloseTo(visits * 150 * 0.96 * 0.9 * 0.87, 4)
    expect(Math.round(results.fixInJanuary)).toBe(67)
    expect(Math.round(results.fixTarget)).toBe(74)
    // What the knot promises is worth the way from before, and not from January.
    expect(results.start.targetRate).toBeCloseTo(((results.fixTarget - 62) / 100) * 150_000 * 150, 4)
    expect(texts.fixBefore).toBe('62')
  })

  test('the depots have the mean that the chain uses', () => {
    expect(results.useInJanuary).toBe(larkmoor.january[1])
    expect(results.useInJune2028).toBe(larkmoor.june2028[1])
  })

  test('both sides of the decision on the ranking', () => {
    expect(results.waiting).toBeCloseTo((3_600_000 * 0.9 * 0.6 * ((0.5 * 2) / 6)) / 12, 4)
    expect(results.openJobsGuessed).toBe(10 * 21 * 60)
    expect(results.openJobsCounted).toBe(4 * 21 * 60)
  })

  test('every dispatcher has a place', () => {
    const { before, planners, coordinators, retire, contactCenter } = larkmoor.dispatchers
    expect(planners + coordinators + retire + contactCenter).toBe(before)
  })

  test('no hour leaves the ledger, neither in April nor in June', () => {
    const { load, juneLoad } = larkmoor
    for (const { before, after } of [load, juneLoad])
      for (const initiative of Object.keys(before) as (keyof typeof before)[])
        expect(sum(after[initiative]), initiative).toBe(sum(before[initiative]))
    expect(results.before.totals).toEqual([3.5, 7, 2.5, 0.5])
    expect(results.after.totals).toEqual([3.5, 3.5, 3, 3.5])
    expect(results.ledgerHours).toBe(4 * 13.5)
    expect(Math.max(...results.after.shares)).toBeLessThan(0.1)
    expect(Math.max(...results.june.after.shares)).toBeLessThan(0.1)
  })

  test('the ledger of June begins with what April decided, and only the plan takes more in the weeks of the switch', () => {
    const { load, juneLoad } = larkmoor
    expect(juneLoad.start).toBe(addDays(load.start, 2 * 28))
    for (const initiative of Object.keys(load.after) as (keyof typeof load.after)[]) {
      const more = initiative === 'One Plan' ? 2 : 0
      const [, , third, fourth] = load.after[initiative]
      expect(juneLoad.before[initiative].slice(0, 2), initiative).toEqual([third, fourth + more])
    }
    expect(results.switchWeeks).toBe(2.5 + 2 + 1)
    expect(texts.switchWeeksShare).toBe('14')
    expect(results.learningHours).toBe(38)
  })

  test('the dips, of which the first lasts two weeks longer', () => {
    const wave = (loss: number, days: number) => 80 * 3.5 * days * loss * 150
    expect(results.planned.cost).toBeCloseTo(wave(0.1, 30), 4)
    expect(results.planned.costAtFloor).toBeCloseTo(2 * wave(0.1, 30), 4)
    expect(results.dips.map(Math.round)).toEqual([
      Math.round(wave(0.12, 30) + wave(0.04, 10)),
      Math.round(wave(0.08, 30)),
      Math.round(wave(0.07, 30)),
    ])
  })

  test('fixes counted by address', () => {
    expect(Math.round(results.elmByAddress)).toBe(65)
    expect(Math.round(results.alderByAddress)).toBe(68)
    const { returns, before, january, target, threshold, june2028 } = larkmoor.byAddress
    // As many repairs had failed before the switch as fail at Alder now; what Elm has beyond that is its workaround.
    expect(before).toBe(Math.round(larkmoor.fixBefore * (1 - returns / 100)))
    expect(january).toBe(Math.round(results.fixInJanuary * (1 - returns / 100)))
    expect(returns).toBe(larkmoor.alder.newJobs)
    expect(target - before).toBe(Math.round(results.fixTarget) - larkmoor.fixBefore)
    // The threshold keeps its distance from January, and the two depots do not fall below it by the new count alone.
    const old = rowsOf(examplePlan.w09, 'lines').find(({ id }) => id === 'benefit')?.threshold
    expect(january - threshold).toBe(Math.round(results.fixInJanuary) - Number(old))
    expect(threshold).toBe(Math.round(Number(old) * (1 - returns / 100)))
    expect(results.elmByAddress).toBeGreaterThan(threshold)
    expect(results.measured).toBeCloseTo(((june2028 - before) / 100) * 150_000 * 150, 4)
  })

  test('counts only months whose 28 days are over', () => {
    const [year, month] = larkmoor.lastCountedMonth.split('-').map(Number) as [number, number]
    const lastDay = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    const settle = rowsOf(examplePlan.w10, 'gates').find(({ id }) => id === 'settle')?.on
    expect(addDays(lastDay, 28) <= String(settle)).toBe(true)
    const told = rowsOf(examplePlan.w11, 'workarounds')[0]?.told
    expect(addDays('2027-07-15', 28) <= String(told)).toBe(true)
  })

  test('the sum of all costs', () => {
    expect(results.costs).toEqual({
      installed: 2_900_000,
      hold: 72_000,
      dips: expect.closeTo(357_000, 4),
      boards: 2 * 13 * 1_500 * 6,
      learning: 38 * 240 * 50,
      helpers: 4 * 6 * 6 * 20 * 50,
      grades: 24_000,
      ending: 1_200,
      openJobs: 16 * 4 * 21 * 60,
    })
    expect(results.totalCost).toBeCloseTo(4_268_840, 4)
    expect(Math.round(results.monthsOfBenefit)).toBe(23)
  })

  test('readiness before and after the hold', () => {
    expect(results.readiness).toEqual([0.525, 0.8])
  })
})

describe('the plan of the case', () => {
  const { w08, w09, w10 } = examplePlan

  test('has a fine load in the block of the switch, once what had been put off to it has moved again', () => {
    expect(blockOf(w08, '2027-06-28')).toBe(1)
    expect(loadsOf(w08)?.before.shares[1]).toBeGreaterThan(0.1)
    expect(loadsOf(w08)?.after?.shares[1]).toBeLessThan(0.1)
    expect(blockOf(w08, String(w08?.ask_to))).toBe(3)
  })

  test('closes each board on day 90 of its depot, so that the storm finds four of them hanging', () => {
    const waves = wavesOf(w10)
    const boards = rowsOf(w10, 'paths').filter(({ path }) => String(path).startsWith('Whiteboard'))
    for (const { path, wave, closes } of boards) {
      const day90 = waves.find(({ id }) => id === wave)?.reviews.find(({ after }) => after === 90)
      expect(closes, String(path)).toBe(day90?.on)
    }
    const storm = '2027-11-18'
    expect(boards.filter(({ closes }) => String(closes) > storm).map(({ path }) => path)).toEqual([
      'Whiteboards at Birch and Dogwood',
      'Whiteboards at Cedar and Fir',
    ])
  })

  test('was sent on June 30, and knows nothing of what happened later', () => {
    const { w05, w07, w12, w13 } = examplePlan
    const sentOn = String(w13?.sent_on)
    const happened = [
      ...rowsOf(w05, 'chain').map(({ deed_on }) => deed_on),
      ...rowsOf(w05, 'coalition').map(({ asked }) => asked),
      ...rowsOf(w07, 'log').map(({ told }) => told),
      ...rowsOf(w08, 'targets').map(({ signed_on }) => signed_on),
      ...rowsOf(w10, 'paths').map(({ closed }) => closed),
      w05?.ask_by,
      w08?.ask_by,
      w10?.tested_on,
      w13?.premortem_on,
    ].filter((day) => day !== undefined)
    expect(happened.filter((day) => String(day) > sentOn)).toEqual([])
    const { w01, w09, w11, w03 } = examplePlan
    for (const { week } of rowsOf(w09, 'weeks'))
      expect(addDays(String(w09?.dip_from), 7 * Number(week)) <= sentOn, `week ${week}`).toBe(true)
    for (const { told, where } of rowsOf(w11, 'workarounds'))
      if (String(told) > sentOn) expect(where).toContain('an addition of August 20')
    // What was decided since January stands in it: every factor has an owner, and the sponsor answers for the product.
    expect(rowsOf(w01, 'factors').map(({ owner }) => owner)).not.toContain('nobody yet')
    expect(w01?.product_owner).toBe(w05?.sponsor)
    for (const pair of [...rowsOf(w03, 'pairs'), ...rowsOf(w11, 'pairs')]) expect(pair.fit).toBe(3)
    // Counting by address was decided on August 20.
    expect(JSON.stringify({ w05, w08, w10, w12, w13 })).not.toMatch(/address/)
    // The contract was signed on February 26, when the switch was planned for June 7.
    const atSwitch = rowsOf(w05, 'dates').find(({ on }) => on === '2027-06-28')
    expect(atSwitch?.what).toContain('signed for June 7')
  })

  test('has no threshold that a single small count would decide, or that was missed on the day it was signed', () => {
    for (const line of rowsOf(w09, 'lines'))
      expect([thresholdCheckOf(line)?.isByChance ?? false, isBrokenToday(line)], line.id).toEqual([
        false,
        false,
      ])
  })
})

// A number typed into a text would not follow the case when it changes.
test.each(sections)('$name takes its amounts and percentages from the table', ({ text }) => {
  const typed = text.replaceAll(/\{\{\w+\}\}/g, '') // What remains was typed.
  expect(typed.match(/\$\d[\d,.]*( million)?/g) ?? []).toEqual([])
})

test('typed percentages were counted or agreed in the story, and follow from nothing', () => {
  const typed = sections.flatMap(({ text }) =>
    [...text.matchAll(/(\d[\d.,]*) percent/g)].map(([, share]) => share),
  )
  expect([...new Set(typed)].toSorted()).toEqual(['20', '24', '25', '91', '94'])
})

test('stories of the exercises and the library name no other amounts of money', () => {
  const money = new Set(Object.values(texts).filter((text) => text.startsWith('$')))
  const others = [
    ...exercises.map(({ example }) => example.story),
    ...library.articles.flatMap(({ sections: parts }) =>
      parts.flatMap(({ paragraphs }) => paragraphs.filter((text) => text.includes('Larkmoor'))),
    ),
  ]
  for (const text of others)
    for (const [amount] of text.matchAll(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?(?: million)?/g))
      expect(money, text).toContain(amount)
  expect(money).toContain(`$${formatNumber(results.waiting, 0)}`)
})
