import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ImageRendererContext } from '../ui/rich-text/media.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useContentProtection } from './use-content-protection.ts'
import { useReadingPosition } from './use-reading-position.ts'

type LessonTextProps = {
  html: string
  isProtected: boolean
  initialBlock: number
  onBlockChange: (block: number) => void
  onLeave: (block: number) => void
  /** Called when the end of the text comes into view. */
  onReadToEnd: () => void
  /** What is done to the text before it is drawn, or is still to come. */
  preparation: { prepare: ((body: HTMLElement) => void) | undefined; isPending: boolean }
  /** Draws an image of the text, or something better than its file. */
  drawImage: (name: string, file: ReactNode) => ReactNode
}

/** How many blocks are drawn at first, which is about what fills the window of a phone, then, and at last. */
const steps = [4, 16, Number.POSITIVE_INFINITY] as const
/** How long the rest of the text waits for its preparation, so that it is drawn once and not twice. */
const preparationMilliseconds = 1000

/** One page of lesson text. Selecting and printing are disabled. */
export function LessonText(props: LessonTextProps) {
  const { html, isProtected, initialBlock, onBlockChange, onLeave, onReadToEnd, preparation, drawImage } =
    props
  const { prepare, isPending } = preparation
  const content = useRef<HTMLDivElement>(null)
  useContentProtection(content, isProtected)
  useReadingPosition({ content, initialBlock, onBlockChange, onLeave })
  const blocks = useStepwiseRender(initialBlock === 0, isPending)
  const isWhole = blocks === steps.at(-1)
  const end = useReadToEnd(isWhole, onReadToEnd)
  // A search target takes precedence over the reading position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` sets the marks
  useEffect(() => {
    if (isWhole)
      content.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isWhole, prepare])
  return (
    <>
      <div
        ref={content}
        className={classNames(isProtected && 'select-none print:hidden', !isWhole && 'min-h-dvh')}
      >
        <ImageRendererContext value={drawImage}>
          <RichText html={html} prepare={prepare} blocks={blocks} />
        </ImageRendererContext>
      </div>
      <div ref={end} aria-hidden="true" />
      {isProtected && <p className="hidden print:block">Printing is disabled for lessons.</p>}
    </>
  )
}

/** The blocks to draw: for those who begin at the top, the first screen comes first and the rest when it can be seen. */
function useStepwiseRender(beginsAtTop: boolean, isPreparing: boolean): number {
  const [step, setStep] = useState(beginsAtTop ? 0 : steps.length - 1)
  useEffect(() => {
    if (step === steps.length - 1) return
    // Long enough a task that the browser may do something else in between.
    const drawMore = () => startTransition(() => setStep(step + 1))
    if (isPreparing && step === 0) {
      const timer = setTimeout(drawMore, preparationMilliseconds)
      return () => clearTimeout(timer)
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(drawMore)
    })
    return () => cancelAnimationFrame(frame)
  }, [step, isPreparing])
  return steps[step]!
}

/** Watches the end of the text, once all of it is there. */
function useReadToEnd(isWhole: boolean, onReadToEnd: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const report = useRef(onReadToEnd)
  useEffect(() => {
    report.current = onReadToEnd
  })
  useEffect(() => {
    if (!isWhole || !end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      report.current()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWhole])
  return end
}
