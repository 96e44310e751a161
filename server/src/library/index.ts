import type { SliceFactory } from '../platform/slice.ts'
import { seedBuiltInTexts } from './built-in-texts.ts'
import { libraryFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { libraryTextIds } from './built-in-texts.ts'
export { saveLibraryText } from './save-library-text.ts'
export { currentLibraryText, libraryTextVersion, libraryTextVersions } from './store.ts'
export { shownLibraryTexts, storedLibrary } from './stored-library.ts'

export const createLibrarySlice: SliceFactory = (site) => ({
  personalData,
  functions: libraryFunctions(site),
  seed: () => seedBuiltInTexts(site),
})
