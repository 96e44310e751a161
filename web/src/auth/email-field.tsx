import { authCopy } from '@course/content/site/auth/sign-in'
import { parseEmail } from '@course/contract/accounts'
import type { ComponentProps } from 'react'
import { Field } from '../ui/field.tsx'

/** The field `email`. Password managers fill it in as the username. */
export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label={authCopy.email}
    type="email"
    name="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)

/** The rule of the field. */
export const validateTypedEmail = (typed: string): string | undefined => parseEmail(typed).problem

/** The email to send, once the field is valid. */
export const normalizeEmail = (typed: string): string => parseEmail(typed).email ?? typed
