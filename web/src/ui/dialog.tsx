import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A small modal dialog. The element with `data-first-focus` gets the focus first. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      titleId={titleId}
      onClose={onClose}
      // Scrolls far enough that the sticky buttons of a form do not cover the focus.
      className="m-auto w-[calc(100%-2.5rem)] max-w-[32rem] scroll-pb-44 rounded-md border border-hairline bg-surface text-ink shadow-float backdrop:bg-black/50 sm:scroll-pb-28"
    >
      <div className="p-6 sm:p-8">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  )
}

type ModalProps = { titleId: string; onClose: () => void; className: string; children: ReactNode }

/** A modal dialog that traps the focus and closes with Escape. Render it to open it. */
export function Modal({ titleId, onClose, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before unmounting, so that the browser restores focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // The browser closes the dialog at the second Escape even if `cancel` is prevented.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={className}
    >
      {children}
    </dialog>
  )
}
