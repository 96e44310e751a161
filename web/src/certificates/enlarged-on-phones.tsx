import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'

/** A landscape sheet is too small to read on an upright phone: there it can be enlarged, and moved with a finger or the arrow keys. */
export function EnlargedOnPhones({ children }: { children: ReactNode }) {
  const [isLarge, setLarge] = useState(false)
  const frame = useRef<HTMLElement>(null)

  function toggle() {
    flushSync(() => setLarge(!isLarge))
    // The name is in the middle.
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {}
    frame.current?.scrollTo({ left: (scrollWidth - clientWidth) / 2 })
  }

  return (
    <>
      <section
        ref={frame}
        aria-label="Certificate"
        tabIndex={isLarge ? 0 : undefined}
        className={isLarge ? 'certificate-enlarged' : undefined}
      >
        {children}
      </section>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 sm:hidden print:hidden"
        aria-pressed={isLarge}
        onClick={toggle}
      >
        {isLarge ? 'Zoom out' : 'Zoom in'}
      </Button>
    </>
  )
}
