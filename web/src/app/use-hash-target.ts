import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Returns the id in the URL's #hash and scrolls to that entry after it is rendered. */
export function useHashTarget(): string {
  const { hash, key } = useLocation()
  const slug = hash.slice(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again leads there again
  useEffect(() => {
    const entry = slug === '' ? null : document.getElementById(slug)
    entry?.scrollIntoView({ block: 'center', behavior: 'instant' })
    entry?.focus({ preventScroll: true })
  }, [slug, key])
  return slug
}
