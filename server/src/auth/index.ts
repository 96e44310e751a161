import type { Notice, SliceFactory } from '../http/slice.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { authCleanupJob } from './cleanup.ts'
import { factorResetsJob } from './factors/reset-factors.ts'
import {
  accountSessions,
  confirmPasskey,
  endAccountSession,
  renameOwnFactor,
  requestSetPasswordMail,
  stopFactorReset,
  undoAddedFactor,
} from './functions.ts'
import { showFirstPassword } from './operator/first-password.ts'
import { seedOwner } from './operator/seed-owner.ts'
import { findOwnerEmail } from './operator/staff-accounts.ts'
import { personalData } from './personal-data.ts'
import { serveAuth } from './routes.ts'
import { isAdministrator } from './sessions/live-session.ts'

export { changeEmailByStaff } from './accounts/change-email.ts'
export { confirmAccount } from './accounts/confirm-account.ts'
export {
  findOrCreateCustomer,
  makeTemporaryPassword,
  setTemporaryPassword,
} from './accounts/customer-account.ts'
export { eraseAccount } from './accounts/remove-account.ts'
export { findFactorReset, requestFactorReset } from './factors/reset-factors.ts'
export {
  activateStaffSignInLink,
  createSetPasswordLink,
  createWelcomeLink,
  sendSetPasswordMail,
  staffSignInLink,
} from './mail-links/account-mails.ts'
export { FIRST_PASSWORD_FILE } from './operator/first-password.ts'
export { importAccounts } from './operator/import-account.ts'
export {
  makeAdministrator,
  makeOwner,
  resetStaffFactor,
  resetStaffPassword,
} from './operator/manage-staff.ts'
export {
  findOwnerEmail,
  isStaffEmail,
  listAdministratorEmails,
  transferOwnershipTo,
} from './operator/staff-accounts.ts'
export { findMfaPrompt, findStaff, isAdministrator, requireLiveSession } from './sessions/live-session.ts'
export { requireOwnAccount } from './sessions/require-session.ts'
export { emailField } from './shared/fields.ts'
export {
  createAccount,
  findAccount,
  findAccountByEmail,
  lockAccount,
  type UserRow,
} from './store/accounts.ts'
export { addAccountEvent, advanceStage, moveStages, updateCustomerAccess } from './store/customer-state.ts'
export { listAccountsWithFactor } from './store/factors.ts'
export { findAccountEmails, findAccountNames, greetingName, profileOfAccount } from './store/profile.ts'
export { endAllSessions, listSessions } from './store/sessions.ts'

export const createAuthSlice: SliceFactory = (site) => ({
  personalData,
  protocol: 'auth',
  routes: (app) => serveAuth(app, site),
  procedures: [
    {
      name: 'is_admin',
      access: 'visitor',
      rateLimit: perMinute(600),
      run: (_site, caller) => isAdministrator(site, caller),
    },
  ],
  functions: [
    stopFactorReset,
    undoAddedFactor,
    accountSessions,
    endAccountSession,
    renameOwnFactor,
    confirmPasskey,
    requestSetPasswordMail,
  ],
  jobs: [authCleanupJob(site), factorResetsJob(site)],
  async seed(): Promise<readonly Notice[]> {
    const password = await seedOwner(site)
    const owner: Notice = ['Owner', await findOwnerEmail(site)]
    return password ? [owner, ['Password', showFirstPassword(site.config, password)]] : [owner]
  },
})
