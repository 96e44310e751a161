import { checkLimit, checkNetworkLimit, networkLimits } from '../../http/route-access.ts'
import { DAY_SECONDS } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from './keys.ts'

/** Rate limits of the reference implementation, per IP and route. */
export const limits = {
  mails: { count: 30, seconds: 300 },
  verify: { count: 30, seconds: 300 },
  token: { count: 150, seconds: 300 },
  reads: { count: 600, seconds: 60 },
  factors: { count: 15, seconds: 60 },
  service: { count: 600, seconds: 60 },
} as const satisfies Record<string, Limit>

const PASSWORD_GUESSES: Limit = { count: 20, seconds: 300 }
const PASSWORD_GUESSES_PER_HOUR: Limit = { count: 60, seconds: 3600 }
/** A code has only six digits, so it can be guessed far less often than a password. */
const CODE_GUESSES: Limit = { count: 10, seconds: 3600 }
const ONE_MAIL_PER_MINUTE: Limit = { count: 1, seconds: 60 }
const MAILS_PER_DAY: Limit = { count: 12, seconds: DAY_SECONDS }
/** Below the limit per email, so that one network cannot use it up and keep the user from a reset. */
const MAILS_PER_DAY_AND_NETWORK: Limit = { count: 6, seconds: DAY_SECONDS }

/**
 * Limits password guesses per account and network. There is no limit across all networks, because strangers
 * could use it up to lock the user out. A browser that has signed in before has a limit of its own, which
 * strangers in the same network cannot use up either. The email itself is not stored.
 */
export async function limitPasswordGuesses(
  site: Site,
  email: string,
  ip: string,
  browserId?: string,
): Promise<void> {
  const key = rateLimitKey(site, 'sign-in', email)
  if (browserId !== undefined) {
    await checkLimit(`${key}:device:${browserId}`, PASSWORD_GUESSES, site)
    await checkLimit(`${key}:device:${browserId}:hour`, PASSWORD_GUESSES_PER_HOUR, site)
    return
  }
  await checkNetworkLimit(key, ip, PASSWORD_GUESSES, site)
  await checkNetworkLimit(`${key}:hour`, ip, PASSWORD_GUESSES_PER_HOUR, site)
}

/** Limits guesses of an emailed code, across all networks. */
export const limitCodeGuesses = (site: Site, email: string, purpose: 'verify' | 'reauthentication') =>
  checkLimit(rateLimitKey(site, purpose, email), CODE_GUESSES, site)

/** Allows one mail of each kind per minute and email, whether or not there is an account. */
export async function limitMailRate(site: Site, kind: string, email: string): Promise<void> {
  const wait = await site.limiter.consume(rateLimitKey(site, `mail:${kind}`, email), ONE_MAIL_PER_MINUTE)
  if (wait > 0)
    throw new AppError('auth.over_email_send_rate_limit', { headers: { 'retry-after': String(wait) } })
}

/** Also limits the mails per email and day. For mails that anyone can have sent to any email. */
export async function limitStrangersMail(site: Site, kind: string, email: string, ip: string): Promise<void> {
  await limitMailRate(site, kind, email)
  const wait = await consumeDailyMail(site, email, ip)
  if (wait > 0)
    throw new AppError('auth.over_daily_email_limit', { headers: { 'retry-after': String(wait) } })
}

/** Counts a mail to an email, of any kind. Returns 0 if it may be sent, otherwise the seconds to wait. */
export async function consumeDailyMail(site: Site, email: string, ip: string): Promise<number> {
  const key = rateLimitKey(site, 'mail:day', email)
  const limits = [...networkLimits(key, ip, MAILS_PER_DAY_AND_NETWORK), [key, MAILS_PER_DAY] as const]
  for (const [limitKey, limit] of limits) {
    const wait = await site.limiter.consume(limitKey, limit)
    if (wait > 0) return wait
  }
  return 0
}

const rateLimitKey = (site: Site, purpose: string, email: string) =>
  `auth:${purpose}:${authKeys(site).digest('address', email).toString('base64url')}`

const MIN_RESPONSE_MS = 40

/** Pads the response time, so that it does not reveal whether there was work to do. */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, MIN_RESPONSE_MS))])
  return result
}
