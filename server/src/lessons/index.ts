import type { OpenSlice } from '../platform/slice.ts'
import { seedBuiltInPages } from './built-in-pages.ts'
import { personalData } from './personal-data.ts'
import { lessonContent } from './resource.ts'

export { sanitizeRichText } from './sanitize-rich-text.ts'

export const openLessons: OpenSlice = (site) => ({
  personalData,
  resources: [lessonContent],
  seed: () => seedBuiltInPages(site),
})
