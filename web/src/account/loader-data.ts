import type { LoaderFunctionArgs } from 'react-router'
import { fetchIsAdministrator } from '../app/clients/fetch-is-administrator.ts'
import { startFetch } from '../app/page-data/start-fetch.ts'
import { fetchPasskeys } from './passkey-requests.ts'
import { fetchMailPreferences } from './privacy-requests.ts'
import { fetchPurchases } from './purchase-requests.ts'
import { fetchDevices, fetchUser } from './requests.ts'
import { fetchSecondFactors } from './second-factor-requests.ts'

/** Starts all requests of the account page in parallel, or those of the page of one purchase, which is in the query. */
export function accountLoaderData(userId: string, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = new URL(request.url).searchParams
  const [receipt, invoice, gift] = ['receipt', 'invoice', 'gift'].map((name) => query.get(name))
  if (receipt)
    return { screen: 'receipt', purchaseId: receipt, purchases: startFetch(fetchPurchases) } as const
  if (invoice) return { screen: 'invoice', purchaseId: invoice } as const
  if (gift) return { screen: 'gift', purchaseId: gift, purchases: startFetch(fetchPurchases) } as const
  return {
    screen: 'account',
    isAdministrator: startFetch(() => fetchIsAdministrator(userId)),
    user: startFetch(fetchUser),
    secondFactors: startFetch(fetchSecondFactors),
    passkeys: startFetch(fetchPasskeys),
    devices: startFetch(fetchDevices),
    purchases: startFetch(fetchPurchases),
    mailPreferences: startFetch(fetchMailPreferences),
  } as const
}

type LoaderData = ReturnType<typeof accountLoaderData>
export type AccountScreenName = LoaderData['screen']

/** What the account page shows, without the pages of one purchase. */
export type AccountLoaderData = Extract<LoaderData, { screen: 'account' }>
