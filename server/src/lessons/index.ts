import type { Slice } from '../platform/slice.ts'
import { seedBuiltInPages } from './built-in-pages.ts'
import { personalData } from './personal-data.ts'
import { lessonContent } from './resource.ts'

export { sanitizeRichText } from './sanitize-rich-text.ts'

export const lessons: Slice = {
  name: 'lessons',
  personalData,
  resources: [lessonContent],
  seed: seedBuiltInPages,
}
