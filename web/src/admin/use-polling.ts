import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 1500
const LOOKS = 20

/**
 * Polls by revalidating while something is in progress, up to a limit. Call the returned function to restart
 * the limit.
 */
export function usePolling(isUnderWay: boolean): () => void {
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
