import { calendarOf } from '@course/content/plan/calendar'
import { addDays } from '@course/content/plan/dates'
import type { Plan } from '@course/content/plan/types'

/** Every date of the plan as a whole-day entry. The same date keeps its id, so a second import adds nothing twice. */
export function writeCalendar(
  plan: Plan,
  { planId, madeAt }: { planId: string; madeAt: string },
): Uint8Array {
  const stamp = madeAt.replace(/\.\d+/, '').replace(/[-:]/g, '')
  const events = calendarOf(plan).flatMap(({ on, what }) => [
    'BEGIN:VEVENT',
    `UID:${planId}-${on}-${hashOf(what)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(on)}`,
    `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
    `SUMMARY:${escaped(what)}`,
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
  return new TextEncoder().encode(`${lines.map(folded).join('\r\n')}\r\n`)
}

const compact = (date: string): string => date.replaceAll('-', '')

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')

const hashOf = (text: string): string => {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return (hash >>> 0).toString(36)
}

/** Lines of more than 75 bytes go on in the next one after a space, never within a letter. */
function folded(line: string): string {
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
