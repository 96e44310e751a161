/**
 * Where to go after signing in: the page that sent the visitor here, named in the navigation's state or in `?from=`.
 * Anything that is not a page of this site is ignored, or a link could use our sign-in to lead people elsewhere.
 */
export function returnPath(state: unknown, query: URLSearchParams): string {
  return requestedPath(state) ?? sitePath(query.get('from')) ?? '/welcome'
}

/** The page whose visitor was sent to the sign-in, if the navigation's state names one. */
export function requestedPath(state: unknown): string | undefined {
  const path = sitePath(fromState(state))
  return path && /^\/welcome(?:$|[?#])/.test(path) ? undefined : path
}

function fromState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}

function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  // Browsers read `//host`, `/\host` and `/<tab>/host` as addresses of other sites; the parser knows all of that.
  const base = 'http://this-site.invalid'
  if (!URL.canParse(value, base)) return undefined
  const { origin, pathname, search, hash } = new URL(value, base)
  // `//` is still possible after the parser resolved dots, as in `/.//host`.
  if (origin !== base || pathname.startsWith('//') || pathname === '/auth') return undefined
  return pathname + search + hash
}
