/**
 * The path to open after signing in, from the navigation state or `?from=`. Paths outside this site are
 * ignored, so that our sign-in cannot be used as an open redirect.
 */
export function returnPath(state: unknown, query: URLSearchParams): string {
  return requestedPath(state) ?? sitePath(query.get('from')) ?? '/welcome'
}

/** The page that redirected the visitor to the sign-in, if any. */
export function requestedPath(state: unknown): string | undefined {
  const path = sitePath(fromOfState(state))
  return path && /^\/welcome(?:$|[?#])/.test(path) ? undefined : path
}

function fromOfState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}

function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  // Browsers treat `//host`, `/\host` and `/<tab>/host` as other sites; the URL parser handles all of them.
  const base = 'http://this-site.invalid'
  if (!URL.canParse(value, base)) return undefined
  const { origin, pathname, search, hash } = new URL(value, base)
  // The parser resolves dots, so `/.//host` becomes `//host`.
  if (origin !== base || pathname.startsWith('//') || pathname === '/auth') return undefined
  return pathname + search + hash
}
