import type { Slice } from '../platform/slice.ts'
import { placeBuiltInPages } from './built-in-pages.ts'
import { personalData } from './personal-data.ts'
import { lessonContent } from './resource.ts'

export { cleanRichText } from './clean-rich-text.ts'

export const lessons: Slice = {
  name: 'lessons',
  personalData,
  resources: [lessonContent],
  seed: placeBuiltInPages,
}
