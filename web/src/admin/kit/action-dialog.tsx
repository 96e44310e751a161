import { REASON_MAX_CHARACTERS } from '@course/contract/admin/admin'
import { type ReactNode, useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type AdminFunctionName, useAdminMutation } from './use-admin-mutation.ts'

type Values = Partial<Record<string, string>>

/** Something that staff can do. A dialog explains it and asks for confirmation. */
export type AdminAction = {
  /** On the button that opens the dialog, and by default its title. */
  label: string
  /** The title of the dialog, if the button says too little: “Cancel email” for “Cancel”. */
  title?: string
  /** On the button of the dialog; by default the label. Names who is affected: “Remove anna@firm.co”. */
  confirmLabel?: string
  /** Says in the dialog what will happen. */
  effect: ReactNode
  /** The server function, and its body without reason, operation id and what is typed. */
  name: AdminFunctionName
  body: Record<string, unknown>
  /** Fields with a `name`; what is typed is added to the body. */
  fields?: ReactNode
  rules?: Record<string, (value: string) => string | undefined>
  /** A reason, which is saved in the audit log. */
  reason?: 'required' | 'optional'
  /** Nothing in the admin area can undo it; the button is red. */
  isIrreversible?: boolean
  /** The text that has to be typed before the action can be confirmed. */
  typedConfirmation?: string
  /** The toast after success. */
  done?: string
  onDone?: (data: unknown) => void
}

type ActionDialogProps = { action: AdminAction; onClose: () => void }

/** Confirms an action. Stays open until the server responds; then the screen is loaded again. */
export function ActionDialog({ action, onClose }: ActionDialogProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const toast = useToast()
  const { label, title = label, confirmLabel = label, name, body, fields, reason, typedConfirmation } = action
  const mutation = useAdminMutation(name, {
    success: action.done ?? 'Done',
    onSuccess: (data) => {
      onClose()
      action.onDone?.(data)
    },
    onError: (error) => {
      refusal.current = error.message
    },
  })
  const refusal = useRef<string>(undefined)
  async function send({ confirmation: _, ...values }: Values): Promise<boolean> {
    refusal.current = undefined
    const isDone = await mutation.run({ reason: '', ...values, ...body })
    // After a conflict the screen is loaded again, which closes the dialog if its row is gone; a toast then says why.
    if (refusal.current && !dialog.current) toast(refusal.current, 'error')
    return isDone
  }
  const close = () => !mutation.isPending && onClose()
  return (
    <Dialog title={title} onClose={close}>
      <Form<Values>
        mutation={{ ...mutation, run: send }}
        rules={{
          ...action.rules,
          ...(reason === 'required' && { reason: requireReason }),
          ...(typedConfirmation && { confirmation: (value) => requireTyped(value, typedConfirmation) }),
        }}
        submitLabel={confirmLabel}
        pendingLabel={confirmLabel}
        submitVariant={action.isIrreversible ? 'danger' : 'primary'}
        onCancel={onClose}
        actions="dialog"
        className="mt-4"
      >
        <div ref={dialog} className="grid gap-3 text-sm">
          {action.effect}
        </div>
        {fields}
        {reason && (
          <TextArea
            label={reason === 'required' ? 'Reason' : 'Reason (optional)'}
            name="reason"
            rows={2}
            maxLength={REASON_MAX_CHARACTERS}
            required={reason === 'required'}
          />
        )}
        {typedConfirmation && (
          <Field
            label={`To confirm, type ${typedConfirmation}`}
            name="confirmation"
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Form>
    </Dialog>
  )
}

const requireReason = (value: string) =>
  value.trim() === '' ? "Please enter a reason. It's saved in the audit log." : undefined

const requireTyped = (value: string, expected: string) =>
  value.trim().toLowerCase() === expected.toLowerCase() ? undefined : `Please type ${expected}`
