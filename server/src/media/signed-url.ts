import { defaultCaptionLanguage } from '@course/contract/media/caption-languages'
import type { SignedVideoUrls } from '@course/contract/media/media'
import { createExpiringToken, isTokenValid } from '../platform/expiring-token.ts'
import type { Site } from '../platform/site.ts'
import type { MediaFileRow } from './media-files.ts'

/** Long enough to start playback; the player requests a new URL when this one expires. */
const VALID_SECONDS = 15 * 60
const TOKEN_PURPOSE = 'signed-address'

type Signer = Pick<Site, 'clock' | 'secrets'>

/** URLs of a video, its captions and its poster. Anyone who has them can use them until they expire. */
export const signedVideoUrls = (site: Signer, video: MediaFileRow): SignedVideoUrls => ({
  video: signedUrl(site, video.path),
  captions: video.captions_path && signedUrl(site, video.captions_path),
  captionsLanguage: video.captions_language ?? defaultCaptionLanguage,
  poster: video.poster_path && signedUrl(site, video.poster_path),
})

const signedUrl = (site: Signer, path: string): string =>
  `/storage/v1/object/sign/${path}?token=${createExpiringToken(site, TOKEN_PURPOSE, path, VALID_SECONDS)}`

export const isSignatureValid = (site: Signer, path: string, token: string): boolean =>
  isTokenValid(site, TOKEN_PURPOSE, path, token)
