import { useEffect, useRef } from 'react'

/** A hairline at the top of the window that grows with the part of the lesson's text that has been passed. */
export function ReadingProgress({ text }: { text: React.RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const box = text.current?.getBoundingClientRect()
      if (!bar.current || !box) return
      const whole = box.height - window.innerHeight
      const share = whole > 0 ? Math.min(Math.max(-box.top / whole, 0), 1) : 0
      bar.current.style.transform = `scaleX(${share})`
    }
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw)
    }
    drawSoon()
    window.addEventListener('scroll', drawSoon, { passive: true })
    window.addEventListener('resize', drawSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', drawSoon)
      window.removeEventListener('resize', drawSoon)
    }
  }, [text])
  return (
    <div
      ref={bar}
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-30 h-1 origin-left scale-x-0 bg-brand print:hidden"
    />
  )
}
