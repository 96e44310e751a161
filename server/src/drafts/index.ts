import { draftRetentionDays } from '@course/contract/texts/texts'
import { isoIn } from '../platform/clock.ts'
import type { OpenSlice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'
import { deleteDraftsBefore } from './store.ts'

export { repeatedSave } from './repeated-save.ts'
export { type SaveOptions, saveOptionColumns, saveOptions } from './save-options.ts'
export { allDrafts, discardDraft, draftOf, editorsSince, endDraft, saveDraft } from './store.ts'

/** What staff have typed into texts and not published. To the right of those texts, whose saves end a draft. */
export const openDrafts: OpenSlice = (site) => ({
  personalData,
  jobs: [
    {
      name: 'text-drafts',
      everySeconds: 6 * 3600,
      run: () => deleteDraftsBefore(site.db, isoIn(site.clock, -draftRetentionDays * 24 * 3600)),
    },
  ],
})
