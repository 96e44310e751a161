import type { SliceFactory } from '../platform/slice.ts'
import { editingFunctions } from './functions.ts'

/** How staff edit the texts of lessons, policies and the library: drafts, versions and preview; and who may watch the films in them. */
export const createEditingSlice: SliceFactory = () => ({ functions: editingFunctions })
