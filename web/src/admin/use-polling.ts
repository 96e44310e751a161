import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const POLL_INTERVAL_MS = 1500
const MAX_POLLS = 20

/**
 * Polls by revalidating while something is in progress, up to a limit. Call the returned function to restart
 * the limit.
 */
export function usePolling(isInProgress: boolean): () => void {
  const [polls, setPolls] = useState(0)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isInProgress || polls >= MAX_POLLS || state !== 'idle') return
    const timer = setTimeout(() => {
      setPolls(polls + 1)
      void revalidate()
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isInProgress, polls, state, revalidate])
  return () => setPolls(0)
}
