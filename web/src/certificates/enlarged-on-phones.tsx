import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'

/** On phones the sheet is too small to read, so it can be enlarged and scrolled, also with the arrow keys. */
export function EnlargedOnPhones({ children }: { children: ReactNode }) {
  const [isEnlarged, setEnlarged] = useState(false)
  const frame = useRef<HTMLElement>(null)

  function toggle() {
    flushSync(() => setEnlarged(!isEnlarged))
    // Center the name.
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {}
    frame.current?.scrollTo({ left: (scrollWidth - clientWidth) / 2 })
  }

  return (
    <>
      <section
        ref={frame}
        aria-label={copy.sheet}
        tabIndex={isEnlarged ? 0 : undefined}
        className={isEnlarged ? 'certificate-enlarged' : undefined}
      >
        {children}
      </section>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-4 sm:hidden print:hidden"
        aria-pressed={isEnlarged}
        onClick={toggle}
      >
        {isEnlarged ? copy.zoomOut : copy.zoomIn}
      </Button>
    </>
  )
}
