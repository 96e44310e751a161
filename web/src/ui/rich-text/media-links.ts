/** What an address in a text stands for when it is more than a link. */
export type Media =
  | { kind: 'image'; address: string }
  | { kind: 'video'; address: string }
  | { kind: 'frame'; address: string; player: 'YouTube' | 'Vimeo' }

export type Bucket = 'images' | 'videos'

const publicStorage = '/storage/v1/object/public/'
const imageName = /\.(avif|gif|jpe?g|png|svg|webp)$/i
const videoName = /\.(m4v|mov|mp4|ogv|webm)$/i

/** The media behind a link: a video site's watch page, a film file or a picture; undefined for an ordinary link. */
export function mediaOfLink(link: string): Media | undefined {
  const frame = embedOf(link)
  if (frame) return frame
  const path = link.split(/[?#]/)[0] ?? ''
  if (videoName.test(path)) return mediaIn('videos', link)
  if (imageName.test(path)) return mediaIn('images', link)
  return undefined
}

function mediaIn(bucket: Bucket, path: string): Media | undefined {
  const address = mediaAddress(path, bucket)
  return address ? { kind: bucket === 'videos' ? 'video' : 'image', address } : undefined
}

/** Where a picture or film really lies: `images/weave.svg` and a bare `weave.svg` are in the public storage. */
export function mediaAddress(path: string, bucket: Bucket): string | undefined {
  const given = path.trim()
  if (/^https?:\/\//i.test(given)) return given
  if (given === '' || given.startsWith('//') || given.includes('\\') || /^[a-z][a-z\d+.-]*:/i.test(given)) {
    return undefined
  }
  const names = given.replace(/^\.?\//, '').split('/')
  if (names.includes('..')) return undefined
  if (given.startsWith('/') && !isBucket(names[0])) return given
  const inBucket = isBucket(names[0]) ? names : [bucket, ...names]
  return publicStorage + inBucket.map(encodeOnce).join('/')
}

const isBucket = (name: string | undefined): name is Bucket => name === 'images' || name === 'videos'

function encodeOnce(name: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(name))
  } catch {
    // A lone % is part of the name.
    return encodeURIComponent(name)
  }
}

/** The player for a video site's watch link: muted, and on the host that sets no cookie before play. */
export function embedOf(link: string): Media | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(url, host)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url)
  return undefined
}

function youTube(url: URL, host: string): Media | undefined {
  const [first, second] = url.pathname.slice(1).split('/')
  const id =
    host === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['embed', 'live', 'shorts', 'v'].includes(first ?? '')
          ? second
          : undefined
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const settings = new URLSearchParams({ mute: '1', rel: '0', ...(start > 0 && { start: String(start) }) })
  return {
    kind: 'frame',
    player: 'YouTube',
    address: `https://www.youtube-nocookie.com/embed/${id}?${settings}`,
  }
}

function vimeo(url: URL): Media | undefined {
  const [, id, hash] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return undefined
  const secret = hash ?? url.searchParams.get('h')
  const settings = new URLSearchParams({ ...(secret && { h: secret }), muted: '1', dnt: '1' })
  return { kind: 'frame', player: 'Vimeo', address: `https://player.vimeo.com/video/${id}?${settings}` }
}

/** `90`, `90s` and `1m30s` are the same moment. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The address of a link as far as a text may lead there; undefined for everything that could run as script. */
export function safeLink(link: string): string | undefined {
  const given = link.trim()
  if (given === '' || /[\s\\\p{Cc}\p{Cf}]/u.test(given)) return undefined
  if (/^(https?:\/\/|mailto:)/i.test(given)) return given
  const hasScheme = /^[^/?#]*:/.test(given)
  return hasScheme || given.startsWith('//') ? undefined : given
}

/** A media address as texts keep it: on the web, or a path in the storage. The server takes no other. */
export function storedMediaAddress(path: string, bucket: Bucket): string | undefined {
  const address = mediaAddress(path, bucket)
  if (address?.startsWith(publicStorage)) return address.slice(publicStorage.length)
  return address && /^https:/i.test(address) ? address : undefined
}

/** Media addresses that stand in plain text. */
export function mediaInText(text: string): Media[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"']+/g)].flatMap(
    ([link]) => mediaOfLink(link.replace(/[).,;:!?]+$/, '')) ?? [],
  )
}
