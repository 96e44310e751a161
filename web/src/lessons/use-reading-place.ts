import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

type ReadingPlace = {
  /** Holds the text, block by block. */
  content: RefObject<HTMLElement | null>
  /** The block to begin at, when the reader returns; later values are not followed. */
  startAt: number
  /** Tells which block is at the top of the window; 3.5 is the middle of the fourth. */
  onBlock: (block: number) => void
}

const reportMilliseconds = 200

/** Puts a returning reader where they stopped, and reports where they are. Goes with one page of text: key it by page. */
export function useReadingPlace({ content, startAt, onBlock }: ReadingPlace): void {
  const start = useRef(startAt)
  const report = useRef(onBlock)
  useEffect(() => {
    report.current = onBlock
  })

  useEffect(() => {
    const blocks = () => [...(content.current?.firstElementChild?.children ?? [])]
    goTo(blocks(), start.current)
    let timer: number | undefined
    const look = () => {
      clearTimeout(timer)
      timer = undefined
      const block = blockAtTop(blocks())
      if (block !== undefined) report.current(block)
    }
    const lookSoon = () => {
      timer ??= window.setTimeout(look, reportMilliseconds)
    }
    look()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('pagehide', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('pagehide', look)
    }
  }, [content])
}

// In blocks rather than pixels, so that the place is found again in a window of another width.
function blockAtTop(blocks: readonly Element[]): number | undefined {
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0)
  const block = blocks[index]
  if (!block) return undefined
  const { top, height } = block.getBoundingClientRect()
  return index + Math.round(Math.min(Math.max(-top / height, 0), 0.99) * 100) / 100
}

function goTo(blocks: readonly Element[], place: number): void {
  const block = blocks[Math.floor(place)]
  if (place === 0 || !block) return
  const { top, height } = block.getBoundingClientRect()
  window.scrollTo({ top: window.scrollY + top + (place % 1) * height, behavior: 'instant' })
}
