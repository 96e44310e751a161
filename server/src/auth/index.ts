import { perMinute } from '../platform/limits.ts'
import type { Slice } from '../platform/site.ts'
import { isAdministrator } from './administrator.ts'

export { isAdministrator } from './administrator.ts'
export { openSession } from './open-session.ts'
export { accountByEmail, accountById, createAccount, type UserRow } from './store.ts'

export const auth: Slice = {
  name: 'auth',
  procedures: [
    {
      name: 'is_admin',
      access: 'visitor',
      limit: perMinute(600),
      run: (site, caller) => isAdministrator(site, caller),
    },
  ],
}
