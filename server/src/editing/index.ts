import { draftRetentionDays } from '@course/contract/editing/texts'
import type { SliceFactory } from '../http/slice.ts'
import { isoFromNow } from '../platform/clock.ts'
import { deleteDraftsBefore } from './drafts.ts'
import { editingFunctions } from './functions.ts'
import { personalData } from './personal-data.ts'
import { seedBuiltInTexts } from './seed-built-in-texts.ts'

export { listDraftsOf } from './drafts.ts'
export { htmlToPassages } from './html-to-passages.ts'
export { findMediaUses } from './media-uses.ts'
export { richText } from './rich-text.ts'
export { sanitizeImported } from './sanitize-imported.ts'
export { findRemoved, sanitizeRichText } from './sanitize-rich-text.ts'
export { prepareSave, saveOptionColumns, saveOptions } from './save-text.ts'
export { searchTexts } from './search-texts.ts'
export {
  addEarlierVersion,
  addVersion,
  COURSE_IMPORT,
  findCurrentText,
  hasVersionWith,
  listAllVersions,
  listCurrentTexts,
  type TextVersionRow,
  textRevision,
} from './store.ts'

/** Versions, drafts and preview of the texts that slices declare as `texts`, and signed URLs of their videos. */
export const createEditingSlice: SliceFactory = (site) => ({
  personalData,
  functions: editingFunctions,
  async seed() {
    for (const kind of site.textKinds) await seedBuiltInTexts(site, kind)
  },
  jobs: [
    {
      name: 'text-drafts',
      everySeconds: 6 * 3600,
      run: () => deleteDraftsBefore(site.db, isoFromNow(site.clock, -draftRetentionDays * 24 * 3600)),
    },
  ],
})
