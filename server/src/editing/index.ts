import type { SliceFactory } from '../platform/slice.ts'
import { editingFunctions } from './functions.ts'

/** Drafts, versions and preview of lessons, policies and library texts, and signed URLs of their videos. */
export const createEditingSlice: SliceFactory = () => ({ functions: editingFunctions })
