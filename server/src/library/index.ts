import type { OpenSlice } from '../platform/slice.ts'
import { libraryFunctions } from './functions.ts'

export const openLibrary: OpenSlice = (site) => ({ functions: libraryFunctions(site) })
