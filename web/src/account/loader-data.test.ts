import { beforeEach, expect, test, vi } from 'vitest'
import { accountLoaderData } from './loader-data.ts'

const requested = vi.hoisted((): string[] => [])
const request = vi.hoisted(() => (name: string) => async () => void requested.push(name))
vi.mock('../app/page-data/start-fetch.ts', () => ({ startFetch: (send: () => unknown) => send() }))
vi.mock('../app/clients/fetch-is-administrator.ts', () => ({
  fetchIsAdministrator: request('administrator'),
}))
vi.mock('./passkey-requests.ts', () => ({ fetchPasskeys: request('passkeys') }))
vi.mock('./privacy-requests.ts', () => ({ fetchMailPreferences: request('mail preferences') }))
vi.mock('./purchase-requests.ts', () => ({ fetchPurchases: request('purchases') }))
vi.mock('./requests.ts', () => ({ fetchDevices: request('devices'), fetchUser: request('user') }))
vi.mock('./second-factor-requests.ts', () => ({ fetchSecondFactors: request('second factors') }))

beforeEach(() => {
  requested.length = 0
})

test.each([
  ['', ['administrator', 'devices', 'mail preferences', 'passkeys', 'purchases', 'second factors', 'user']],
  ['?receipt=p1', ['purchases']],
  ['?gift=p1', ['purchases']],
  ['?invoice=p1', []],
])('/account%s requests only what it shows', (search, expected) => {
  const request = new Request(`http://localhost/account${search}`)
  accountLoaderData('u1', { request })
  expect(requested.toSorted()).toEqual(expected)
})
