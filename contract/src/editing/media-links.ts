/** Buckets of the public storage. */
const mediaBuckets = ['images', 'videos'] as const
export type MediaBucket = (typeof mediaBuckets)[number]

/** URL prefix of the public buckets. */
export const publicStorage = '/storage/v1/object/public/'

/** Uploaded images are also stored as WebP in these widths, unless the original is narrower. */
export const imageWidths = [480, 960, 1600] as const

/** URL of a resized public image, as in the storage protocol. Serves the original if there is no resized one. */
export const resizedImageUrl = (path: string, width: (typeof imageWidths)[number]): string =>
  `/storage/v1/render/image/public/${path}?width=${width}`

const imageName = /\.(avif|gif|jpe?g|png|svg|webp)$/i
const videoName = /\.(m4v|mov|mp4|ogv|webm)$/i

/** The bucket of a file by its extension. Undefined if it is neither an image nor a video. */
export function bucketOf(url: string): MediaBucket | undefined {
  const path = withoutQuery(url)
  if (videoName.test(path)) return 'videos'
  return imageName.test(path) ? 'images' : undefined
}

/**
 * Normalizes the path of a stored file to the form used in texts, `images/two%20words.png`. Accepts `/images/a.png`,
 * `./images/a.png`, the full storage path, and `a.png` alone, which is looked up in `bucket`. Returns undefined for
 * URLs of other sites and for paths that leave the bucket.
 */
export function storagePath(input: string, bucket: MediaBucket): string | undefined {
  const path = withoutQuery(input.trim())
  if (path.startsWith('//') || path.length > 2000) return undefined
  const isRooted = path.startsWith('/')
  const names = path
    .replace(/^(?:\.?\/)?(?:storage\/v1\/object\/public\/)?/, '')
    .split('/')
    .map(decodeOnce)
  if (!names.every((name) => isFileName(name))) return undefined
  if (isBucket(names[0])) return names.length > 1 ? names.map(encodeURIComponent).join('/') : undefined
  if ((isRooted && names.length > 1) || !bucketOf(names.at(-1) ?? '')) return undefined
  return [bucket, ...names].map(encodeURIComponent).join('/')
}

const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? ''

const isBucket = (name: string | undefined) => mediaBuckets.some((bucket) => bucket === name)

/** Same rule as the storage: no scheme, no `..`, no hidden files, no characters that browsers ignore. */
const isFileName = (name: string) => name !== '' && !/^\.|[\\/:*?"<>|`\p{Cc}\p{Cf}]/u.test(name)

function decodeOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A lone % is part of the name.
    return name
  }
}

/** A video on YouTube or Vimeo. `player` is muted and sets no cookies before playback; `watch` is its page. */
type SiteVideo = { site: 'YouTube' | 'Vimeo'; player: string; watch: string }

/** Parses a watch, share or player link of a video site. Both URLs are built from the video id alone. */
export function parseVideoLink(link: string): SiteVideo | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return youTubeVideo(url, url.pathname.slice(1).split('/')[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [first, second] = url.pathname.slice(1).split('/')
    if (first === 'watch') return youTubeVideo(url, url.searchParams.get('v'))
    return ['embed', 'live', 'shorts', 'v'].includes(first ?? '') ? youTubeVideo(url, second) : undefined
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeoVideo(url) : undefined
}

function youTubeVideo(url: URL, id: string | null | undefined): SiteVideo | undefined {
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined
  const start = parseSeconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const settings = new URLSearchParams({ mute: '1', rel: '0', ...(start > 0 && { start: String(start) }) })
  return {
    site: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?${settings}`,
    watch: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
  }
}

function vimeoVideo(url: URL): SiteVideo | undefined {
  const [, id, hashInPath] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return undefined
  const hash = hashInPath ?? /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  const settings = new URLSearchParams({ ...(hash && { h: hash }), muted: '1', dnt: '1' })
  return {
    site: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?${settings}`,
    watch: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

/** Parses a start time: `90`, `90s` and `1m30s` are all 90 seconds. */
function parseSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

// Each match stops at the next bracket, so that matching takes linear time.
const embedCode =
  /(?:<|&lt;)iframe\s((?:(?!&[lg]t;)[^<>]){0,2000})(?:>|&gt;)(?:(?:(?!&[lg]t;)[^<>]){0,200}(?:<|&lt;)\/iframe\s{0,9}(?:>|&gt;))?/gi

/**
 * Replaces a video site's embed code, as an element or pasted text, by the video's URL, which pages render as
 * their own player.
 */
export const embedCodeToLink = (text: string): string =>
  text.replace(embedCode, (code, attributes: string) => {
    const [, src = ''] = /(?:^|\s)src\s*=\s*(?:["']|&quot;)?([^"'\s]+)/i.exec(attributes) ?? []
    const source = src.split('&quot;', 1)[0]?.replaceAll('&amp;', '&')
    return parseVideoLink(source ?? '')?.watch ?? code
  })
