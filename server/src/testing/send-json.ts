import { randomBytes } from 'node:crypto'

export const uniqueIp = () => `10.${randomBytes(3).join('.')}`

type JsonRequest = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> }

/** Sends a request to the API, from an IP address of its own. A text is sent as it is. */
export async function sendJson<Body = ReturnType<JSON['parse']>>(
  url: string,
  { method = 'POST', body, token, headers }: JsonRequest = {},
) {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': uniqueIp(),
      ...(body !== undefined && { 'content-type': 'application/json;charset=UTF-8' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as Body,
  }
}

export type Session = { access_token: string; user: { id: string; email: string } }

/** Signs in with a password. */
export async function fetchSession(
  siteUrl: string,
  account: { email: string; password: string },
): Promise<Session> {
  const url = `${siteUrl}/auth/v1/token?grant_type=password`
  const { status, body } = await sendJson<Session>(url, { body: account })
  if (status !== 200) throw new Error(`the sign-in failed with ${status}`)
  return body
}
