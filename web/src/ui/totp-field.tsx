import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { focusOnMount } from './focus-on-mount.ts'

type TotpFieldProps = { hint?: ReactNode; takesFocus?: boolean }

/** Field for the six digits of a TOTP code. Phones show a numeric keyboard and may autofill the code. */
export const TotpField = ({ hint, takesFocus = false }: TotpFieldProps) => (
  <Field
    ref={takesFocus ? focusOnMount : undefined}
    label={shellCopy.code}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={10}
    required
    data-retyped
    data-first-focus={takesFocus || undefined}
    hint={hint}
  />
)
