import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Called for Escape and for the browser's own ways of closing; set `isOpen` to false in it. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the main act last. */
  actions?: ReactNode
}

/** The browser's modal dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ isOpen, title, onClose, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(100vw-2.5rem,32rem)] rounded-md border border-hairline bg-surface p-6 text-ink shadow-float backdrop:bg-black/50 sm:p-8"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 text-muted">{children}</div>
      {actions && <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-end">{actions}</div>}
    </dialog>
  )
}
