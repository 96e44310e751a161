import type { PolicyType } from '@course/contract/editing/policies'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { forUser } from '../app/for-user.ts'
import { startFetch } from '../app/start-fetch.ts'
import { fetchCurrentPolicy } from './requests.ts'

/** Public; only the edit button needs a user. */
export async function loadPolicy(type: PolicyType) {
  const user = forUser((userId) => ({ isAdministrator: startFetch(() => fetchIsAdministrator(userId)) }))
  return { content: await fetchCurrentPolicy(type), ...user }
}
