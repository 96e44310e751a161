import {
  bucketOf,
  embedCodeToLink,
  type MediaBucket,
  parseVideoLink,
  publicStorage,
  storagePath,
} from '@course/contract/editing/media-links'

/** Media that a link in a text points to. */
export type Media =
  | { kind: 'image'; url: string }
  | { kind: 'video'; url: string }
  | { kind: 'frame'; url: string; player: 'YouTube' | 'Vimeo' }

/** The media of a link: an embedded player, a video file or an image; undefined for other links. */
export function parseMediaLink(link: string): Media | undefined {
  const video = parseVideoLink(link)
  if (video) return { kind: 'frame', url: video.player, player: video.site }
  const bucket = bucketOf(link)
  const url = bucket && resolveMediaUrl(link, bucket)
  return url ? { kind: bucket === 'videos' ? 'video' : 'image', url } : undefined
}

/** The URL of an image or video, on the web or in public storage. */
export function resolveMediaUrl(path: string, bucket: MediaBucket): string | undefined {
  const trimmed = path.trim()
  if (/^https?:\/\//i.test(trimmed)) return trimmed
  const stored = storagePath(trimmed, bucket)
  return stored && publicStorage + stored
}

/** The link if it is allowed in texts; undefined for links that could run scripts. */
export function safeLink(link: string): string | undefined {
  const trimmed = link.trim()
  if (trimmed === '' || /[\s\\\p{Cc}\p{Cf}]/u.test(trimmed)) return undefined
  if (/^(https?:\/\/|mailto:)/i.test(trimmed)) return trimmed
  const hasScheme = /^[^/?#]*:/.test(trimmed)
  return hasScheme || trimmed.startsWith('//') ? undefined : trimmed
}

/** Web URLs and paths with a bucket. A file name alone may be an ordinary word. */
const urlInText = /https?:\/\/[^\s<>"']+|(?<![\w/.-])(?:\.?\/)?(?:images|videos)\/[^\s<>"']+/gi

/** Media URLs in plain text. */
export function mediaInText(text: string): Media[] {
  return [...embedCodeToLink(text).matchAll(urlInText)].flatMap(
    ([link]) => parseMediaLink(withoutPunctuation(link)) ?? [],
  )
}

/** The plain text without its media URLs. */
export const removeMediaUrls = (text: string): string =>
  embedCodeToLink(text)
    .replace(urlInText, (link) => (parseMediaLink(withoutPunctuation(link)) ? '' : link))
    .trim()

const withoutPunctuation = (link: string) => link.replace(/[).,;:!?]{1,5}$/, '')

/** The text of a node, with embed codes replaced by video URLs. Code samples stay unchanged. */
export const readableText = (node: Text): string =>
  node.parentElement?.closest('code, pre') ? node.data : embedCodeToLink(node.data)
