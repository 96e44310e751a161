import { lessonCopy } from '@course/content/site/learning/lesson'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { GlossaryPopover } from '../library/glossary-popover.tsx'
import { ImageRendererContext } from '../rich-text/media.tsx'
import { Outline } from '../rich-text/outline.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { prepareSections, type Section } from '../rich-text/sections.ts'
import { classNames } from '../ui/class-names.ts'
import { useContentProtection } from './use-content-protection.ts'
import { useReadingPosition } from './use-reading-position.ts'

type LessonTextProps = {
  html: string
  sections: readonly Section[]
  isProtected: boolean
  initialBlock: number
  onBlockChange: (block: number) => void
  onLeave: (block: number) => void
  /** Called when the end of the text comes into view. */
  onReadToEnd: () => void
  /** Changes the text before it is rendered; `isPending` while that code or its data is loading. */
  preparation: { prepare: ((body: HTMLElement) => void) | undefined; isPending: boolean }
  /** Renders an image of the text, or a live figure instead of the file. */
  renderImage: (name: string, file: ReactNode) => ReactNode
}

/** Numbers of blocks to render in each step. The first is about one phone screen. */
const steps = [4, 16, Number.POSITIVE_INFINITY] as const
/** How long the rest of the text waits for `prepare`, so that it is rendered only once. */
const MAX_PREPARATION_MS = 1000

/** One page of lesson text. Selecting and printing are disabled. */
export function LessonText(props: LessonTextProps) {
  const {
    html,
    sections,
    isProtected,
    initialBlock,
    onBlockChange,
    onLeave,
    onReadToEnd,
    preparation,
    renderImage,
  } = props
  const { prepare, isPending } = preparation
  const prepareText = useCallback(
    (body: HTMLElement) => {
      prepareSections(body)
      prepare?.(body)
    },
    [prepare],
  )
  const content = useRef<HTMLDivElement>(null)
  useContentProtection(content, isProtected)
  useReadingPosition({ content, initialBlock, onBlockChange, onLeave })
  const blocks = useStepwiseRender(initialBlock === 0, isPending)
  const isComplete = blocks === steps.at(-1)
  const end = useReadToEnd(isComplete, onReadToEnd)
  // A search target takes precedence over the reading position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` sets the marks
  useEffect(() => {
    if (isComplete)
      content.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isComplete, prepare])
  return (
    <>
      <div
        ref={content}
        className={classNames(isProtected && 'select-none print:hidden', !isComplete && 'min-h-dvh')}
      >
        <ImageRendererContext value={renderImage}>
          <RichText html={html} prepare={prepareText} blocks={blocks} />
        </ImageRendererContext>
      </div>
      <GlossaryPopover text={content} />
      {/* Its links need the whole text. */}
      {isComplete && sections.length > 1 && <Outline sections={sections} />}
      <div ref={end} aria-hidden="true" />
      {isProtected && <p className="hidden print:block">{lessonCopy.noPrinting}</p>}
    </>
  )
}

/** Number of blocks to render. When starting at the top, the first screen is rendered first, then the rest. */
function useStepwiseRender(startsAtTop: boolean, isPreparing: boolean): number {
  const [step, setStep] = useState(startsAtTop ? 0 : steps.length - 1)
  useEffect(() => {
    if (step === steps.length - 1) return
    // A transition, because rendering takes long enough to block input.
    const renderMore = () => startTransition(() => setStep(step + 1))
    if (isPreparing && step === 0) {
      const timer = setTimeout(renderMore, MAX_PREPARATION_MS)
      return () => clearTimeout(timer)
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(renderMore)
    })
    return () => cancelAnimationFrame(frame)
  }, [step, isPreparing])
  return steps[step]!
}

/** Calls `onReadToEnd` when the end of the complete text comes into view. */
function useReadToEnd(isComplete: boolean, onReadToEnd: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onReadToEnd)
  useEffect(() => {
    if (!isComplete || !end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      report()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isComplete])
  return end
}
