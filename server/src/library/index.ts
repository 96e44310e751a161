import type { OpenSlice } from '../platform/slice.ts'
import { seedBuiltInArticles } from './built-in-articles.ts'
import { libraryFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'

export { articleTextIds } from './built-in-articles.ts'
export { saveArticle } from './save-article.ts'
export { articleVersion, articleVersions, presentArticle } from './store.ts'
export { storedArticles } from './stored-articles.ts'

export const openLibrary: OpenSlice = (site) => ({
  personalData,
  functions: libraryFunctions(site),
  seed: () => seedBuiltInArticles(site),
})
