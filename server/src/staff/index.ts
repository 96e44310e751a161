import type { OpenSlice } from '../platform/slice.ts'
import { personalData } from './personal-data.ts'

export {
  type AuditRow,
  type Done,
  performAct,
  recordAct,
  requireUnchanged,
} from './audit.ts'
export { ERASED_PERSON } from './personal-data.ts'
export {
  acceptInvitation,
  addAdministrator,
  changeStaff,
  currentStaff,
  handOver,
  inviteStaff,
  settleOwnership,
  staffRow,
} from './store.ts'

/** Who runs the site, and the record of what they did. To the right of all others, so that each can write it. */
export const openStaff: OpenSlice = () => ({ personalData })
