import { perMinute } from '../platform/limits.ts'
import type { OpenSlice } from '../platform/slice.ts'
import { cleanupJob } from './cleanup.ts'
import { isAdministrator } from './live-session.ts'
import { personalData } from './personal-data.ts'
import { renderError, serveAuth } from './routes.ts'
import { seedAdministrator } from './seed-administrator.ts'

export { setPasswordLink } from './account-mails.ts'
export { findOrCreateCustomer, makeTemporaryPassword, setTemporaryPassword } from './customer-account.ts'
export { isAdministrator, isStaffAddress, requireLiveSession } from './live-session.ts'
export { openSession } from './open-session.ts'
export { generatedAdminPassword } from './seed-administrator.ts'
export { accountByEmail, accountById, createAccount, type UserRow } from './store.ts'

export const openAuth: OpenSlice = (site) => ({
  personalData,
  protocol: { prefix: '/auth/v1', render: renderError },
  routes: (app) => serveAuth(app, site),
  procedures: [
    {
      name: 'is_admin',
      access: 'visitor',
      limit: perMinute(600),
      run: (_site, caller) => isAdministrator(site, caller),
    },
  ],
  jobs: [cleanupJob(site)],
  seed: () => seedAdministrator(site),
})
