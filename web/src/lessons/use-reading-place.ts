import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

type ReadingPlace = {
  /** Holds the text, block by block. */
  content: RefObject<HTMLElement | null>
  /** The block to begin at, when the reader returns; later values are not followed. */
  startAt: number
  /** Tells which block is at the top of the window, whenever that changes. */
  onBlock: (block: number) => void
}

/** Puts a returning reader where they stopped, and reports where they are. Goes with one page of text: key it by page. */
export function useReadingPlace({ content, startAt, onBlock }: ReadingPlace): void {
  const start = useRef(startAt)
  const report = useRef(onBlock)
  useEffect(() => {
    report.current = onBlock
  })

  useEffect(() => {
    const blocks = () => [...(content.current?.firstElementChild?.children ?? [])]
    if (start.current > 0) blocks()[start.current]?.scrollIntoView({ behavior: 'instant', block: 'start' })
    let last = -1
    let frame = 0
    const look = () => {
      frame = 0
      const first = blocks().findIndex((block) => block.getBoundingClientRect().bottom > 0)
      if (first < 0 || first === last) return
      last = first
      report.current(first)
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      window.removeEventListener('scroll', lookSoon)
      cancelAnimationFrame(frame)
    }
  }, [content])
}
