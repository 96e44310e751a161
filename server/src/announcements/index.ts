import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'
import { announcementsJob } from './send.ts'

export { countRecipients } from './recipients.ts'
export { ANNOUNCEMENTS_JOB } from './send.ts'
export {
  deleteDraft,
  endAnnouncement,
  findAnnouncement,
  insertDraft,
  listAnnouncements,
  scheduleDraft,
  textOf,
  toAnnouncement,
  updateDraft,
} from './store.ts'

/** Mails to many customers. `admin` has the functions. */
export const createAnnouncementsSlice: SliceFactory = (site) => ({
  personalData,
  jobs: [announcementsJob(site)],
})
