import { type RefObject, useEffect, useRef } from 'react'

/** A thin bar at the top of the window that shows how much of the text has been scrolled past. */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const box = text.current?.getBoundingClientRect()
      if (!bar.current || !box) return
      const scrollRange = box.height - window.innerHeight
      const fraction = scrollRange > 0 ? Math.min(Math.max(-box.top / scrollRange, 0), 1) : 0
      bar.current.style.transform = `scaleX(${fraction})`
    }
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update)
    }
    scheduleUpdate()
    window.addEventListener('scroll', scheduleUpdate, { passive: true })
    window.addEventListener('resize', scheduleUpdate)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleUpdate)
      window.removeEventListener('resize', scheduleUpdate)
    }
  }, [text])
  return (
    <div
      ref={bar}
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-0 bg-brand print:hidden"
    />
  )
}
