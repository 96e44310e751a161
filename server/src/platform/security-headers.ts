import type { Site } from './site.ts'

type Headers = readonly (readonly [string, string])[]

/**
 * Origins that pages may load from or connect to and hashes of their styles (CSP), or who may use the browser's payment
 * (Permissions-Policy).
 */
export type PageSources = Readonly<
  Partial<Record<'script' | 'style' | 'frame' | 'connect' | 'payment', readonly string[]>>
>

/** Headers of a page, with a policy that runs only our own script files and those of the given sources. */
export function pageHeaders(
  site: Site,
  sources: readonly PageSources[],
  hashes = { style: [] as string[] },
): Headers {
  const all = (kind: keyof PageSources) => sources.flatMap((source) => source[kind] ?? [])
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...all('script')],
    'style-src': ["'self'", ...hashes.style.map((hash) => `'${hash}'`), ...all('style')],
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...all('connect')],
    'frame-src': all('frame'),
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
      `camera=(), microphone=(), geolocation=(), payment=(${['self', ...all('payment').map((origin) => `"${origin}"`)].join(' ')})`,
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
