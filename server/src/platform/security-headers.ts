import type { Site } from './site.ts'

type Headers = readonly (readonly [string, string])[]

/** Hosts that lesson videos may be embedded from; both show nothing and store nothing before play. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Headers of a page, with a policy that runs only our own script files and the card provider's. */
export function pageHeaders(site: Site, hashes: { style: string[] }): Headers {
  const { csp } = site.cards
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...csp.script],
    'style-src': ["'self'", ...hashes.style.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...csp.connect],
    'frame-src': [...csp.frame, ...VIDEO_HOSTS],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(site.config.production && { 'upgrade-insecure-requests': [] }),
  }
  const text = Object.entries(policy).map(([name, values]) => [name, ...values].join(' '))
  return [
    ...plainHeaders(site),
    ['content-security-policy', text.join('; ')],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    ],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
  ]
}

export function plainHeaders(site: Site): Headers {
  return [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(site.config.production ? ([['strict-transport-security', 'max-age=31536000']] as const) : []),
  ]
}
