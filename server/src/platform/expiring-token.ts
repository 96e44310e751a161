import { createHmac } from 'node:crypto'
import { nowMillis } from './clock.ts'
import { isEqualSecret } from './equal-secret.ts'
import type { Site } from './site.ts'

type Signer = Pick<Site, 'clock' | 'secrets'>

/** Lets anyone who has the token open `subject` until it expires. Nothing is stored: it is an HMAC over subject and expiry. */
export const createExpiringToken = (
  site: Signer,
  purpose: string,
  subject: string,
  validSeconds: number,
): string => sign(site, purpose, subject, nowMillis(site.clock) + validSeconds * 1000)

/** Whether this site signed the token for this purpose and subject, and it has not expired. */
export function isTokenValid(site: Signer, purpose: string, subject: string, token: string): boolean {
  const [, expiry] = /^(\d{1,15})\./.exec(token) ?? []
  const expiresAt = Number(expiry)
  return expiresAt > nowMillis(site.clock) && isEqualSecret(token, sign(site, purpose, subject, expiresAt))
}

function sign({ secrets }: Signer, purpose: string, subject: string, expiresAt: number): string {
  // Derived from a secret that all machines of the site share.
  const key = secrets.derive('accounts', purpose)
  return `${expiresAt}.${createHmac('sha256', key).update(`${expiresAt}.${subject}`).digest('base64url')}`
}
