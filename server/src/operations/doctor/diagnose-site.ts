import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { SeenRequest } from '../../http/health.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { type Diagnostic, fail, failureCode, ok, warn } from '../../platform/diagnostic.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

const TIMEOUT_MS = 10_000
const EXPIRY_WARNING_DAYS = 14

/** A reserved IP address (RFC 5737). A site that reports it as the client IP trusts forged headers. */
const FORGED_IP = '192.0.2.1'

/** Requests the site at its public URL, as a visitor and as the card provider would. */
export async function diagnoseSite(siteUrl: string): Promise<Diagnostic[]> {
  const seen = await fetchProxyView(siteUrl)
  if ('level' in seen) return [seen]
  return [ok('Site', `responds at ${siteUrl}`), diagnoseProxy(siteUrl, seen), await diagnoseWebhook(siteUrl)]
}

async function fetchProxyView(siteUrl: string): Promise<SeenRequest | Diagnostic> {
  let response: Response
  try {
    response = await fetchFromSite(siteUrl, '/healthz/proxy', { headers: { 'x-forwarded-for': FORGED_IP } })
  } catch (error) {
    return fail(
      'Site',
      `${siteUrl} does not respond (${failureCode(error)}). Is the site running? Is the proxy up? Does the host name point here?`,
    )
  }
  if (response.status >= 300 && response.status < 400)
    return fail('Site', `${siteUrl} redirects. SITE_URL must be the final URL.`)
  const seen = (await response.json().catch(() => undefined)) as SeenRequest | undefined
  return response.status === 200 && typeof seen?.scheme === 'string'
    ? seen
    : fail(
        'Site',
        `${siteUrl} returned ${response.status}, but not from this site. Where does the proxy forward requests?`,
      )
}

const fetchFromSite = (siteUrl: string, path: string, init: RequestInit = {}) =>
  fetch(siteUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })

/** Whether the site sees real client IPs, on which all rate limits depend. */
export function diagnoseProxy(siteUrl: string, { scheme, address, hops }: SeenRequest): Diagnostic {
  const isSecure = siteUrl.startsWith('https:')
  if (isSecure && hops === 0)
    return fail(
      'Proxy',
      'it does not send the IP address of visitors, so all share one rate limit. Make it send X-Forwarded-For, and set TRUST_PROXY to its IP address.',
    )
  // With more hops, this command's own IP was trusted like a proxy, because it runs on the same machine.
  if (address === FORGED_IP && hops <= 1)
    return fail(
      'Proxy',
      'visitors can forge their IP address. Make the proxy replace X-Forwarded-For instead of passing it on, as in deploy/nginx.conf.',
    )
  if (isSecure && scheme !== 'https')
    return fail(
      'Proxy',
      'the site sees http where visitors use https. Make the proxy send X-Forwarded-Proto.',
    )
  return ok(
    'Proxy',
    isSecure ? 'sends the IP address and protocol of visitors' : 'not needed for a plain http URL',
  )
}

/** Unsigned, so the site rejects it; a rejection proves that the request reached the site. */
async function diagnoseWebhook(siteUrl: string): Promise<Diagnostic> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetchFromSite(siteUrl, '/webhooks/card', { method: 'POST', headers, body: '{}' })
  return response.status === 400 || response.status === 503
    ? ok('Webhook URL', 'the card provider can reach the site')
    : fail('Webhook URL', `POST /webhooks/card returned ${response.status}. The proxy must not block it.`)
}

export async function diagnoseTls(siteUrl: string, now: number): Promise<Diagnostic[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    // SNI does not allow IP addresses.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  })
  try {
    const connected = new Promise<void>((resolve, reject) => {
      socket.once('secureConnect', resolve)
      socket.on('error', reject)
    })
    await withTimeout(TIMEOUT_MS, `no response within ${TIMEOUT_MS} ms`, connected)
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
  if (days < 0) return fail('Certificate', 'it has expired. Renew it now, and reload the proxy.')
  if (problem)
    return fail(
      'Certificate',
      `browsers reject it (${problem}). It must be valid for this host and include the full chain.`,
    )
  return days < EXPIRY_WARNING_DAYS
    ? warn('Certificate', `it expires in ${days} days. Is automatic renewal set up?`)
    : ok('Certificate', `valid for ${days} days`)
}
