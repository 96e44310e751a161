import { REASON_MAX_CHARACTERS } from '@course/contract/admin/admin'
import { type ReactNode, useState } from 'react'
import { newId } from '../api/new-id.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { useAdminAction } from './reauthentication.tsx'

type ActionDialogProps = {
  title: string
  /** The function that does it, and what it needs besides operation id and reason. */
  name: string
  body: Record<string, unknown>
  /** What will happen, in sentences. */
  children: ReactNode
  /** The button names the act: “Remove anna@firm.co”. */
  confirm: string
  reason?: 'required' | 'optional' | 'none'
  /** Looks at the fields among the children, and marks what is wrong. */
  check?: () => boolean
  /** Given what the server answered. */
  onDone: (data: unknown) => void
  onClose: () => void
}

/**
 * Confirms an admin action. One dialog is one operation id, so a double click or a retry after a lost
 * response is the same action. Stays open until the server responds.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, name, body, children, confirm, reason = 'required', check, onDone, onClose } = props
  const [operationId] = useState(newId)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<{ field?: 'reason'; text: string }>()
  const { run, isBusy } = useAdminAction()

  const submit = async () => {
    if (check && !check()) return setProblem(undefined)
    if (reason === 'required' && typed.trim() === '') {
      return setProblem({ field: 'reason', text: "Please enter a reason. It's saved in the audit log." })
    }
    setProblem(undefined)
    try {
      const done = await run(name, { ...body, operationId, reason: typed })
      if (done) onDone(done.data)
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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
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
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
