/** Decisions about sessions and tokens, as plain functions of plain values. */

export const ACCESS_TOKEN_SECONDS = 3600
export const LINK_SECONDS = 3600
/** The mail after a purchase or an invitation is often opened the next day. */
export const WELCOME_LINK_SECONDS = 24 * 3600
export const SIGN_IN_CODE_SECONDS = 300
export const CHALLENGE_SECONDS = 300
export const UNVERIFIED_FACTOR_SECONDS = 300
export const MAX_FACTORS = 10
export const MAX_CODE_ATTEMPTS = 5
export const MAX_RECOVERY_ATTEMPTS = 5
/** How long no recovery code counts after that many wrong ones. */
export const RECOVERY_LOCK_SECONDS = 15 * 60
const REUSE_SECONDS = 10
/** A session nobody used for this long is over. */
export const IDLE_SESSION_SECONDS = 90 * 24 * 3600
/** How long a reauthentication counts. */
export const REAUTHENTICATION_WINDOW_SECONDS = 10 * 60
/** A sign-up or an invitation that nobody has confirmed for this long is removed. */
export const UNCONFIRMED_RETENTION_DAYS = 30
export const MAX_METADATA_BYTES = 4096

/** At which moment (epoch milliseconds) which refresh token was replaced. */
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
  return replaced && now - replaced.at <= REUSE_SECONDS * 1000 ? 'repeat' : 'reused'
}

/** The rotations to remember after `counter` was replaced: those that may still be repeated. */
export function rotationsAfter(recent: readonly Rotation[], counter: number, now: number): Rotation[] {
  return [...recent.filter(({ at }) => now - at <= REUSE_SECONDS * 1000), { counter, at: now }]
}

/** The redirect target of an emailed link: the requested page if it is ours, otherwise the default. */
export function linkPage(siteUrl: string, asked: string | undefined, usual: string): URL {
  const page = asked === undefined ? null : URL.parse(asked, siteUrl)
  // Compared as an origin, so that neither user names nor look-alike hosts nor other protocols get through.
  const own = page && page.origin === new URL(siteUrl).origin && !page.username && !page.password
  const url = own ? page : new URL(usual, siteUrl)
  url.hash = ''
  return url
}

/** `"24h"`, `"1h30m"` in milliseconds; undefined when it is no duration. */
export function durationMillis(text: string): number | undefined {
  const units = { h: 3_600_000, m: 60_000, s: 1000 } as const
  if (!/^(\d{1,9}(\.\d{1,3})?[hms])+$/.test(text)) return undefined
  let sum = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)([hms])/g)) {
    sum += Number(amount) * units[unit as keyof typeof units]
  }
  return sum
}
