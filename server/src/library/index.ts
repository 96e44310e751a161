import type { SliceFactory } from '../http/slice.ts'
import { libraryFunctions } from './functions.ts'
import { libraryTexts } from './texts.ts'

export { loadStoredLibrary } from './stored-library.ts'

export const createLibrarySlice: SliceFactory = (site) => ({
  texts: [libraryTexts],
  functions: libraryFunctions(site),
})
