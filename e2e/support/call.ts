import { randomBytes } from 'node:crypto'
import { publicClientKey } from '@course/contract/client-key'
import type { Site } from './site.ts'

/** An address that nobody has called from yet: how often one network may ask is limited. */
export const uniqueIp = () => `10.${randomBytes(3).join('.')}`

interface Call {
  method?: 'GET' | 'POST'
  body?: object
  /** The access token to call with. */
  token?: string
  headers?: Record<string, string>
}

/** Calls the site without a browser, each time from a network of its own. A refusal is an error. */
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
