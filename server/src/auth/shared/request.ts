import { validateProfile } from '@course/contract/account/profile'
import { accountMessages, parseEmail } from '@course/contract/accounts'
import { PASSWORD_MAX_CHARACTERS } from '@course/contract/auth/passwords'
import { normalizeStudentName } from '@course/contract/certificates/certificates'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network.ts'
import type { Limit } from '../../platform/rate-limits.ts'
import { checkLimit } from '../../platform/route-access.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from './keys.ts'
import { MAX_METADATA_BYTES } from './rules.ts'

/**
 * Reads a body or throws. The official clients send nulls for what they leave out and keys of their own, so null
 * and empty count as absent, and unknown keys are dropped.
 */
export function bodyOf<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('request.invalid')
  return schema.parse(withoutEmpty(body))
}

export function queryOf<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.infer<Schema> {
  return schema.parse(withoutEmpty(request.query as object))
}

function withoutEmpty(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}

const required = (field: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? accountMessages.required(field) : accountMessages.badFormat(field),
})

/** Text of a bounded length without control characters, which a database or a header could not hold. */
export const textField = (field: string, most: number) =>
  z
    .string(required(field))
    .max(most, accountMessages.tooLong(field, most))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be refused
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value), accountMessages.badFormat(field))

export const emailField = z.string(required('Email')).transform((typed, context) => {
  const { email, problem } = parseEmail(typed)
  if (email !== undefined) return email
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

/** Any string; strength and correctness are checked elsewhere. */
export const passwordField = z
  .string(required('Password'))
  .max(PASSWORD_MAX_CHARACTERS, accountMessages.tooLong('Password', PASSWORD_MAX_CHARACTERS))

/** User metadata. It is part of every token, so it must stay small. */
export const metadataField = z
  .record(z.string(), z.unknown(), required('Data'))
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES, 'Data is too large')

/** Metadata as users may write it, without server-owned keys. */
export const ownMetadataField = metadataField.transform(
  ({ email_verified: _verified, requires_password_reset: _reset, ...own }, context) => {
    const problem = validateProfile(own)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    const { name } = own
    // An empty name is none.
    return typeof name === 'string' ? { ...own, name: normalizeStudentName(name) || null } : own
  },
)

export const pkceFields = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, accountMessages.badFormat('Code challenge'))
    .optional(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain'], accountMessages.badFormat('Code challenge method')))
    .optional(),
}

export type CodeChallenge = { code_challenge: string; code_challenge_method: 's256' | 'plain' }

/** The PKCE code challenge; undefined when the client does not use PKCE. */
export function pkceChallengeOf(body: Partial<CodeChallenge>): CodeChallenge | undefined {
  const { code_challenge, code_challenge_method } = body
  if (!code_challenge && !code_challenge_method) return undefined
  if (!code_challenge || !code_challenge_method) {
    throw new AppError('request.invalid', {
      text: 'Code challenge and code challenge method must be sent together',
    })
  }
  return { code_challenge, code_challenge_method }
}

/** Where the caller wants a mail's link to lead; checked when the link is made. */
export function redirectOf(request: FastifyRequest): string | undefined {
  const { redirect_to: target } = request.query as { redirect_to?: unknown }
  return typeof target === 'string' && target.length <= 2048 ? target : undefined
}

const PASSWORD_GUESSES: Limit = { count: 20, seconds: 300 }
/** Well below the global limit, so that one patient guesser cannot use that up for the owner. */
const PASSWORD_GUESSES_AN_HOUR: Limit = { count: 60, seconds: 3600 }
const PASSWORD_GUESSES_FROM_ANYWHERE: Limit = { count: 200, seconds: 3600 }
/** A code has only six digits, so it can be guessed far less often than a password. */
const CODE_GUESSES: Limit = { count: 10, seconds: 3600 }
const ONE_MAIL: Limit = { count: 1, seconds: 60 }

/**
 * Limits password guesses per account and network, so that a stranger cannot lock the owner out, and more
 * loosely across all networks. The email itself is not stored.
 */
export async function limitPasswordGuesses(site: Site, email: string, ip: string): Promise<void> {
  const key = rateLimitKey(site, 'sign-in', email)
  const network = networkOf(ip)
  await checkLimit(`${key}:${network}`, PASSWORD_GUESSES, site)
  await checkLimit(`${key}:${network}:hour`, PASSWORD_GUESSES_AN_HOUR, site)
  await checkLimit(key, PASSWORD_GUESSES_FROM_ANYWHERE, site)
}

/** Bounds the guesses at a mailed code, from wherever they come. */
export const limitCodeGuesses = (site: Site, email: string) =>
  checkLimit(rateLimitKey(site, 'verify', email), CODE_GUESSES, site)

/** One mail of a kind per minute and address, whether there is an account behind the address or not. */
export async function limitMailRate(site: Site, kind: string, email: string): Promise<void> {
  const wait = await site.limiter.consume(rateLimitKey(site, `mail:${kind}`, email), ONE_MAIL)
  if (wait > 0)
    throw new AppError('auth.over_email_send_rate_limit', { headers: { 'retry-after': String(wait) } })
}

const rateLimitKey = (site: Site, deed: string, email: string) =>
  `auth:${deed}:${authKeys(site).digest('address', email).toString('base64url')}`

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
