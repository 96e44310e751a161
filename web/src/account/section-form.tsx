import type { ReactNode, Ref } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

type SectionFormProps = {
  submitLabel: string
  submitRef?: Ref<HTMLButtonElement>
  isBusy: boolean
  /** What is wrong with no field in particular. */
  problem?: string
  onSubmit: () => void
  /** What else can be done, beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** `noValidate`, because our own messages replace the browser's. */
export function SectionForm(props: SectionFormProps) {
  const { submitLabel, submitRef, isBusy, problem, onSubmit, beside, children } = props
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
        {beside}
      </div>
    </form>
  )
}
