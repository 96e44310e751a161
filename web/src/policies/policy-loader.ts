import type { PolicyType } from '@course/contract/editing/policies'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { userLoader } from '../app/page-data/user-loader.ts'
import { fetchCurrentPolicy } from './requests.ts'

const administratorLoader = userLoader((userId) => ({
  isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
}))

/** Public; only the edit button needs a user. */
export const policyLoader = (type: PolicyType) => async (args: LoaderFunctionArgs) => ({
  ...(await administratorLoader(args)),
  content: await fetchCurrentPolicy(type),
})
