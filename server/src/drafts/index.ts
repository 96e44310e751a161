import { draftRetentionDays } from '@course/contract/editing/texts'
import { isoFromNow } from '../platform/clock.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { deleteDraftsBefore } from './store.ts'

export { requireRepeatedSave } from './detect-repeated-save.ts'
export { type SaveOptions, saveOptionColumns, saveOptions } from './save-options.ts'
export {
  deletePublishedDraft,
  discardDraft,
  findDraft,
  listDrafts,
  listEditorsSince,
  saveDraft,
} from './store.ts'

/** Unpublished edits by staff. Lessons, policies and library import this slice to delete a draft on publish. */
export const createDraftsSlice: SliceFactory = (site) => ({
  personalData,
  jobs: [
    {
      name: 'text-drafts',
      everySeconds: 6 * 3600,
      run: () => deleteDraftsBefore(site.db, isoFromNow(site.clock, -draftRetentionDays * 24 * 3600)),
    },
  ],
})
