import type { useMutation } from '../app/saving/use-mutation.ts'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'

type ConfirmRemovalProps = {
  /** Explains what will happen. */
  text: string
  confirmLabel: string
  mutation: ReturnType<typeof useMutation<void>>
  onCancel: () => void
}

/** Asks for a confirmation, in place of the button that was pressed. */
export const ConfirmRemoval = ({ text, confirmLabel, mutation, onCancel }: ConfirmRemovalProps) => (
  <Form mutation={mutation} submitLabel={confirmLabel} pendingLabel={confirmLabel} onCancel={onCancel}>
    <p ref={focusOnMount} tabIndex={-1}>
      {text}
    </p>
  </Form>
)
