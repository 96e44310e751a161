import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { fetchPasskeys } from './passkey-requests.ts'
import { fetchMailPreferences } from './privacy-requests.ts'
import { fetchPurchases } from './purchase-requests.ts'
import { fetchDevices, fetchUser } from './requests.ts'
import { fetchSecondFactors } from './second-factor-requests.ts'

/** Starts all requests of the page in parallel. */
export const accountLoaderData = (userId: string) => ({
  isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
  user: startFetch(fetchUser),
  secondFactors: startFetch(fetchSecondFactors),
  passkeys: startFetch(fetchPasskeys),
  devices: startFetch(fetchDevices),
  purchases: startFetch(fetchPurchases),
  mailPreferences: startFetch(fetchMailPreferences),
})

export type AccountLoaderData = ReturnType<typeof accountLoaderData>
