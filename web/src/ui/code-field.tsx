import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type CodeFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'readOnly'> & {
  value: string
  onType: (value: string) => void
  hint?: string
  error?: string
}

/** Field for the six digits of a TOTP code. Phones show a numeric keyboard and may autofill the code. */
export const CodeField = ({ onType, ...rest }: CodeFieldProps) => (
  <Field
    label="Code"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={10}
    required
    onChange={(event) => onType(event.target.value)}
    {...rest}
  />
)
