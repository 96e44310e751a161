import { perMinute } from '../platform/rate-limits.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { cleanupJob } from './cleanup.ts'
import { factorResetsJob } from './factors/reset-factors.ts'
import { accountSessions, endAccountSession, renameOwnFactor } from './functions.ts'
import { seedAdministrator } from './operator/seed-administrator.ts'
import { seedOwnership } from './operator/staff-accounts.ts'
import { personalData } from './personal-data.ts'
import { stopFactorReset } from './routes/stop-factor-reset.ts'
import { undoAddedFactor } from './routes/undo-added-factors.ts'
import { renderError, serveAuth } from './routes.ts'
import { isAdministrator } from './sessions/live-session.ts'

export { changeEmailByStaff } from './accounts/change-email-by-staff.ts'
export {
  findOrCreateCustomer,
  makeTemporaryPassword,
  setTemporaryPassword,
} from './accounts/customer-account.ts'
export { eraseAccount } from './accounts/remove-account.ts'
export { requestFactorReset } from './factors/reset-factors.ts'
export {
  activateStaffSignInLink,
  sendSetPasswordMail,
  setPasswordLink,
  staffSignInLink,
} from './mail-links/account-mails.ts'
export { importAccounts } from './operator/import-account.ts'
export { makeAdministrator, resetStaffFactor, resetStaffPassword } from './operator/manage-staff.ts'
export {
  accountsWithFactor,
  administratorEmails,
  isStaffAccount,
  isStaffEmail,
  ownerEmail,
} from './operator/staff-accounts.ts'
export { isAdministrator, requireLiveSession, staffOf } from './sessions/live-session.ts'
export { requireFreshReauthentication, requireOwnAccount } from './sessions/own-account.ts'
export { accountByEmail, accountById, createAccount, type UserRow } from './store/accounts.ts'
export {
  addAccountEvent,
  advanceStage,
  lockAccount,
  updateCustomerAccess,
  updateSearchIndex,
} from './store/customer-index.ts'
export { factorResetOf } from './store/factor-resets.ts'
export { greetingName, namesOfAccounts, profileOfAccount } from './store/profile.ts'
export { endSessionsOf } from './store/sessions.ts'

export const createAuthSlice: SliceFactory = (site) => ({
  personalData,
  protocol: { prefix: '/auth/v1', render: renderError },
  routes: (app) => serveAuth(app, site),
  procedures: [
    {
      name: 'is_admin',
      access: 'visitor',
      rateLimit: perMinute(600),
      run: (_site, caller) => isAdministrator(site, caller),
    },
  ],
  functions: [stopFactorReset, undoAddedFactor, accountSessions, endAccountSession, renameOwnFactor],
  jobs: [cleanupJob(site), factorResetsJob(site)],
  async seed() {
    const password = await seedAdministrator(site)
    await seedOwnership(site)
    return password ? [['Password', `${password}   (shown only now; change it after signing in)`]] : []
  },
})
