import { rowsOf, textOf } from './answers.ts'
import { isDate } from './dates.ts'
import { wavesOf } from './gates.ts'
import { dueOn } from './listening.ts'
import type { Plan, Row } from './types.ts'

type CalendarEntry = { on: string; what: string }

/** All dates of the plan in order, without private ones. */
export function calendarOf(plan: Plan): CalendarEntry[] {
  const { w01, w02, w03, w04, w05, w06, w07, w08, w09, w10, w11, w12, w13 } = plan
  const entries = [
    ...rowsOf(w01, 'factors').map((row) => entry(row, 'by', `Target: ${textOf(row, 'name')}`)),
    entry(w02, 'restraint_by', `Taken away: ${textOf(w02, 'restraint')}`),
    ...rowsOf(w02, 'moves').map((row) => entry(row, 'by', textOf(row, 'move'))),
    entry(w03, 'gate_date', `Gate: ${textOf(w03, 'next')}`),
    entry(w04, 'sit_on', 'Watch the work for an hour'),
    entry(w05, 'ask_by', 'The sponsor decides'),
    ...rowsOf(w05, 'dates').map((row) =>
      entry(row, 'on', `Sponsor, ${textOf(row, 'place')}: ${textOf(row, 'what')}`),
    ),
    ...rowsOf(w05, 'stops').map((row) => entry(row, 'from', `Stops: ${textOf(row, 'what')}`)),
    entry(w06, 'know_by', `Decided by then: ${textOf(w06, 'not_decided')}`),
    ...rowsOf(w06, 'order').map((row) => entry(row, 'on', `Message: ${textOf(row, 'who')}`)),
    ...rowsOf(w07, 'log').map((row) => ({
      on: openUntil(row),
      what: `Answer due: “${textOf(row, 'words')}”`,
    })),
    ...rowsOf(w07, 'silence').map((row) => entry(row, 'visit', `Go and ask: ${textOf(row, 'unit')}`)),
    entry(w08, 'ask_by', `Ask ${textOf(w08, 'ask_whom')} to move ${textOf(w08, 'ask_what')}`),
    entry(w09, 'look_on', 'The dip is judged'),
    ...rowsOf(w09, 'lines').map((row) => entry(row, 'by', `Needed by then: ${textOf(row, 'what')}`)),
    ...rowsOf(w10, 'gates').map((row) =>
      entry(row, 'on', `Gate: ${row.id[0]?.toUpperCase()}${row.id.slice(1)}`),
    ),
    ...rowsOf(w10, 'paths').map((row) => entry(row, 'closes', `Closes: ${textOf(row, 'path')}`)),
    ...rowsOf(w10, 'leaks').map((row) => entry(row, 'by', textOf(row, 'action'))),
    ...wavesOf(w10).flatMap(({ units, on, reviews }) => [
      { on, what: `Switch: ${units}` },
      ...reviews.map(({ after, on: day }) => ({ on: day, what: `Day ${after}: ${units}` })),
    ]),
    ...rowsOf(w11, 'exemptions').map((row) => entry(row, 'ends', `Exemption ends: ${textOf(row, 'why')}`)),
    ...rowsOf(w12, 'jobs').map((row) => entry(row, 'told_by', `Written answer: ${textOf(row, 'group')}`)),
    entry(w12, 'ending_on', 'The ending'),
    ...rowsOf(w13, 'reasons').map((row) => entry(row, 'by', textOf(row, 'action'))),
    entry(w13, 'next_on', `Meet ${textOf(w13, 'next_whom')}`),
  ]
  const known = entries.filter(({ on, what }) => isDate(on) && what !== '')
  const unique = new Map(known.map((one) => [`${one.on} ${one.what}`, one]))
  return [...unique.values()].toSorted((a, b) => a.on.localeCompare(b.on))
}

const entry = (answers: Parameters<typeof textOf>[0], field: string, what: string): CalendarEntry => ({
  on: textOf(answers, field),
  what,
})

const openUntil = (objection: Row) => (textOf(objection, 'told') === '' ? (dueOn(objection) ?? '') : '')
