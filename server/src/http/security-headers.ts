import type { Site } from '../platform/site.ts'

type Headers = readonly (readonly [string, string])[]

/**
 * Origins that pages may load from or connect to (CSP), or that may use the Payment Request API
 * (Permissions-Policy). A style may also be allowed by its hash.
 */
export type PageSources = Readonly<
  Partial<Record<'script' | 'style' | 'frame' | 'connect' | 'payment', readonly string[]>>
>

/** Headers of a page. Its CSP allows only our own scripts and those of `sources`. */
export function pageHeaders(site: Site, sources: readonly PageSources[]): Headers {
  const sourcesFor = (kind: keyof PageSources) => sources.flatMap((source) => source[kind] ?? [])
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sourcesFor('script')],
    'style-src': ["'self'", ...sourcesFor('style')],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sourcesFor('connect')],
    'frame-src': sourcesFor('frame'),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(site.config.production && { 'upgrade-insecure-requests': [] }),
  }
  const directives = Object.entries(policy).map(([name, values]) => [name, ...values].join(' '))
  return [
    ...commonHeaders(site),
    ['content-security-policy', directives.join('; ')],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      `camera=(), microphone=(), geolocation=(), payment=(${['self', ...sourcesFor('payment').map((origin) => `"${origin}"`)].join(' ')})`,
    ],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
  ]
}

/** Headers of assets and other files that are not pages. */
export const assetHeaders = (site: Site): Headers => [
  ...commonHeaders(site),
  ['content-security-policy', "frame-ancestors 'none'"],
]

/** Headers of API responses: they are not cached, and no page can embed them. */
export const apiHeaders = (site: Site): Headers => [
  ...commonHeaders(site),
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
]

const commonHeaders = (site: Site): Headers => [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(site.config.production ? ([['strict-transport-security', 'max-age=31536000']] as const) : []),
]
