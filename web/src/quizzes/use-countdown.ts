import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds left until `onEnd` is called. Stops while `isRunning` is false, then starts over. */
export function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isRunning) return
    // Uses the clock, because timers in background tabs run less often.
    const deadline = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const secondsLeft = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setLeft(secondsLeft)
      if (secondsLeft > 0) return
      clearInterval(timer)
      end()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, isRunning])

  return left
}
