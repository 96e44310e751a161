import type { Site } from '../platform/site.ts'
import { dayOf } from './rules.ts'
import { addVisits } from './store.ts'

/** Visits that are counted but not yet written: they are added up and written together, off the request path. */
type Waiting = { days: Map<string, number>; lastWrite: Promise<void> }

const waitingAt = new WeakMap<Site['db'], Waiting>()

function waitingOf({ db }: Site): Waiting {
  const waiting = waitingAt.get(db) ?? { days: new Map(), lastWrite: Promise.resolve() }
  waitingAt.set(db, waiting)
  return waiting
}

export function countVisit(site: Site): void {
  const { days } = waitingOf(site)
  const day = dayOf(site.clock.now())
  days.set(day, (days.get(day) ?? 0) + 1)
}

/** Writes what is waiting. What could not be written waits on. After it, whatever was counted before is in the database. */
export function writeVisits(site: Site): Promise<void> {
  const waiting = waitingOf(site)
  // Another write may be under way with visits that are no longer waiting and not yet there.
  const write = waiting.lastWrite.then(() => writeAll(site.db, waiting.days))
  waiting.lastWrite = write.catch(() => undefined)
  return write
}

async function writeAll(db: Site['db'], days: Map<string, number>): Promise<void> {
  for (const [day, visits] of days) {
    days.delete(day)
    try {
      await addVisits(db, day, visits)
    } catch (error) {
      days.set(day, (days.get(day) ?? 0) + visits)
      throw error
    }
  }
}
