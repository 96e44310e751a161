import type { Slice } from '../platform/slice.ts'
import { adminStats, trackVisit } from './functions.ts'
import { writeVisits } from './visits.ts'

export const analytics: Slice = {
  name: 'analytics',
  functions: [trackVisit, adminStats],
  jobs: (site) => [{ name: 'visits', everySeconds: 2, run: () => writeVisits(site) }],
  close: writeVisits,
}
