import { useEffect, useState } from 'react'

/** Smaller movements, such as those of a resting finger, do not count. */
const MIN_PIXELS = 8

/** Whether the last scrolling went down. At the top of the page, it counts as up. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const handleScroll = () => {
      const top = window.scrollY
      if (Math.abs(top - last) < MIN_PIXELS && top > 0) return
      setScrollsDown(top > last && top > 0)
      last = top
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  return scrollsDown
}
