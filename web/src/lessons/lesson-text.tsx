import { useRef } from 'react'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useContentProtection } from './use-content-protection.ts'
import { useReadingPlace } from './use-reading-place.ts'

type LessonTextProps = {
  html: string
  isProtected: boolean
  startAt: number
  onBlock: (block: number) => void
}

/** One page of lesson text. What readers pay for cannot be selected or printed by those who read it. */
export function LessonText({ html, isProtected, startAt, onBlock }: LessonTextProps) {
  const content = useRef<HTMLDivElement>(null)
  useContentProtection(content, isProtected)
  useReadingPlace({ content, startAt, onBlock })
  return (
    <>
      <div ref={content} className={isProtected ? 'select-none print:hidden' : undefined}>
        <RichText html={html} />
      </div>
      {isProtected && <p className="hidden print:block">Lessons are read on this site and not printed.</p>}
    </>
  )
}
