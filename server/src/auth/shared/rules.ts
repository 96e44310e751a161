import { DAY_SECONDS } from '../../platform/clock.ts'

export const ACCESS_TOKEN_SECONDS = 3600
export const LINK_SECONDS = 3600
/** Shorter, because these replace a password or confirm who is signed in. */
export const SIGN_IN_LINK_SECONDS = 600
/** The mail after a purchase or an invitation is often opened the next day. */
export const WELCOME_LINK_SECONDS = DAY_SECONDS
export const AUTH_CODE_SECONDS = 300
export const CHALLENGE_SECONDS = 300
export const UNVERIFIED_FACTOR_SECONDS = 300
export const MAX_FACTORS = 10
export const MAX_CODE_ATTEMPTS = 5
export const MAX_RECOVERY_ATTEMPTS = 5
/** How long recovery codes are locked after `MAX_RECOVERY_ATTEMPTS` wrong ones. */
export const RECOVERY_LOCK_SECONDS = 15 * 60
const REUSE_GRACE_SECONDS = 10
/** A session expires after this time without use. */
export const IDLE_SESSION_SECONDS = 30 * DAY_SECONDS
/** A session expires this long after the sign-in, however much it is used. */
export const MAX_SESSION_SECONDS = 90 * DAY_SECONDS
export const MAX_STAFF_SESSION_SECONDS = 7 * DAY_SECONDS
/** From the next sign-in on, an administrator without a second factor cannot use staff functions. */
export const MAX_MFA_PROMPTS = 3
/** How long sudo mode lasts after a password, passkey or second factor was entered. */
export const SUDO_SECONDS = 10 * 60
/** Unconfirmed sign-ups and invitations are removed after this time. */
export const UNCONFIRMED_RETENTION_DAYS = 30
export const MAX_METADATA_BYTES = 4096

/** When a refresh token was replaced, in epoch milliseconds. */
export type Rotation = { counter: number; at: number }

type RefreshTokenState = 'rotate' | 'repeat' | 'reused' | 'unknown'

/** Classifies a refresh token by its position in the session's token sequence. */
export function classifyRefreshToken(
  presented: number,
  current: number,
  recent: readonly Rotation[],
  now: number,
): RefreshTokenState {
  if (presented === current) return 'rotate'
  if (presented > current) return 'unknown'
  // The client may have lost the response with the current token, and may retry at any time.
  if (presented === current - 1) return 'repeat'
  const replaced = recent.find((rotation) => rotation.counter === presented)
  return replaced && now - replaced.at <= REUSE_GRACE_SECONDS * 1000 ? 'repeat' : 'reused'
}

/** Adds the rotation of `counter` and drops rotations whose tokens may no longer be repeated. */
export function addRotation(recent: readonly Rotation[], counter: number, now: number): Rotation[] {
  return [...recent.filter(({ at }) => now - at <= REUSE_GRACE_SECONDS * 1000), { counter, at: now }]
}

/** The redirect target of an emailed link: the requested page if it is ours, otherwise the default. */
export function resolveRedirect(siteUrl: string, requested: string | undefined, defaultPath: string): URL {
  const page = requested === undefined ? null : URL.parse(requested, siteUrl)
  // Comparing origins rejects look-alike hosts and other protocols.
  const isOwnPage = page && page.origin === new URL(siteUrl).origin && !page.username && !page.password
  const url = isOwnPage ? page : new URL(defaultPath, siteUrl)
  url.hash = ''
  return url
}

/** Parses a duration such as `24h` or `1h30m`; undefined if it is not one. */
export function parseDurationMillis(text: string): number | undefined {
  const units = { h: 3_600_000, m: 60_000, s: 1000 } as const
  if (!/^(\d{1,9}(\.\d{1,3})?[hms])+$/.test(text)) return undefined
  let total = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)([hms])/g)) {
    total += Number(amount) * units[unit as keyof typeof units]
  }
  return total
}
