import { useMutation } from '../app/saving/use-mutation.ts'
import { Form } from '../ui/form.tsx'
import { EmailField, normalizeEmail, validateTypedEmail } from './email-field.tsx'

type EmailFormProps = {
  submitLabel: string
  initialEmail?: string | undefined
  /** Sends the email; `onSent` is called on success. */
  send: (email: string) => Promise<unknown>
  onSent: (email: string) => void
}

export function EmailForm({ submitLabel, initialEmail, send, onSent }: EmailFormProps) {
  const request = useMutation(({ email }: { email: string }) => send(normalizeEmail(email)), {
    onSuccess: (_, { email }) => onSent(normalizeEmail(email)),
  })
  return (
    <Form mutation={request} rules={{ email: validateTypedEmail }} submitLabel={submitLabel} actions="full">
      <EmailField defaultValue={initialEmail} />
    </Form>
  )
}
