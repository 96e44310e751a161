import { startFetch } from '../api/start-fetch.ts'
import type { UserLoaderData } from '../app/use-page-data.ts'
import { fetchDevices, fetchUser } from './api.ts'
import { fetchSecondFactors } from './factors-api.ts'
import { fetchPasskeys } from './passkeys-api.ts'
import { fetchMailPreferences } from './privacy-api.ts'
import { fetchPurchases } from './purchases-api.ts'

/** Starts all requests of the page in parallel. */
export const accountLoaderData = () => ({
  user: startFetch(fetchUser),
  secondFactors: startFetch(fetchSecondFactors),
  passkeys: startFetch(fetchPasskeys),
  devices: startFetch(fetchDevices),
  purchases: startFetch(fetchPurchases),
  mailPreferences: startFetch(fetchMailPreferences),
})

export type AccountLoaderData = UserLoaderData & Partial<ReturnType<typeof accountLoaderData>>
