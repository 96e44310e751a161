import type { SliceFactory } from '../http/slice.ts'
import { addCounter } from '../platform/metrics.ts'
import { clientErrorFunction } from './client-errors.ts'
import { adminStats, trackVisit } from './functions.ts'
import { personalData } from './personal-data.ts'
import { createVisitCounter } from './visits.ts'

export { countVisitsBetween, visitsBySource } from './store.ts'

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
    jobs: [{ name: 'visits', everySeconds: 2, run: visits.flush }],
    close: visits.flush,
  }
}
