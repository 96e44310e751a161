import { numberOf, rowsOf, textOf } from './answers.ts'
import { addWorkdays, daysBetween, isDate } from './dates.ts'
import type { ExerciseAnswers, Row } from './types.ts'

/** With fewer answers, counts are shown instead of percentages, which would be misleading. */
export const minAnswersForPercent = 10

/** The first element of ADKAR that fewer than half could say or show. Undefined while too few were asked. */
export function firstMissingElement(w02: ExerciseAnswers | undefined): string | undefined {
  return rowsOf(w02, 'sample').find((row) => {
    const [yes, asked] = [numberOf(row, 'yes'), numberOf(row, 'asked')]
    return yes !== undefined && asked !== undefined && asked >= minAnswersForPercent && yes / asked < 0.5
  })?.id
}

type PollLine = { id: string; yes: number; answers: number; share: number | undefined }

/** One of the two polls of `w06`, question by question. */
export function pollOf(w06: ExerciseAnswers | undefined, poll: 1 | 2): PollLine[] {
  return rowsOf(w06, 'poll').flatMap((row) => {
    const [yes, no, unsure] = ['yes', 'no', 'unsure'].map((column) => numberOf(row, `${column}${poll}`))
    if (yes === undefined) return []
    const answers = yes + (no ?? 0) + (unsure ?? 0)
    return [{ id: row.id, yes, answers, share: answers >= minAnswersForPercent ? yes / answers : undefined }]
  })
}

/** The question with the lowest share of yes in the newer poll. */
export function openQuestion(w06: ExerciseAnswers | undefined): PollLine | undefined {
  const later = pollOf(w06, 2)
  const lines = (later.length > 0 ? later : pollOf(w06, 1)).filter(({ answers }) => answers > 0)
  return lines.toSorted((a, b) => a.yes / a.answers - b.yes / b.answers)[0]
}

/** Who hears the message when, relative to the date of the sponsor's message. */
export const sendingOrder = (sponsorDay: string): { who: string; on: string }[] => [
  { who: 'Supervisors', on: addWorkdays(sponsorDay, -2) },
  { who: 'Sponsor', on: sponsorDay },
  { who: 'Teams', on: addWorkdays(sponsorDay, 1) },
  { who: 'Replies', on: addWorkdays(sponsorDay, 5) },
]

const replyDays = 5
const decisionDays = 10

/** By when a person hears what will be checked. */
export const replyDueOn = (objection: Row): string | undefined =>
  isDate(textOf(objection, 'heard')) ? addWorkdays(textOf(objection, 'heard'), replyDays) : undefined

/** The due date of the decision on an objection. */
export const dueOn = (objection: Row): string | undefined =>
  isDate(textOf(objection, 'heard')) ? addWorkdays(textOf(objection, 'heard'), decisionDays) : undefined

export const isOverdue = (objection: Row, today: string): boolean => {
  const due = dueOn(objection)
  return due !== undefined && due < today && textOf(objection, 'told') === ''
}

export function questionsPerTen(row: Row): number | undefined {
  const [headcount, questions] = [numberOf(row, 'headcount'), numberOf(row, 'questions')]
  return headcount && questions !== undefined ? (questions / headcount) * 10 : undefined
}

const inactiveAfterDays = 28

/** The first level of the sponsor's chain without an action in the last 28 days. */
export const brokenLink = (w05: ExerciseAnswers | undefined, today: string): Row | undefined =>
  rowsOf(w05, 'chain').find((row) => {
    const on = textOf(row, 'deed_on')
    return textOf(row, 'deed') === '' || !isDate(on) || daysBetween(on, today) > inactiveAfterDays
  })

/** The sponsor's total hours over the whole period. */
export function sponsorHours(w05: ExerciseAnswers | undefined): number | undefined {
  const [from, to] = [textOf(w05, 'hours_from'), textOf(w05, 'hours_to')]
  const hours = numberOf(w05, 'hours')
  if (hours === undefined || !isDate(from) || !isDate(to) || to < from) return undefined
  return hours * Math.round(daysBetween(from, to) / 7)
}
