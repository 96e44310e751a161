import { useEffect, useRef, useState } from 'react'

/** Seconds left until `onEnd` is called; holds still while not running, and then begins anew. */
export function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (!isRunning) return
    // Counted from the clock, since a tab in the background is woken less often than every second.
    const deadline = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end.current()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, isRunning])

  return left
}
