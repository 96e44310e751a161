import type { Ref } from 'react'
import { Field } from '../ui/field.tsx'

type EmailFieldProps = {
  ref: Ref<HTMLInputElement>
  value: string
  onType: (value: string) => void
  readOnly: boolean
  error: string | undefined
}

/** Password managers fill it in as the username. */
export function EmailField({ onType, ...props }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onType(event.target.value)}
      {...props}
    />
  )
}
