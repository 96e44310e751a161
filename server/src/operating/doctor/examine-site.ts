import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Finding, failureCode, look, ok, wrong } from '../../platform/finding.ts'
import type { SeenRequest } from '../../platform/health.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

const TIMEOUT_MS = 10_000
const DAY_MS = 24 * 3600 * 1000
const SOON_DAYS = 14

/** Nobody has this address (RFC 5737); a site that believes in it believes whatever a visitor claims. */
const CLAIMED = '192.0.2.1'

/** Asks the site at its public address, as a visitor and as the card provider would. */
export async function examineSite(siteUrl: string): Promise<Finding[]> {
  const seen = await askSeen(siteUrl)
  if ('level' in seen) return [seen]
  return [ok('Site', `answers at ${siteUrl}`), judgeProxy(siteUrl, seen), await examineWebhook(siteUrl)]
}

async function askSeen(siteUrl: string): Promise<SeenRequest | Finding> {
  let answer: Response
  try {
    answer = await ask(siteUrl, '/healthz/proxy', { headers: { 'x-forwarded-for': CLAIMED } })
  } catch (error) {
    return wrong(
      'Site',
      `${siteUrl} does not answer (${failureCode(error)}). Is the site running, the proxy up, and does the name lead here?`,
    )
  }
  if (answer.status >= 300 && answer.status < 400)
    return wrong('Site', `${siteUrl} leads elsewhere. SITE_URL must be the address that visitors end at.`)
  const seen = (await answer.json().catch(() => undefined)) as SeenRequest | undefined
  return answer.status === 200 && typeof seen?.scheme === 'string'
    ? seen
    : wrong('Site', `${siteUrl} answers ${answer.status}, and not as this site. Where does the proxy lead?`)
}

const ask = (siteUrl: string, path: string, init: RequestInit = {}) =>
  fetch(siteUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })

/** Whether visitors are told apart by their real addresses, on which all limits rest. */
export function judgeProxy(siteUrl: string, { scheme, address, hops }: SeenRequest): Finding {
  const isSecure = siteUrl.startsWith('https:')
  if (isSecure && hops === 0)
    return wrong(
      'Proxy',
      'the site does not hear from it who visits, so that all visitors share one limit. Let it send X-Forwarded-For, and name its address in TRUST_PROXY.',
    )
  // With more hops the claim came behind the visitor's own address, and only this machine is believed so far.
  if (address === CLAIMED && hops <= 1)
    return wrong(
      'Proxy',
      'visitors can choose their address. Let the proxy replace X-Forwarded-For instead of passing it on, as in deploy/nginx.conf.',
    )
  if (isSecure && scheme !== 'https')
    return wrong(
      'Proxy',
      'the site sees http where visitors use https. Let the proxy send X-Forwarded-Proto.',
    )
  return ok('Proxy', isSecure ? 'passes on who visits, and how' : 'none is needed for a plain http address')
}

/** Unsigned, so that the site refuses it: that it was the site is all there is to learn. */
async function examineWebhook(siteUrl: string): Promise<Finding> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(siteUrl, '/webhooks/card', { method: 'POST', headers, body: '{}' })
  return answer.status === 400 || answer.status === 503
    ? ok('Webhook address', 'the card provider can reach the site')
    : wrong(
        'Webhook address',
        `POST /webhooks/card answers ${answer.status}. Nothing in front of the site may refuse it.`,
      )
}

export async function examineCertificate(siteUrl: string, now: number): Promise<Finding[]> {
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
    return [judgeCertificate({ validTo: Date.parse(valid_to), problem }, now)]
  } catch (error) {
    return [wrong('Certificate', `there is no TLS at ${siteUrl} (${failureCode(error)})`)]
  } finally {
    socket.destroy()
  }
}

export function judgeCertificate(
  { validTo, problem }: { validTo: number; problem?: string | undefined },
  now: number,
): Finding {
  const days = Math.floor((validTo - now) / DAY_MS)
  if (days < 0)
    return wrong('Certificate', 'it has expired. Renew it now, and let the proxy read the new one.')
  if (problem)
    return wrong(
      'Certificate',
      `browsers refuse it (${problem}). It must name this host, with its whole chain.`,
    )
  return days < SOON_DAYS
    ? look('Certificate', `it ends in ${days} days. Does it renew itself?`)
    : ok('Certificate', `good for ${days} days`)
}
