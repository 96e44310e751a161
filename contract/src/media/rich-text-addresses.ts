import { bucketOf, type MediaBucket, storagePath } from '../texts/media-links.ts'
import { isPrivateFilm } from './media.ts'

/** Where a link in rich text may lead: the web, a mailbox, a stored file, or a place on this site. Anything else is undefined. */
export function webAddress(value: string): string | undefined {
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
export function mediaAddress(value: string, bucket: MediaBucket): string | undefined {
  const address = value.trim()
  const stored = storagePath(address, bucket)
  if (stored) return stored
  return isPlain(address) && /^https:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : undefined
}

/** The same for a film, which may also be a private one. */
export const filmAddress = (value: string): string | undefined =>
  isPrivateFilm(value) ? value : mediaAddress(value, 'videos')

/** Nothing that browsers skip, or read as something else, on the way to the address that they then follow. */
function isPlain(address: string): boolean {
  return address !== '' && address.length <= 2000 && !/[\s\\<>"`\p{Cc}\p{Cf}]/u.test(address)
}

const hasScheme = (address: string) => /^[^/?#]*:/.test(address)
