import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

type AccountFormProps = {
  submitLabel: string
  isBusy: boolean
  /** When something else on the screen is the thing to do. */
  isSecondary?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The fields of an account screen above their button. The browser's own bubbles would speak before our messages do. */
export function AccountForm(props: AccountFormProps) {
  const { submitLabel, isBusy, isSecondary = false, onSubmit, children } = props
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
      <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} busy={isBusy} className="w-full">
        {isBusy ? 'Please wait...' : submitLabel}
      </Button>
    </form>
  )
}
