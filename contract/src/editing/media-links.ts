/** Buckets of the public storage. */
const mediaBuckets = ['images', 'videos'] as const
export type MediaBucket = (typeof mediaBuckets)[number]

/** Where the files of the buckets are served. */
export const publicStorage = '/storage/v1/object/public/'

/** Uploaded pictures are kept in these widths too, as WebP, as far as they are wider. */
export const imageWidths = [480, 960, 1600] as const

/** Where a public picture is read in about this width, as the storage protocol names it; the original where none was made. */
export const resizedImageUrl = (path: string, width: (typeof imageWidths)[number]): string =>
  `/storage/v1/render/image/public/${path}?width=${width}`

const imageName = /\.(avif|gif|jpe?g|png|svg|webp)$/i
const videoName = /\.(m4v|mov|mp4|ogv|webm)$/i

/** The bucket of a file by its name; undefined for what is neither a picture nor a film. */
export function bucketOf(address: string): MediaBucket | undefined {
  const path = withoutQuery(address)
  if (videoName.test(path)) return 'videos'
  return imageName.test(path) ? 'images' : undefined
}

/**
 * The path of a stored file as texts hold it, `images/two%20words.png`, from every way to write it: `/images/a.png`,
 * `./images/a.png`, the whole address in the storage, and `a.png` alone, which lies in `bucket`. Undefined for an
 * address elsewhere and for anything that would lead out of the bucket.
 */
export function storagePath(written: string, bucket: MediaBucket): string | undefined {
  const given = withoutQuery(written.trim())
  if (given.startsWith('//') || given.length > 2000) return undefined
  const isRooted = given.startsWith('/')
  const names = given
    .replace(/^(?:\.?\/)?(?:storage\/v1\/object\/public\/)?/, '')
    .split('/')
    .map(decodeOnce)
  if (!names.every((name) => isFileName(name))) return undefined
  if (isBucket(names[0])) return names.length > 1 ? names.map(encodeURIComponent).join('/') : undefined
  if ((isRooted && names.length > 1) || !bucketOf(names.at(-1) ?? '')) return undefined
  return [bucket, ...names].map(encodeURIComponent).join('/')
}

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

const isBucket = (name: string | undefined) => mediaBuckets.some((bucket) => bucket === name)

/** As the storage takes them: no scheme, no step upwards, nothing hidden, nothing that a browser would skip. */
const isFileName = (name: string) => name !== '' && !/^\.|[\\/:*?"<>|`\p{Cc}\p{Cf}]/u.test(name)

function decodeOnce(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    // A lone % is part of the name.
    return name
  }
}

/** A film on a video site: its player, muted and on the host that sets no cookie before play, and its own page. */
type SiteVideo = { site: 'YouTube' | 'Vimeo'; player: string; watch: string }

/** The film behind a video site's watch, share or player link. Both addresses are built from its id alone. */
export function parseVideoLink(link: string): SiteVideo | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  if (host === 'youtu.be') return youTube(url, url.pathname.slice(1).split('/')[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [first, second] = url.pathname.slice(1).split('/')
    if (first === 'watch') return youTube(url, url.searchParams.get('v'))
    return ['embed', 'live', 'shorts', 'v'].includes(first ?? '') ? youTube(url, second) : undefined
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : undefined
}

function youTube(url: URL, id: string | null | undefined): SiteVideo | undefined {
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const settings = new URLSearchParams({ mute: '1', rel: '0', ...(start > 0 && { start: String(start) }) })
  return {
    site: 'YouTube',
    player: `https://www.youtube-nocookie.com/embed/${id}?${settings}`,
    watch: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`,
  }
}

function vimeo(url: URL): SiteVideo | undefined {
  const [, id, inPath] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return undefined
  const hash = inPath ?? /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  const settings = new URLSearchParams({ ...(hash && { h: hash }), muted: '1', dnt: '1' })
  return {
    site: 'Vimeo',
    player: `https://player.vimeo.com/video/${id}?${settings}`,
    watch: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

/** `90`, `90s` and `1m30s` are the same moment. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

// Each search ends at the next bracket, so the time grows with the text alone.
const playerCode =
  /(?:<|&lt;)iframe\s((?:(?!&[lg]t;)[^<>]){0,2000})(?:>|&gt;)(?:(?:(?!&[lg]t;)[^<>]){0,200}(?:<|&lt;)\/iframe\s{0,9}(?:>|&gt;))?/gi

/**
 * Replaces a video site's embed code, as an element or pasted text, by the video's URL, which pages render as
 * their own player.
 */
export const embedCodeToLink = (text: string): string =>
  text.replace(playerCode, (code, attributes: string) => {
    const [, written = ''] = /(?:^|\s)src\s*=\s*(?:["']|&quot;)?([^"'\s]+)/i.exec(attributes) ?? []
    const source = written.split('&quot;', 1)[0]?.replaceAll('&amp;', '&')
    return parseVideoLink(source ?? '')?.watch ?? code
  })
