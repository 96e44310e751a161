import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

type ReadingPositionProps = {
  /** Holds the text, block by block. */
  content: RefObject<HTMLElement | null>
  /** The block to begin at, when the reader returns; later values are not followed. */
  initialBlock: number
  /** Tells which block is at the top of the window; 3.5 is the middle of the fourth. */
  onBlockChange: (block: number) => void
  /** Tells it once more when the page is left. */
  onLeave: (block: number) => void
}

const reportMilliseconds = 200

/** Puts a returning reader where they stopped, and reports where they are. Goes with one page of text: key it by page. */
export function useReadingPosition(props: ReadingPositionProps): void {
  const { content, initialBlock, onBlockChange, onLeave } = props
  const initial = useRef(initialBlock)
  const report = useRef(onBlockChange)
  const leave = useRef(onLeave)
  useEffect(() => {
    report.current = onBlockChange
    leave.current = onLeave
  })

  useEffect(() => {
    goTo(blocksOf(content.current), initial.current)
    let timer: number | undefined
    const look = () => {
      clearTimeout(timer)
      timer = undefined
      reportBlock(content.current, report.current)
    }
    const lookSoon = () => {
      timer ??= window.setTimeout(look, reportMilliseconds)
    }
    // Report immediately, in case the reader leaves before the first measurement; measuring now would force
    // layout.
    report.current(initial.current)
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('pagehide', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('pagehide', look)
    }
  }, [content])

  // Before the text is taken off the page, which is the last moment to see where the reader is.
  useLayoutEffect(() => () => reportBlock(content.current, leave.current), [content])
}

const blocksOf = (content: HTMLElement | null) => [...(content?.firstElementChild?.children ?? [])]

function reportBlock(content: HTMLElement | null, report: (block: number) => void): void {
  const block = blockAtTop(blocksOf(content))
  if (block !== undefined) report(block)
}

// In blocks rather than pixels, so that the place is found again in a window of another width.
function blockAtTop(blocks: readonly Element[]): number | undefined {
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0)
  // Below the text, at the exercise or the buttons: the reader is at its end.
  if (index < 0) return blocks.length > 0 ? blocks.length - 0.001 : undefined
  const { top, height } = extentOf(blocks, index)
  return index + Math.round(Math.min(Math.max(-top / height, 0), 0.999) * 1000) / 1000
}

function goTo(blocks: readonly Element[], place: number): void {
  const index = Math.floor(place)
  if (place === 0 || !blocks[index]) return
  const { top, height } = extentOf(blocks, index)
  window.scrollTo({ top: window.scrollY + top + (place % 1) * height, behavior: 'instant' })
}

/** A block together with the gap above it, so that there is no place between blocks. */
function extentOf(blocks: readonly Element[], index: number): { top: number; height: number } {
  const own = blocks[index]?.getBoundingClientRect() ?? new DOMRect()
  const top = blocks[index - 1]?.getBoundingClientRect().bottom ?? own.top
  return { top, height: own.bottom - top }
}
