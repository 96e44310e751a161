import type { ReactNode, Ref } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type SectionFormProps = {
  submitLabel: string
  submitRef?: Ref<HTMLButtonElement>
  isBusy: boolean
  /** An error that belongs to no single field. */
  problem?: string
  onSubmit: () => void
  /** Beside the submit button. */
  secondaryAction?: ReactNode
  children: ReactNode
}

/** The form of an account section. `noValidate`, because our own messages replace the browser's. */
export function SectionForm(props: SectionFormProps) {
  const { submitLabel, submitRef, isBusy, problem, onSubmit, secondaryAction, children } = props
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
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button ref={submitRef} type="submit" wide busy={isBusy}>
          {isBusy ? 'Please wait...' : submitLabel}
        </Button>
        {secondaryAction}
      </div>
    </form>
  )
}
