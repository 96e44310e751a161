import { addCounter } from '../platform/metrics.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { clientError } from './client-errors.ts'
import { adminStats, trackVisit } from './functions.ts'
import { personalData } from './personal-data.ts'
import { openVisitCounter } from './visits.ts'

export { visitsBetween } from './store.ts'

export const createAnalyticsSlice: SliceFactory = (site) => {
  const visits = openVisitCounter(site)
  let clientErrors = 0
  return {
    personalData,
    functions: [trackVisit(visits), adminStats(visits), clientError(() => (clientErrors += 1))],
    metrics: (registry) =>
      addCounter(registry, {
        name: 'course_client_errors_total',
        help: 'Errors that browsers have reported to this process.',
        read: () => clientErrors,
      }),
    jobs: [{ name: 'visits', everySeconds: 2, run: visits.flush }],
    close: visits.flush,
  }
}
