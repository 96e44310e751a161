import { useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type ConfirmRemovalProps = {
  /** What will happen. */
  text: string
  confirm: string
  isBusy: boolean
  problem?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more, in the place of the button that was pressed. */
export function ConfirmRemoval({ text, confirm, isBusy, problem, onConfirm, onCancel }: ConfirmRemovalProps) {
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
          {confirm}
        </Button>
        <Button variant="secondary" wide onClick={() => !isBusy && onCancel()}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
