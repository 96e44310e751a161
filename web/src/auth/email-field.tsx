import type { Ref } from 'react'
import { Field } from '../ui/field.tsx'

type EmailFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  onType: (value: string) => void
  readOnly: boolean
  error: string | undefined
  /** Also suggests passkeys; see `PasskeySignIn`. */
  suggestsPasskeys?: boolean
}

/** Password managers fill it in as the username. */
export function EmailField({ onType, suggestsPasskeys = false, ...props }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onType(event.target.value)}
      {...props}
    />
  )
}
