import { validationCopy } from '@course/content/site/validation'
import { validateProfile } from '@course/contract/account/profile'
import { parseEmail } from '@course/contract/accounts'
import { PASSWORD_MAX_CHARACTERS } from '@course/contract/auth/passwords'
import { normalizeStudentName } from '@course/contract/certificates/certificates'
import { z } from 'zod'
import { checkLimit, checkNetworkLimit, networkLimits } from '../../http/route-access.ts'
import { DAY_SECONDS } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limit } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from './keys.ts'
import { MAX_METADATA_BYTES } from './rules.ts'

const requiredError = (field: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? validationCopy.required(field) : validationCopy.badFormat(field),
})

/** Text of limited length without control characters, which would break databases and headers. */
export const textField = (field: string, maxLength: number) =>
  z
    .string(requiredError(field))
    .max(maxLength, validationCopy.tooLong(field, maxLength))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be refused
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value), validationCopy.badFormat(field))

export const emailField = z.string(requiredError(validationCopy.fields.email)).transform((typed, context) => {
  const { email, problem } = parseEmail(typed)
  if (email !== undefined) return email
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

/** Any string; strength and correctness are checked elsewhere. */
export const passwordField = z
  .string(requiredError(validationCopy.fields.password))
  .max(
    PASSWORD_MAX_CHARACTERS,
    validationCopy.tooLong(validationCopy.fields.password, PASSWORD_MAX_CHARACTERS),
  )

/** User metadata. It is part of every token, so it must stay small. */
export const metadataField = z
  .record(z.string(), z.unknown(), requiredError('Data'))
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES, 'Data is too large')

/** Metadata as users may write it, without server-owned keys. */
export const ownMetadataField = metadataField.transform(
  ({ email_verified: _verified, requires_password_reset: _reset, ...own }, context) => {
    const problem = validateProfile(own)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    const { name } = own
    // Null deletes the key, so that an empty name is not stored.
    return typeof name === 'string' ? { ...own, name: normalizeStudentName(name) || null } : own
  },
)

export const pkceFields = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, validationCopy.badFormat('Code challenge'))
    .optional(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain'], validationCopy.badFormat('Code challenge method')))
    .optional(),
}

export type CodeChallenge = { code_challenge: string; code_challenge_method: 's256' | 'plain' }

/** Options of an emailed link: the page to open, and the PKCE code challenge if the client uses PKCE. */
export type LinkOptions = { redirect?: string | undefined; challenge?: CodeChallenge | undefined }

/** The page is checked when the link is created, by `resolveRedirect`. */
export function linkOptionsOf(query: unknown, body: Partial<CodeChallenge>): LinkOptions {
  const { code_challenge, code_challenge_method } = body
  const redirect = redirectOf(query)
  if (!code_challenge && !code_challenge_method) return { redirect }
  if (!code_challenge || !code_challenge_method) {
    throw new AppError('request.invalid', {
      text: 'Code challenge and code challenge method must be sent together',
    })
  }
  return { redirect, challenge: { code_challenge, code_challenge_method } }
}

export function redirectOf(query: unknown): string | undefined {
  const { redirect_to: target } = query as { redirect_to?: unknown }
  return typeof target === 'string' && target.length <= 2048 ? target : undefined
}

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

/** Rate limits of the reference implementation, per IP and route. */
export const limits = {
  mails: { count: 30, seconds: 300 },
  verify: { count: 30, seconds: 300 },
  token: { count: 150, seconds: 300 },
  reads: { count: 600, seconds: 60 },
  factors: { count: 15, seconds: 60 },
  service: { count: 600, seconds: 60 },
} as const satisfies Record<string, Limit>
