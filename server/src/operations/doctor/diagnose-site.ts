import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Diagnostic, fail, failureCode, ok, warn } from '../../platform/diagnostic.ts'
import type { SeenRequest } from '../../platform/health.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

const TIMEOUT_MS = 10_000
const DAY_MS = 24 * 3600 * 1000
const SOON_DAYS = 14

/** A reserved address (RFC 5737); a site that reports it as the client trusts whatever a visitor sends. */
const CLAIMED = '192.0.2.1'

/** Requests the site at its public URL, as a visitor and as the card provider would. */
export async function diagnoseSite(siteUrl: string): Promise<Diagnostic[]> {
  const seen = await fetchProxyView(siteUrl)
  if ('level' in seen) return [seen]
  return [ok('Site', `answers at ${siteUrl}`), diagnoseProxy(siteUrl, seen), await diagnoseWebhook(siteUrl)]
}

async function fetchProxyView(siteUrl: string): Promise<SeenRequest | Diagnostic> {
  let response: Response
  try {
    response = await fetchJson(siteUrl, '/healthz/proxy', { headers: { 'x-forwarded-for': CLAIMED } })
  } catch (error) {
    return fail(
      'Site',
      `${siteUrl} does not answer (${failureCode(error)}). Is the site running, the proxy up, and does the name lead here?`,
    )
  }
  if (response.status >= 300 && response.status < 400)
    return fail('Site', `${siteUrl} leads elsewhere. SITE_URL must be the address that visitors end at.`)
  const seen = (await response.json().catch(() => undefined)) as SeenRequest | undefined
  return response.status === 200 && typeof seen?.scheme === 'string'
    ? seen
    : fail('Site', `${siteUrl} answers ${response.status}, and not as this site. Where does the proxy lead?`)
}

const fetchJson = (siteUrl: string, path: string, init: RequestInit = {}) =>
  fetch(siteUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })

/** Whether the site sees real client IPs, on which all rate limits depend. */
export function diagnoseProxy(siteUrl: string, { scheme, address, hops }: SeenRequest): Diagnostic {
  const isSecure = siteUrl.startsWith('https:')
  if (isSecure && hops === 0)
    return fail(
      'Proxy',
      'the site does not hear from it who visits, so that all visitors share one limit. Let it send X-Forwarded-For, and name its address in TRUST_PROXY.',
    )
  // With more hops, the forged entry came after the real one, and only this machine is trusted so far.
  if (address === CLAIMED && hops <= 1)
    return fail(
      'Proxy',
      'visitors can choose their address. Let the proxy replace X-Forwarded-For instead of passing it on, as in deploy/nginx.conf.',
    )
  if (isSecure && scheme !== 'https')
    return fail('Proxy', 'the site sees http where visitors use https. Let the proxy send X-Forwarded-Proto.')
  return ok('Proxy', isSecure ? 'passes on who visits, and how' : 'none is needed for a plain http address')
}

/** Unsigned, so the site rejects it; a rejection proves that the request reached the site. */
async function diagnoseWebhook(siteUrl: string): Promise<Diagnostic> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetchJson(siteUrl, '/webhooks/card', { method: 'POST', headers, body: '{}' })
  return response.status === 400 || response.status === 503
    ? ok('Webhook address', 'the card provider can reach the site')
    : fail(
        'Webhook address',
        `POST /webhooks/card answers ${response.status}. Nothing in front of the site may refuse it.`,
      )
}

export async function diagnoseTls(siteUrl: string, now: number): Promise<Diagnostic[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    // An address is no name that TLS could ask for.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  })
  try {
    const connected = new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve)
      socket.on('error', reject)
    })
    await withTimeout(TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`, connected)
    const { valid_to } = socket.getPeerCertificate()
    const problem = socket.authorized ? undefined : String(socket.authorizationError)
    return [diagnoseTlsCertificate({ validTo: Date.parse(valid_to), problem }, now)]
  } catch (error) {
    return [fail('Certificate', `there is no TLS at ${siteUrl} (${failureCode(error)})`)]
  } finally {
    socket.destroy()
  }
}

export function diagnoseTlsCertificate(
  { validTo, problem }: { validTo: number; problem?: string | undefined },
  now: number,
): Diagnostic {
  const days = Math.floor((validTo - now) / DAY_MS)
  if (days < 0)
    return fail('Certificate', 'it has expired. Renew it now, and let the proxy read the new one.')
  if (problem)
    return fail(
      'Certificate',
      `browsers refuse it (${problem}). It must name this host, with its whole chain.`,
    )
  return days < SOON_DAYS
    ? warn('Certificate', `it ends in ${days} days. Does it renew itself?`)
    : ok('Certificate', `good for ${days} days`)
}
