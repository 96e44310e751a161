import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

type CodeFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'readOnly'> & {
  value: string
  onType: (value: string) => void
  hint?: string
  error?: string
}

/** Six digits that an app shows. Phones offer their digits and, where they know it, the code itself. */
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
