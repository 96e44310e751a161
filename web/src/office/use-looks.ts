import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 1500
const LOOKS = 20

/**
 * Reads the page again while something is under way; whoever waits longer looks by hand. Call what it returns when
 * another thing begins, which is waited for as long as the first.
 */
export function useLooks(isUnderWay: boolean): () => void {
  const [looks, setLooks] = useState(0)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay || looks >= LOOKS || state !== 'idle') return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay, looks, state, revalidate])
  return () => setLooks(0)
}
