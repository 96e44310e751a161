import type { Site } from '../platform/site.ts'
import { dayOf } from './rules.ts'
import { addVisits } from './store.ts'

/** Visits that are counted but not yet written: they are added up and written together, off the request path. */
const waiting = new WeakMap<Site['db'], Map<string, number>>()

export function countVisit(site: Site): void {
  const days = waiting.get(site.db) ?? new Map<string, number>()
  waiting.set(site.db, days)
  const day = dayOf(site.clock.now())
  days.set(day, (days.get(day) ?? 0) + 1)
}

/** Writes what is waiting. What could not be written waits on. */
export async function writeVisits(site: Site): Promise<void> {
  const days = waiting.get(site.db)
  for (const [day, visits] of days ?? []) {
    days?.delete(day)
    try {
      await addVisits(site.db, day, visits)
    } catch (error) {
      days?.set(day, (days.get(day) ?? 0) + visits)
      throw error
    }
  }
}
