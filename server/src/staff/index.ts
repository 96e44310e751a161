import type { SliceFactory } from '../http/slice.ts'
import { personalData } from './personal-data.ts'

export {
  type ActionResult,
  type AuditRow,
  operator,
  recordAuditEntry,
  requireUnchanged,
  runAuditedAction,
} from './audit-log.ts'
export { ERASED_PERSON } from './personal-data.ts'
export {
  acceptInvitation,
  addAdministrator,
  changeStaff,
  currentStaff,
  findOwner,
  inviteStaff,
  setFirstOwner,
  staffRow,
  transferOwnership,
} from './store.ts'

/** Staff accounts and the audit log. Depends on no other slice, so that every slice can write to the log. */
export const createStaffSlice: SliceFactory = () => ({ personalData })
