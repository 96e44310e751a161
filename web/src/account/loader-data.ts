import { startFetch } from '../api/start-fetch.ts'
import type { UserLoaderData } from '../app/use-page-data.ts'
import { fetchDevices, fetchUser } from './api.ts'
import { fetchSecondFactors } from './factors-api.ts'
import { fetchPasskeys } from './passkeys-api.ts'
import { fetchMailPreferences } from './privacy-api.ts'
import { fetchPurchases } from './purchases-api.ts'

/** What the sections show besides the session; each read has a line. */
export const accountLoaderData = () => ({
  user: startFetch(fetchUser),
  secondFactors: startFetch(fetchSecondFactors),
  passkeys: startFetch(fetchPasskeys),
  devices: startFetch(fetchDevices),
  purchases: startFetch(fetchPurchases),
  mailChoices: startFetch(fetchMailPreferences),
})

/** The same, as a section takes it from the page. */
export type AccountLoaderData = UserLoaderData & Partial<ReturnType<typeof accountLoaderData>>
