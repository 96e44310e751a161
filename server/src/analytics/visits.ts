import type { Site } from '../platform/site.ts'
import { formatDay } from './rules.ts'
import { addVisits } from './store.ts'

export type VisitCounter = ReturnType<typeof createVisitCounter>

/** Counts visits in memory and writes them in batches, so that requests do not wait for the database. */
export function createVisitCounter({ db, clock }: Pick<Site, 'db' | 'clock'>) {
  const days = new Map<string, number>()
  let lastWrite = Promise.resolve()

  const writeAll = async () => {
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

  return {
    count(): void {
      const day = formatDay(clock.now())
      days.set(day, (days.get(day) ?? 0) + 1)
    },
    /** Resolves when all earlier visits are in the database. Visits that could not be written are retried. */
    flush(): Promise<void> {
      // A concurrent flush may hold visits that are neither pending nor written yet.
      const write = lastWrite.then(writeAll)
      lastWrite = write.catch(() => undefined)
      return write
    },
  }
}
