import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

type AccountFormProps = {
  submitLabel: string
  isBusy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The fields of an account screen above their button. The browser's own bubbles would speak before our messages do. */
export function AccountForm({ submitLabel, isBusy, onSubmit, children }: AccountFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
      className="grid gap-5"
    >
      {children}
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Please wait...' : submitLabel}
      </Button>
    </form>
  )
}
