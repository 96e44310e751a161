import type { OpenSlice } from '../platform/slice.ts'
import { seedBuiltInTexts } from './built-in-texts.ts'
import { libraryFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { libraryTextIds } from './built-in-texts.ts'
export { saveLibraryText } from './save-library-text.ts'
export { libraryTextVersion, libraryTextVersions, presentLibraryText } from './store.ts'
export { shownLibraryTexts, storedLibrary } from './stored-library.ts'

export const openLibrary: OpenSlice = (site) => ({
  personalData,
  functions: libraryFunctions(site),
  seed: () => seedBuiltInTexts(site),
})
