import { createHmac, timingSafeEqual } from 'node:crypto'
import { captionLanguage } from '@course/contract/media/caption-languages'
import type { SignedVideoUrls } from '@course/contract/media/media'
import { nowMillis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import type { MediaFileRow } from './media-files.ts'

/** Long enough to start playback; the player asks for a new URL when it needs more. */
const VALID_MINUTES = 15

type Signer = Pick<Site, 'clock' | 'secrets'>

/** Where a film and what belongs to it can be read for a while, by whoever has the address. */
export const signedVideoUrls = (site: Signer, film: MediaFileRow): SignedVideoUrls => ({
  film: signedUrl(site, film.path),
  captions: film.captions_path && signedUrl(site, film.captions_path),
  captionsLanguage: film.captions_language ?? captionLanguage,
  poster: film.poster_path && signedUrl(site, film.poster_path),
})

function signedUrl(site: Signer, path: string): string {
  const expiresAt = nowMillis(site.clock) + VALID_MINUTES * 60_000
  return `/storage/v1/object/sign/${path}?token=${tokenOf(site, path, expiresAt)}`
}

/** The token is an HMAC over path and expiry; nothing is stored. */
function tokenOf({ secrets }: Signer, path: string, expiresAt: number): string {
  // Derived from a secret that all machines of the site already share.
  const key = secrets.derive('accounts', 'signed-address')
  return `${expiresAt}.${createHmac('sha256', key).update(`${expiresAt}.${path}`).digest('base64url')}`
}

/** Whether this site has signed the address, and its time is not over. */
export function isSignedNow(site: Signer, path: string, token: string): boolean {
  const [, time] = /^(\d{1,15})\./.exec(token) ?? []
  const expiresAt = Number(time)
  if (!(expiresAt > nowMillis(site.clock))) return false
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(site, path, expiresAt))]
  return given.length === made.length && timingSafeEqual(given, made)
}
