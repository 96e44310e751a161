import type { SliceFactory } from '../http/slice.ts'
import { RenderingThread } from '../platform/rendering/thread.ts'
import { deleteAccountsJob } from './delete-accounts.ts'
import type { ArchiveRenderer } from './download.ts'
import { deleteMyAccount, downloadMyData } from './functions.ts'
import { personalData } from './personal-data.ts'

export { erasePerson } from './erase-person.ts'
export { exportPersonalData } from './export-personal-data.ts'
export { findPendingDeletion } from './store.ts'

export const createPrivacySlice: SliceFactory = (site) => {
  const renderer: ArchiveRenderer = new RenderingThread(new URL('./archive/worker.ts', import.meta.url))
  return {
    personalData,
    functions: [downloadMyData(renderer), deleteMyAccount],
    jobs: [deleteAccountsJob(site)],
    close: () => renderer.close(),
  }
}
