import { MAX_SOURCES_PER_DAY, OTHER_SOURCE } from '@course/contract/sales/sources'
import { dayOf } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { addVisits } from './store.ts'

export type VisitCounter = ReturnType<typeof createVisitCounter>

/** Counts visits in memory and writes them in batches, so that requests do not wait for the database. */
export function createVisitCounter({ db, clock }: Pick<Site, 'db' | 'clock'>) {
  const pending = new Map<string, { day: string; source: string; visits: number }>()
  let today = { day: '', sources: new Set<string>() }
  let lastWrite = Promise.resolve()

  const add = (day: string, source: string, visits: number) => {
    const key = `${day} ${source}`
    pending.set(key, { day, source, visits: (pending.get(key)?.visits ?? 0) + visits })
  }
  const writeAll = async () => {
    for (const [key, { day, source, visits }] of pending) {
      pending.delete(key)
      try {
        await addVisits(db, day, source, visits)
      } catch (error) {
        add(day, source, visits)
        throw error
      }
    }
  }

  return {
    count(source: string): void {
      const day = dayOf(clock.now())
      if (today.day !== day) today = { day, sources: new Set() }
      const isKnown = today.sources.has(source) || today.sources.size < MAX_SOURCES_PER_DAY
      if (isKnown) today.sources.add(source)
      add(day, isKnown ? source : OTHER_SOURCE, 1)
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
