import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ReadingPositionProps = {
  /** Contains the text; its blocks are the children of the first child. */
  content: RefObject<HTMLElement | null>
  /** The block to scroll to at first; later changes are ignored. */
  initialBlock: number
  /** Called with the block at the top of the window; 3.5 is the middle of the fourth. */
  onBlockChange: (block: number) => void
  /** Called when leaving the page. */
  onLeave: (block: number) => void
}

const REPORT_INTERVAL_MS = 200

/** Restores and reports the reading position of one page. Key the component by page. */
export function useReadingPosition(props: ReadingPositionProps): void {
  const { content, initialBlock, onBlockChange, onLeave } = props
  const initial = useRef(initialBlock)
  const report = useEffectEvent((block: number | undefined) => {
    if (block !== undefined) onBlockChange(block)
  })
  const leave = useEffectEvent((block: number | undefined) => {
    if (block !== undefined) onLeave(block)
  })

  useEffect(() => {
    scrollToBlock(blocksOf(content.current), initial.current)
    let timer: number | undefined
    const reportNow = () => {
      clearTimeout(timer)
      timer = undefined
      report(blockAtTop(blocksOf(content.current)))
    }
    const scheduleReport = () => {
      timer ??= window.setTimeout(reportNow, REPORT_INTERVAL_MS)
    }
    // Report immediately, in case the reader leaves before the first measurement; measuring now would force
    // layout.
    report(initial.current)
    scheduleReport()
    window.addEventListener('scroll', scheduleReport, { passive: true })
    window.addEventListener('pagehide', reportNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', scheduleReport)
      window.removeEventListener('pagehide', reportNow)
    }
  }, [content])

  // A layout effect, because the position must be measured before the text is removed.
  useLayoutEffect(() => () => leave(blockAtTop(blocksOf(content.current))), [content])
}

const blocksOf = (content: HTMLElement | null) => [...(content?.firstElementChild?.children ?? [])]

// Measured in blocks, not pixels, so that the position also fits windows of another width.
function blockAtTop(blocks: readonly Element[]): number | undefined {
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 0)
  // Below the text, at the exercise or the buttons, counts as the end of the text.
  if (index < 0) return blocks.length > 0 ? blocks.length - 0.001 : undefined
  const { top, height } = extentOf(blocks, index)
  return index + Math.round(Math.min(Math.max(-top / height, 0), 0.999) * 1000) / 1000
}

function scrollToBlock(blocks: readonly Element[], position: number): void {
  const index = Math.floor(position)
  if (position === 0 || !blocks[index]) return
  const { top, height } = extentOf(blocks, index)
  window.scrollTo({ top: window.scrollY + top + (position % 1) * height, behavior: 'instant' })
}

/** Includes the gap above the block, so that no position falls between blocks. */
function extentOf(blocks: readonly Element[], index: number): { top: number; height: number } {
  const own = blocks[index]?.getBoundingClientRect() ?? new DOMRect()
  const top = blocks[index - 1]?.getBoundingClientRect().bottom ?? own.top
  return { top, height: own.bottom - top }
}
