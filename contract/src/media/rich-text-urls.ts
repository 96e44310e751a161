import { bucketOf, type MediaBucket, storagePath } from '../editing/media-links.ts'
import { isPrivateVideo } from './media.ts'

/** Where a link in rich text may lead: the web, a mailbox, a stored file, or a place on this site. Anything else is undefined. */
export function safeLinkUrl(value: string): string | undefined {
  const address = value.trim()
  const bucket = bucketOf(address)
  const stored = bucket && storagePath(address, bucket)
  if (stored) return stored
  if (!isPlain(address)) return undefined
  if (/^https?:\/\/[^/]/i.test(address)) return URL.canParse(address) ? address : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(address)) return address
  return hasScheme(address) || address.startsWith('//') ? undefined : address
}

/** Where an image or a video may come from: an https address, or a file in our own storage, in its one spelling. */
export function storedMediaUrl(value: string, bucket: MediaBucket): string | undefined {
  const address = value.trim()
  const stored = storagePath(address, bucket)
  if (stored) return stored
  return isPlain(address) && /^https:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : undefined
}

/** The same for a film, which may also be a private one. */
export const storedVideoUrl = (value: string): string | undefined =>
  isPrivateVideo(value) ? value : storedMediaUrl(value, 'videos')

/** Rejects characters that browsers skip or reinterpret in URLs. */
function isPlain(address: string): boolean {
  return address !== '' && address.length <= 2000 && !/[\s\\<>"`\p{Cc}\p{Cf}]/u.test(address)
}

const hasScheme = (address: string) => /^[^/?#]*:/.test(address)
