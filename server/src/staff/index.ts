import { personalData } from './personal-data.ts'

export {
  type ActionResult,
  type AuditRow,
  findRecordedOutcome,
  operatorAction,
  pageAction,
  recordAuditEntry,
  requireUnchanged,
  runAuditedAction,
} from './audit-log.ts'
export {
  acceptInvitation,
  addAdministrator,
  changeStaff,
  findOwner,
  findStaffRow,
  inviteStaff,
  isOwner,
  isStaffAccount,
  listCurrentStaff,
  setFirstOwner,
  transferOwnership,
} from './store.ts'

/** Staff accounts and the audit log. Speaks no protocol and depends on no other slice, so that every slice can write to the log. */
export const createStaffSlice = () => ({ personalData })
