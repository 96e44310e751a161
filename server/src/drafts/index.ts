import { draftRetentionDays } from '@course/contract/editing/texts'
import { isoIn } from '../platform/clock.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { deleteDraftsBefore } from './store.ts'

export { repeatedSave } from './detect-repeated-save.ts'
export { type SaveOptions, saveOptionColumns, saveOptions } from './save-options.ts'
export { allDrafts, discardDraft, draftOf, editorsSince, endDraft, saveDraft } from './store.ts'

/** Unpublished edits by staff. To the right of the slices whose saves end a draft. */
export const createDraftsSlice: SliceFactory = (site) => ({
  personalData,
  jobs: [
    {
      name: 'text-drafts',
      everySeconds: 6 * 3600,
      run: () => deleteDraftsBefore(site.db, isoIn(site.clock, -draftRetentionDays * 24 * 3600)),
    },
  ],
})
