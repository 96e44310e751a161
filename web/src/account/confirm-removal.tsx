import { useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type ConfirmRemovalProps = {
  /** Explains what will happen. */
  text: string
  confirmLabel: string
  isBusy: boolean
  problem?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for a confirmation, in place of the button that was pressed. */
export function ConfirmRemoval({
  text,
  confirmLabel,
  isBusy,
  problem,
  onConfirm,
  onCancel,
}: ConfirmRemovalProps) {
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p ref={messageRef} tabIndex={-1}>
        {text}
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button wide busy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button variant="secondary" wide onClick={() => !isBusy && onCancel()}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
