import type { SliceFactory } from '../http/slice.ts'
import { WorkerThread } from '../platform/worker-thread.ts'
import { deleteAccountsJob } from './delete-accounts.ts'
import type { ArchiveRenderer } from './download.ts'
import { deleteMyAccount, downloadMyData } from './functions.ts'
import { personalData } from './personal-data.ts'

export { erasePerson } from './erase-person.ts'
export { exportPersonalData } from './export-personal-data.ts'
export { findPendingDeletion } from './store.ts'

export const createPrivacySlice: SliceFactory = (site) => {
  const renderer: ArchiveRenderer = new WorkerThread(new URL('./archive/worker.ts', import.meta.url))
  return {
    personalData,
    functions: [downloadMyData(renderer), deleteMyAccount],
    jobs: [deleteAccountsJob(site)],
    close: () => renderer.close(),
  }
}
