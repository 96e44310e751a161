import type { Slice } from '../platform/slice.ts'
import { addClientErrorCounter, clientError } from './client-errors.ts'
import { adminStats, trackVisit } from './functions.ts'
import { personalData } from './personal-data.ts'
import { writeVisits } from './visits.ts'

export const analytics: Slice = {
  name: 'analytics',
  personalData,
  functions: [trackVisit, adminStats, clientError],
  metrics: addClientErrorCounter,
  jobs: (site) => [{ name: 'visits', everySeconds: 2, run: () => writeVisits(site) }],
  close: writeVisits,
}
