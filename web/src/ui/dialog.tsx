import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A small modal dialog. The element with `data-first-focus` gets the focus first. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      titleId={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100%-2.5rem)] max-w-[32rem] rounded-md border border-hairline bg-surface p-6 text-ink shadow-float backdrop:bg-black/50 sm:p-8"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
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
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
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
