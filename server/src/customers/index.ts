import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'

export { findNote, followUpsOf, insertNote, notesOf, removeNote, updateFollowUp } from './notes.ts'
export { findCustomers } from './search.ts'
export { updateSearchIndex } from './search-index.ts'

/** The search index of customers, and the notes of staff about them. The slice `admin` has the functions. */
export const createCustomersSlice: SliceFactory = () => ({ personalData })
