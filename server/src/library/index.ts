import type { SliceFactory } from '../platform/slice.ts'
import { seedBuiltInTexts } from './built-in-texts.ts'
import { libraryFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { libraryTextIds } from './built-in-texts.ts'
export { saveLibraryText } from './save-library-text.ts'
export { findCurrentLibraryText, findLibraryTextVersion, listLibraryTextVersions } from './store.ts'
export { listPublishedLibraryTexts, loadStoredLibrary } from './stored-library.ts'

export const createLibrarySlice: SliceFactory = (site) => ({
  personalData,
  functions: libraryFunctions(site),
  seed: () => seedBuiltInTexts(site),
})
