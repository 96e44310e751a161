import {
  bucketOf,
  embedCodeToLink,
  type MediaBucket,
  parseVideoLink,
  publicStorage,
  storagePath,
} from '@course/contract/editing/media-links'

/** What an address in a text stands for when it is more than a link. */
export type Media =
  | { kind: 'image'; address: string }
  | { kind: 'video'; address: string }
  | { kind: 'frame'; address: string; player: 'YouTube' | 'Vimeo' }

/** The media behind a link: a video site's film, a film file or a picture; undefined for an ordinary link. */
export function mediaOfLink(link: string): Media | undefined {
  const video = parseVideoLink(link)
  if (video) return { kind: 'frame', address: video.player, player: video.site }
  const bucket = bucketOf(link)
  const address = bucket && resolveMediaUrl(link, bucket)
  return address ? { kind: bucket === 'videos' ? 'video' : 'image', address } : undefined
}

/** Where a picture or film really lies: on the web, or in the public storage. */
export function resolveMediaUrl(written: string, bucket: MediaBucket): string | undefined {
  const given = written.trim()
  if (/^https?:\/\//i.test(given)) return given
  const path = storagePath(given, bucket)
  return path && publicStorage + path
}

/** A media address as texts hold it: on the web, or a path in the storage. The server takes no other. */
export function toStoredMediaPath(written: string, bucket: MediaBucket): string | undefined {
  const given = written.trim()
  return /^https:\/\//i.test(given) ? given : storagePath(given, bucket)
}

/** The address of a link as far as a text may lead there; undefined for everything that could run as script. */
export function safeLink(link: string): string | undefined {
  const given = link.trim()
  if (given === '' || /[\s\\\p{Cc}\p{Cf}]/u.test(given)) return undefined
  if (/^(https?:\/\/|mailto:)/i.test(given)) return given
  const hasScheme = /^[^/?#]*:/.test(given)
  return hasScheme || given.startsWith('//') ? undefined : given
}

/** On the web, or a path that names its bucket; a file's name alone may be just a word of the sentence. */
const urlInText = /https?:\/\/[^\s<>"']+|(?<![\w/.-])(?:\.?\/)?(?:images|videos)\/[^\s<>"']+/gi

/** Media addresses that stand in plain text. */
export function mediaInText(text: string): Media[] {
  return [...embedCodeToLink(text).matchAll(urlInText)].flatMap(
    ([link]) => mediaOfLink(withoutPunctuation(link)) ?? [],
  )
}

/** The words around the media addresses of a plain text. */
export const wordsWithoutMedia = (text: string): string =>
  embedCodeToLink(text)
    .replace(urlInText, (link) => (mediaOfLink(withoutPunctuation(link)) ? '' : link))
    .trim()

const withoutPunctuation = (link: string) => link.replace(/[).,;:!?]{1,5}$/, '')

/** The words of a text node, with the address of a film in the place of its player's code; code samples stay. */
export const readableText = (node: Text): string =>
  node.parentElement?.closest('code, pre') ? node.data : embedCodeToLink(node.data)
