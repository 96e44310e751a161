import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'

export {
  accountsPendingDeletion,
  countCustomers,
  customerFilterFields,
  filterCustomers,
  listCustomers,
} from './directory.ts'
export { furthestFunnelStep, listedAccounts, payersOf } from './funnel-cohort.ts'
export { findNote, insertNote, listNotes, removeNote, updateFollowUp } from './notes.ts'
export { updateSearchIndex } from './search-index.ts'
export { isMailOf, listTimeline, timelineFields } from './timeline.ts'
export { ledgerEventText } from './timeline-text.ts'

/** The customer directory: list, search, timeline and the notes of staff. `admin` has the functions. */
export const createCustomersSlice: SliceFactory = () => ({ personalData })
