import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The entry that the address names by its #hash; it is brought into view once it is drawn. */
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
