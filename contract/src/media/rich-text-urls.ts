import { bucketOf, type MediaBucket, storagePath } from '../editing/media-links.ts'
import { isPrivateVideo } from './media.ts'

/** Allows http(s) and mailto links, stored files and paths of this site. Returns undefined for anything else. */
export function safeLinkUrl(value: string): string | undefined {
  const url = value.trim()
  const bucket = bucketOf(url)
  const stored = bucket && storagePath(url, bucket)
  if (stored) return stored
  if (!isPlain(url)) return undefined
  if (/^https?:\/\/[^/]/i.test(url)) return URL.canParse(url) ? url : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url)) return url
  return hasScheme(url) || url.startsWith('//') ? undefined : url
}

/** Allows https URLs and files in our own storage, whose path is normalized. */
export function storedMediaUrl(value: string, bucket: MediaBucket): string | undefined {
  const url = value.trim()
  const stored = storagePath(url, bucket)
  if (stored) return stored
  return isPlain(url) && /^https:\/\/[^/]/i.test(url) && URL.canParse(url) ? url : undefined
}

/** Like `storedMediaUrl`, and also allows private videos. */
export const storedVideoUrl = (value: string): string | undefined =>
  isPrivateVideo(value) ? value : storedMediaUrl(value, 'videos')

/** Rejects characters that browsers skip or reinterpret in URLs. */
function isPlain(url: string): boolean {
  return url !== '' && url.length <= 2000 && !/[\s\\<>"`\p{Cc}\p{Cf}]/u.test(url)
}

const hasScheme = (url: string) => /^[^/?#]*:/.test(url)
