import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

type AccountFormProps = {
  submitLabel: string
  isBusy: boolean
  /** When the main action is elsewhere on the screen. */
  isSecondary?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The form of every sign-in screen. `noValidate`, because our own messages replace the browser's. */
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
