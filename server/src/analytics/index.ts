import { SOURCE_RETENTION_DAYS } from '@course/contract/sales/sources'
import type { SliceFactory } from '../http/slice.ts'
import { addDays, todayUtc } from '../platform/days.ts'
import type { Job } from '../platform/jobs.ts'
import { addCounter } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import { clientErrorFunction } from './client-errors.ts'
import { adminStats, trackVisit } from './functions.ts'
import { personalData } from './personal-data.ts'
import { deleteVisitSourcesBefore } from './store.ts'
import { createVisitCounter } from './visits.ts'

export const createAnalyticsSlice: SliceFactory = (site) => {
  const visits = createVisitCounter(site)
  let clientErrors = 0
  return {
    personalData,
    functions: [trackVisit(visits), adminStats(visits), clientErrorFunction(() => (clientErrors += 1))],
    metrics: (registry) =>
      addCounter(registry, {
        name: 'course_client_errors_total',
        help: 'Errors reported by browsers to this process.',
        read: () => clientErrors,
      }),
    jobs: [{ name: 'visits', everySeconds: 2, run: visits.flush }, visitsCleanupJob(site)],
    close: visits.flush,
  }
}

/** Deletes visits by source that no report shows. The visits of a day stay. */
export const visitsCleanupJob = (site: Site): Job => ({
  name: 'visits-cleanup',
  everySeconds: 3600,
  async run() {
    await deleteVisitSourcesBefore(site.db, addDays(todayUtc(site.clock), -SOURCE_RETENTION_DAYS))
  },
})
