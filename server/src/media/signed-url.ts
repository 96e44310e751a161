import { createHmac } from 'node:crypto'
import { defaultCaptionLanguage } from '@course/contract/media/caption-languages'
import type { SignedVideoUrls } from '@course/contract/media/media'
import { nowMillis } from '../platform/clock.ts'
import { isEqualSecret } from '../platform/equal-secret.ts'
import type { Site } from '../platform/site.ts'
import type { MediaFileRow } from './media-files.ts'

/** Long enough to start playback; the player requests a new URL when this one expires. */
const VALID_MINUTES = 15

type Signer = Pick<Site, 'clock' | 'secrets'>

/** URLs of a video, its captions and its poster. Anyone who has them can use them until they expire. */
export const signedVideoUrls = (site: Signer, video: MediaFileRow): SignedVideoUrls => ({
  video: signedUrl(site, video.path),
  captions: video.captions_path && signedUrl(site, video.captions_path),
  captionsLanguage: video.captions_language ?? defaultCaptionLanguage,
  poster: video.poster_path && signedUrl(site, video.poster_path),
})

function signedUrl(site: Signer, path: string): string {
  const expiresAt = nowMillis(site.clock) + VALID_MINUTES * 60_000
  return `/storage/v1/object/sign/${path}?token=${signPath(site, path, expiresAt)}`
}

/** The token is an HMAC over path and expiry; nothing is stored. */
function signPath({ secrets }: Signer, path: string, expiresAt: number): string {
  // Derived from a secret that all machines of the site already share.
  const key = secrets.derive('accounts', 'signed-address')
  return `${expiresAt}.${createHmac('sha256', key).update(`${expiresAt}.${path}`).digest('base64url')}`
}

/** Whether the token was signed by this site for this path and has not expired. */
export function isSignatureValid(site: Signer, path: string, token: string): boolean {
  const [, expiry] = /^(\d{1,15})\./.exec(token) ?? []
  const expiresAt = Number(expiry)
  if (!(expiresAt > nowMillis(site.clock))) return false
  return isEqualSecret(token, signPath(site, path, expiresAt))
}
