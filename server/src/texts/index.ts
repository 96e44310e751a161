import type { OpenSlice } from '../platform/slice.ts'
import { functions } from './functions.ts'

/** How staff edit the texts of lessons and policies: drafts, versions and preview. */
export const openTexts: OpenSlice = () => ({ functions })
