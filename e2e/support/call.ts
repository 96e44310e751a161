import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import type { Site } from './site.ts'

/** A new IP address, so that rate limits of other tests do not apply. */
export const uniqueIp = () => `10.${randomBytes(3).join('.')}`

interface Call {
  method?: 'GET' | 'POST'
  body?: object
  /** The access token. */
  token?: string
  headers?: Record<string, string>
}

/** Calls the API of the site, each time from a new IP address. Throws on an error response. */
export async function call(
  site: Site,
  path: string,
  { method = 'POST', body, token, headers }: Call,
): Promise<Response> {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      apikey: publicClientKey,
      'x-forwarded-for': uniqueIp(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}
