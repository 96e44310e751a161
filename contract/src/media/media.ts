import type { CaptionLanguage } from './caption-languages.ts'

/** Files that staff upload into texts. */

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** Memory use depends on the number of pixels, not on the file size. */
export const MAX_IMAGE_PIXELS = 40_000_000
export const MAX_IMAGE_SIDE = 9_999

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export const MAX_VIDEO_BYTES = 500 * 1024 * 1024
export const videoTypes = ['video/mp4', 'video/webm'] as const
export const MAX_CAPTIONS_BYTES = 1024 * 1024

/** In CSS pixels, as in the style sheet. */
const MAX_DISPLAY_HEIGHT = 500

/**
 * Upload path of images. `operation` is an idempotency key; `replaces` is the id of the file to replace.
 */
export const imageUploadPath = '/storage/v1/upload/pictures'
/** Upload path of videos. A video is private to readers of the texts that embed it. */
export const videoUploadPath = '/storage/v1/upload/films'
/** Upload paths of captions (with `language`) and posters. `film` is the id of the video. A new file replaces the old one. */
export const captionsUploadPath = '/storage/v1/upload/captions'
export const posterUploadPath = '/storage/v1/upload/posters'

export type MediaFile = {
  id: string
  /** As used in texts: `images/uploads/<id>.png`, `films/uploads/<id>.mp4`. */
  path: string
  bytes: number
  width: number
  height: number
}

/** Short-lived URLs of a video, its captions and its poster. */
export type SignedVideoUrls = {
  video: string
  captions: string | null
  captionsLanguage: CaptionLanguage
  poster: string | null
}

/** A text that contains a file, and the page where it is shown and edited. */
export type MediaUse = { label: string; path: string }

export type AdminMediaFile = MediaFile & {
  kind: 'picture' | 'film'
  /** Null if the video has no captions. */
  captionsLanguage: CaptionLanguage | null
  /** Short-lived URL of a video's poster. */
  poster: string | null
  storedAt: string
  /** Email of the uploader. */
  storedBy: string
  uses: readonly MediaUse[]
}

export const mediaUseFilters = ['used', 'unused'] as const

/** Display size of an image in a text. Written as attributes, it reserves the space while the file loads. */
export function displaySize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_DISPLAY_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether the path is an uploaded video. Its signed URL is requested when it is rendered. */
export const isPrivateVideo = (path: string): boolean =>
  /^films\/uploads\/[0-9a-f]{32}\.(mp4|webm)$/.test(path)

/** The unique ids of the uploaded files in a text. */
export function uploadedFileIds(html: string): string[] {
  const found = html.matchAll(
    /\b(?:images\/uploads\/([0-9a-f]{32})\.(?:png|jpg|gif|webp)|films\/uploads\/([0-9a-f]{32})\.(?:mp4|webm))\b/g,
  )
  return [...new Set([...found].map(([, imageId, video]) => (imageId ?? video)!))].toSorted()
}
