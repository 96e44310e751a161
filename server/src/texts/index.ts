import type { OpenSlice } from '../platform/slice.ts'
import { functions } from './functions.ts'

/** How staff edit the texts of lessons, policies and the library: drafts, versions and preview; and who may watch the films in them. */
export const openTexts: OpenSlice = () => ({ functions })
