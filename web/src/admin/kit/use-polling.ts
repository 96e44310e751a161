import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const POLL_INTERVAL_MS = 1500
const MAX_POLLS = 20

/**
 * Loads the screen again and again, up to a limit, while something is in progress. Another value of `inProgress`
 * starts from zero; false or 0 stops.
 */
export function usePolling(inProgress: boolean | number): void {
  const [polls, setPolls] = useState({ inProgress, count: 0 })
  const { revalidate, state } = useRevalidator()
  const count = polls.inProgress === inProgress ? polls.count : 0
  useEffect(() => {
    if (!inProgress || count >= MAX_POLLS || state !== 'idle') return
    const timer = setTimeout(() => {
      setPolls({ inProgress, count: count + 1 })
      void revalidate()
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [inProgress, count, state, revalidate])
}
