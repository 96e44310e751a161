import { REASON_MAX_CHARACTERS } from '@course/contract/admin/admin'
import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { useAdminAction } from './reauthentication.tsx'

type ActionDialogProps = {
  title: string
  /** The server function. */
  name: string
  /** Its body, without operation id and reason. */
  body: Record<string, unknown>
  /** Explains what will happen; may contain fields. */
  children: ReactNode
  /** Names the action: “Remove anna@firm.co”. */
  confirmLabel: string
  reason?: 'required' | 'optional' | 'none'
  /** Validates the fields among the children and shows their errors. */
  validate?: () => boolean
  onDone: (data: unknown) => void
  onClose: () => void
}

/** Confirms an admin action. Stays open until the server responds. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, name, body, children, confirmLabel, reason = 'required', validate, onDone, onClose } = props
  const [reasonText, setReasonText] = useState('')
  const [problem, setProblem] = useState<{ field?: 'reason'; text: string }>()
  const { run, isBusy } = useAdminAction()

  const submit = async () => {
    if (validate && !validate()) return setProblem(undefined)
    if (reason === 'required' && reasonText.trim() === '') {
      return setProblem({ field: 'reason', text: "Please enter a reason. It's saved in the audit log." })
    }
    setProblem(undefined)
    try {
      const result = await run(name, { ...body, reason: reasonText })
      if (result) onDone(result.data)
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : 'An error occurred' })
    }
  }

  return (
    <Dialog title={title} onClose={() => !isBusy && onClose()}>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <div className="grid gap-3 text-sm">{children}</div>
        {reason !== 'none' && (
          <TextArea
            label={reason === 'required' ? 'Reason' : 'Reason (optional)'}
            rows={2}
            maxLength={REASON_MAX_CHARACTERS}
            required={reason === 'required'}
            value={reasonText}
            onChange={(event) => setReasonText(event.target.value)}
            error={problem?.field === 'reason' ? problem.text : undefined}
          />
        )}
        {problem && !problem.field && <Alert tone="error">{problem.text}</Alert>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            variant="secondary"
            data-first-focus
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onClose()}
          >
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
