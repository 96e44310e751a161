import { calendarOf } from '@course/content/plan/calendar'
import { addDays } from '@course/content/plan/dates'
import type { Plan } from '@course/content/plan/types'

/** Every date of the plan as an all-day event. Ids are stable, so importing again adds no duplicates. */
export function writeCalendar(
  plan: Plan,
  { planId, madeAt }: { planId: string; madeAt: string },
): Uint8Array {
  const timestamp = madeAt.replace(/\.\d+/, '').replace(/[-:]/g, '')
  const events = calendarOf(plan).flatMap(({ on, what }) => [
    'BEGIN:VEVENT',
    `UID:${planId}-${on}-${hashOf(what)}`,
    `DTSTAMP:${timestamp}`,
    `DTSTART;VALUE=DATE:${compactDate(on)}`,
    `DTEND;VALUE=DATE:${compactDate(addDays(on, 1))}`,
    `SUMMARY:${escapeText(what)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Change plan//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return new TextEncoder().encode(`${lines.map(foldLine).join('\r\n')}\r\n`)
}

const compactDate = (date: string): string => date.replaceAll('-', '')

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')

const hashOf = (text: string): string => {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return (hash >>> 0).toString(36)
}

/** Folds lines longer than 75 bytes (RFC 5545), never within a character. */
function foldLine(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > 74) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n')
}
