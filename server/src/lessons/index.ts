import type { SliceFactory } from '../platform/slice.ts'
import { seedBuiltInPages } from './built-in-pages.ts'
import { personalData } from './personal-data.ts'
import { lessonContent } from './resource.ts'

export { importPages } from './import-page.ts'
export { richTextField } from './rich-text-field.ts'
export { sanitizeImported } from './sanitize-imported.ts'
export { removeControlCharacters, sanitizeRichText } from './sanitize-rich-text.ts'
export { saveLessonPage } from './save-lesson-page.ts'
export {
  findCurrentPage,
  findPageVersion,
  lessonRevision,
  lessonsContain,
  listLessonPages,
  listPageVersions,
} from './store.ts'

/** Hosts that videos may be embedded from. Both set no cookies before playback. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

export const createLessonsSlice: SliceFactory = (site) => ({
  personalData,
  resources: [lessonContent],
  csp: { frame: VIDEO_HOSTS },
  seed: () => seedBuiltInPages(site),
})
