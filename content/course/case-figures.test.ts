import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf } from '../plan/answers.ts'
import type { ExerciseAnswers } from '../plan/types.ts'
import { caseResults, caseTexts, larkmoor } from './case.ts'
import { examplePlan } from './exercises.ts'
import { courseImages } from './images.ts'
import { lessonPages } from './pages.ts'

const { w02, w04, w05, w06, w07, w09, w10, w11, w12 } = examplePlan
const texts = caseTexts()
const results = caseResults()
const { planners, coordinators, retire, contactCenter } = larkmoor.dispatchers
const drawings = courseImages()
  .filter(({ name }) => name.includes('-larkmoor-'))
  .map(({ name, file }) => ({ name, svg: readFileSync(file, 'utf8') }))

const dayOf = (iso: unknown, month: 'long' | 'short' = 'long') =>
  new Date(`${iso}T00:00Z`).toLocaleDateString('en-US', { month, day: 'numeric', timeZone: 'UTC' })

const listOf = (exercise: ExerciseAnswers | undefined, field: string) => rowsOf(exercise ?? {}, field)

const [desire, ability] = ['desire', 'ability'].map((letter) =>
  listOf(w02, 'sample').find(({ id }) => id === letter),
)
const hours = (value: number) => (value === 0 ? '0' : value.toFixed(1))

/** What each drawing of the running case says of its numbers, dates and names, from the case and its plan. */
const expected: Record<string, readonly string[]> = {
  'lesson-1-larkmoor-cast': ['4 pm'],
  'lesson-1-larkmoor-chain': [
    `Promised: ${texts.promise} a year`,
    ...listOf(examplePlan.w01, 'factors').flatMap(({ name, today, target }, index) => [
      `${name}, ${today}%`,
      `To ${target}%: ${[texts.leverCovered, texts.leverUsed, texts.leverRight][index]} a year`,
    ]),
    `Product, ${texts.share}%: ${texts.runRate} a year`,
  ],
  'lesson-1-larkmoor-forces': [
    `${desire?.yes} of ${desire?.asked} technicians want`,
    `${Number(ability?.asked) - Number(ability?.yes)} of ${ability?.asked} technicians cannot`,
    `covers ${texts.covered} percent`,
    `A saving of ${texts.promise} a year`,
    `Level: ${texts.runElm} percent`,
    ...['3', '2', '1', 'Sum 8', 'leaves at 7:00', 'open at 7:30', '4 pm'],
  ],
  'lesson-1-larkmoor-knot': [
    `from ${texts.fixBefore} to ${texts.fixTarget}% by June 30, 2028, worth ${texts.restated} a year`,
    `${texts.dispatchers} dispatchers: ${texts.planners} planners, ${coordinators} parts coordinators, 6 posts end`,
    `Two at each board until it closes, ${texts.boardsCost}`,
    ...['March 1', 'March 31', '90 days', '4 pm'],
  ],
  'lesson-2-larkmoor-impact': listOf(w04, 'groups').flatMap(({ headcount, loses }) => [
    String(headcount),
    String(loses),
  ]),
  'lesson-2-larkmoor-stance': listOf(w04, 'stance').map(({ who }) => String(who)),
  'lesson-2-larkmoor-links': [
    ...listOf(w05, 'chain').flatMap(({ who, deed, deed_on, judged_on }) => [
      String(who),
      `Judged on ${judged_on}`,
      ...(deed ? [`${deed}, ${dayOf(deed_on)}`] : []),
    ]),
  ],
  'lesson-2-larkmoor-note': [
    `${texts.waiting} a month`,
    `${texts.openGuessed} a month, guessed`,
    `${texts.openCounted}, counted later`,
    `needed by ${dayOf(w05?.ask_by)}`,
    ...['12 weeks', '4 pm'],
  ],
  'lesson-2-larkmoor-poll': [
    `of ${texts.dispatchers}`,
    ...listOf(w06, 'poll').map(({ yes1, yes2 }) => `${yes1} ${yes2}`),
    ...[w06?.poll1_on, ...listOf(w06, 'order').map(({ on }) => on), w06?.know_by, w06?.poll2_on].map((on) =>
      dayOf(on),
    ),
  ],
  'lesson-3-larkmoor-log': [
    ...listOf(w07, 'log').flatMap(({ words, told }) => [`“${words}”`, `, ${dayOf(told)}`]),
    'open at 6:00 from June 1',
    'paper of January 29',
    'beside him on February 16',
  ],
  'lesson-3-larkmoor-load': [
    ...Object.entries(larkmoor.load.before).map(([name, weeks]) => {
      const after = larkmoor.load.after[name as keyof typeof larkmoor.load.after]
      return [name, ...changes(weeks, after)].join(' ')
    }),
    `Sum ${changes(results.before.totals, results.after.totals).join(' ')}`,
    '1–4 5–8 9–12 13–16',
    '10% of 40 hours',
    'April 9',
  ],
  'lesson-3-larkmoor-measures': listOf(w09, 'lines').flatMap(({ k, n, needed, threshold }) => [
    `of ${Number(n).toLocaleString('en-US')} `,
    `${Math.round((100 * Number(k)) / Number(n))}% today ${needed}% needed Below ${threshold}%: `,
  ]),
  'lesson-3-larkmoor-ways-back': [
    ...listOf(w10, 'leaks').flatMap(({ evidence, action, owner, by }) => [
      String(evidence),
      ...(action ? [`${action}: ${owner}, ${dayOf(by)}`] : []),
    ]),
  ],
  'lesson-4-larkmoor-plan': [
    `from ${texts.fixBefore} to ${texts.fixTarget}% by June 30, 2028`,
    'stops on March 1',
    'waits until August 30',
    `${texts.technicians} technicians, ${texts.dispatchers} dispatchers`,
    `We accept ${texts.restated} a year instead of ${texts.promiseShort}`,
    'Stores at 6:00',
    'tried on 200 jobs',
    `${texts.planners} plan, 6 coordinate parts, 4 retire, 2 move; told by March 31`,
    `${texts.dipPlanned}% fewer visits for six weeks; limit ${texts.floor}%, ${texts.dipPrice} a wave, review on ${dayOf(w09?.look_on)}`,
    `close on ${dayOf(w12?.ending_on)}`,
    `${larkmoor.readiness.second} of ${larkmoor.readiness.tested} on ${dayOf(w10?.tested_on)}`,
    '4 pm',
  ],
  'lesson-4-larkmoor-posts': [
    `${texts.dispatchers} dispatchers`,
    `${texts.planners} become planners`,
    `${coordinators} become parts coordinators`,
    `${retire} retire`,
    `${contactCenter} move`,
    `${[planners, coordinators, retire, contactCenter].join(' + ')} = ${texts.dispatchers}`,
  ],
  'lesson-4-larkmoor-recount': [
    `Elm ${texts.elmClosed}% Elm ${texts.elmByAddress}%`,
    `Alder ${texts.alderClosed}% Alder ${texts.alderByAddress}%`,
    `${texts.elmNew} of 100 jobs at Elm, ${texts.alderNew} at Alder`,
    dayOf(listOf(w11, 'workarounds')[0]?.told),
    '28 days',
  ],
  'lesson-4-larkmoor-seven-s': [
    ...listOf(w12, 's7').map(({ evidence, on }) => (on ? `${evidence}, by ${dayOf(on)}` : String(evidence))),
    '2028',
  ],
  'lesson-4-larkmoor-sum': [
    `Promised in 2026 ${texts.promise}`,
    `Found in January 2027 ${texts.runRate}`,
    `Restated ${texts.restatedExact}`,
    `By the chain, June 2028 ${texts.chainEnd}`,
    `By addresses, signed ${texts.measured}`,
    `Cost, once ${texts.totalCost}`,
    `The app ${texts.installed}`,
    `Learning ${texts.learning}`,
    `Three dips ${texts.dipsAll}`,
    `Boards beside the plan ${texts.boardsCost}`,
    `Helpers ${texts.helpersCost}`,
    `Hold, open jobs, grades, ending ${texts.restCost}`,
  ],
  'lesson-4-larkmoor-depots': [
    ...Object.entries(larkmoor.runInJanuary).map(([depot, from]) =>
      [depot, from, larkmoor.runInJune2028[depot as keyof typeof larkmoor.runInJune2028]].join(' '),
    ),
    `Mean ${results.useInJanuary} ${results.useInJune2028}`,
    'of 100',
    '2027',
    '2028',
  ],
  'lesson-4-larkmoor-timeline': [
    `Decide: ${texts.restated} promised`,
    `Settle: ${texts.measured} signed`,
    ...listOf(w10, 'gates').map(({ on }) => dayOf(on, 'short')),
    ...listOf(w10, 'waves').flatMap(({ units, on }) => [String(units), dayOf(on, 'short')]),
    ...[w12?.ending_on, listOf(w11, 'workarounds')[0]?.told].map((on) => dayOf(on, 'short')),
    ...['2026', '2027', 'Mar 1', 'Mar 31', 'Apr 9', 'Jun 7', 'Nov 18', '2028'],
  ],
}

/** One number a block where it stays, two where the decision changed it. */
function changes(before: readonly number[], after: readonly number[]): string[] {
  return before.flatMap((hour, block) =>
    hour === after[block] ? [hours(hour)] : [hours(hour), hours(after[block] ?? 0)],
  )
}

const labelsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, label]) => label).join(' ')

const numbersIn = (text: string): string[] => text.match(/\d[\d.,:]*\d|\d/g) ?? []

test('the case has a timeline, a cast and a force field, and a filled artifact on every page', () => {
  expect(new Set(drawings.map(({ name }) => name.replace(/(-tall)?\.svg$/, '')))).toEqual(
    new Set(Object.keys(expected)),
  )
  for (const { content, lessonId, pageNumber } of lessonPages())
    expect(content, `${lessonId}, page ${pageNumber}`).toMatch(/src="images\/lesson-\d-larkmoor-/)
})

test.each(drawings)('$name says what the case and its plan say', ({ name, svg }) => {
  const labels = labelsIn(svg)
  const phrases = expected[name.replace(/(-tall)?\.svg$/, '')] ?? []
  for (const phrase of phrases) expect(labels).toContain(phrase)
  const known = new Set(phrases.flatMap(numbersIn))
  expect(numbersIn(labels).filter((number) => !known.has(number))).toEqual([])
})

const descriptions = lessonPages().flatMap(({ content }) =>
  [...content.matchAll(/<img src="images\/([^"]*-larkmoor-[^"]*)" alt="([^"]*)"/g)].map(
    ([, name, alt = '']) => ({ name, alt }),
  ),
)

test.each(descriptions)('the description of $name has every number of the drawing', ({ name, alt }) => {
  const labels = labelsIn(drawings.find((drawing) => drawing.name === name)?.svg ?? '')
  const described = new Set(numbersIn(alt))
  expect(numbersIn(labels).filter((number) => !described.has(number))).toEqual([])
})

/** The widths or heights of the bars with these colors, in the order in which they are drawn. */
const barsOf = (name: string, side: 'width' | 'height', ...colors: string[]) =>
  [...(drawings.find((drawing) => drawing.name === name)?.svg ?? '').matchAll(/<rect x=[^>]+>/g)]
    .filter(([bar]) => colors.some((color) => bar.includes(`fill="var(--color-${color})"`)))
    .map(([bar]) => Number(new RegExp(` ${side}="([\\d.]+)"`).exec(bar)?.[1]))

test.each(['.svg', '-tall.svg'])('the bars of the sum and of the load have one scale (%s)', (ending) => {
  const { start, end, measured, promise, before, after } = results
  const benefits = [promise, start.runRate, start.targetRate, end.runRate, measured]
  const sum = barsOf(`lesson-4-larkmoor-sum${ending}`, 'width', 'muted', 'strand-1')
  for (const [index, bar] of sum.entries())
    expect(bar / sum[0]!).toBeCloseTo(benefits[index]! / benefits[0]!, 2)
  expect(sum).toHaveLength(benefits.length)
  const load = barsOf(`lesson-3-larkmoor-load${ending}`, 'height', 'paper', 'strand-2').slice(0, 8)
  const hoursDrawn = before.totals.flatMap((total, block) => [total, after.totals[block]!])
  for (const [index, bar] of load.entries())
    expect(bar / load[0]!).toBeCloseTo(hoursDrawn[index]! / hoursDrawn[0]!, 2)
})
