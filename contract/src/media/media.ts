import type { CaptionLanguage } from './caption-languages.ts'

/** What staff upload into texts, and what both sides know about it. */

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024
/** Memory use depends on pixels, however small the file is. */
export const MAX_IMAGE_PIXELS = 40_000_000
export const MAX_IMAGE_SIDE = 9_999

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const

export const MAX_VIDEO_BYTES = 500 * 1024 * 1024
export const videoTypes = ['video/mp4', 'video/webm'] as const
export const MAX_CAPTIONS_BYTES = 1024 * 1024

/** Media in a text is never taller, in CSS pixels. */
const SHOWN_LIMIT_HEIGHT = 500

/**
 * Where pictures are uploaded to. `operation` names the upload, so that a repeated one is the same; `replaces` is the id
 * of the file whose place it takes.
 */
export const imageUploadPath = '/storage/v1/upload/pictures'
/** The same for films, which only readers of a text that shows them can watch. */
export const videoUploadPath = '/storage/v1/upload/films'
/** Captions, with their `language`, and the poster of a film; `film` is its id. Another one takes the place of the one before. */
export const captionsUploadPath = '/storage/v1/upload/captions'
export const posterUploadPath = '/storage/v1/upload/posters'

export type MediaFile = {
  id: string
  /** As texts hold it: `images/uploads/<id>.png`, `films/uploads/<id>.mp4`. */
  path: string
  bytes: number
  width: number
  height: number
}

/** Where a film, its captions and its poster can be read for the next minutes. */
export type SignedVideoUrls = {
  film: string
  captions: string | null
  captionsLanguage: CaptionLanguage
  poster: string | null
}

/** A text that shows a file, and where it is read and edited. */
export type MediaUse = { label: string; path: string }

export type AdminMediaFile = MediaFile & {
  kind: 'picture' | 'film'
  /** Of a film's captions; null where it has none. */
  captionsLanguage: CaptionLanguage | null
  /** Of a film: where its poster can be seen for the next minutes. */
  poster: string | null
  storedAt: string
  /** The address of whoever uploaded it. */
  storedBy: string
  uses: readonly MediaUse[]
}

export const mediaUseFilters = ['used', 'unused'] as const

/** Display size of an image in a text. Written as attributes, it reserves the space while the file loads. */
export function displaySize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, SHOWN_LIMIT_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A film that was uploaded into a text. Its address is asked for when it is drawn. */
export const isPrivateVideo = (path: string): boolean =>
  /^films\/uploads\/[0-9a-f]{32}\.(mp4|webm)$/.test(path)

/** The ids of the uploaded files that a text names, each once. */
export function uploadedFileIds(html: string): string[] {
  const found = html.matchAll(
    /\b(?:images\/uploads\/([0-9a-f]{32})\.(?:png|jpg|gif|webp)|films\/uploads\/([0-9a-f]{32})\.(?:mp4|webm))\b/g,
  )
  return [...new Set([...found].map(([, picture, film]) => (picture ?? film)!))].toSorted()
}
