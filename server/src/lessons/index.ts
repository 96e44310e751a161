import type { SliceFactory } from '../platform/slice.ts'
import { seedBuiltInPages } from './built-in-pages.ts'
import { personalData } from './personal-data.ts'
import { lessonContent } from './resource.ts'

export { importPages } from './import-page.ts'
export { richTextField } from './rich-text-field.ts'
export { importedRichText } from './sanitize-imported.ts'
export { sanitizeRichText, withoutControls } from './sanitize-rich-text.ts'
export { saveLessonPage } from './save-lesson-page.ts'
export {
  allLessonPages,
  currentPage,
  isInLessons,
  lessonRevision,
  pageVersion,
  pageVersions,
} from './store.ts'

/** Hosts that lesson videos may be embedded from; both show nothing and store nothing before play. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

export const createLessonsSlice: SliceFactory = (site) => ({
  personalData,
  resources: [lessonContent],
  csp: { frame: VIDEO_HOSTS },
  seed: () => seedBuiltInPages(site),
})
