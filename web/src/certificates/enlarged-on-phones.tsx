import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** On phones the sheet is too small to read, so a tap enlarges it. It then scrolls, also with the arrow keys. */
export function EnlargedOnPhones({ children }: { children: ReactNode }) {
  const [isEnlarged, setEnlarged] = useState(false)
  const frame = useRef<HTMLElement>(null)

  function toggle({ clientX, currentTarget, detail }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    // Where it was tapped; with the keyboard, the middle.
    const fraction = detail > 0 ? (clientX - left) / width : 0.5
    flushSync(() => setEnlarged(!isEnlarged))
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {}
    frame.current?.scrollTo({ left: scrollWidth * fraction - clientWidth / 2 })
  }

  return (
    <>
      <section
        ref={frame}
        aria-label={copy.sheet}
        tabIndex={isEnlarged ? 0 : undefined}
        className={isEnlarged ? 'certificate-enlarged' : undefined}
      >
        <div className="relative">
          {children}
          {/* Beside the sheet, because a button would hide its description from screen readers. */}
          <button
            type="button"
            aria-label={isEnlarged ? copy.zoomOut : copy.zoomIn}
            onClick={toggle}
            className="absolute inset-0 rounded-sm -outline-offset-3 sm:hidden print:hidden"
          />
        </div>
      </section>
      {!isEnlarged && (
        <p aria-hidden="true" className="mt-3 text-sm text-muted sm:hidden print:hidden">
          {copy.tapToZoom}
        </p>
      )}
    </>
  )
}
