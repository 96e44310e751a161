import { parseEmail } from '@course/contract/accounts'
import { z } from 'zod'

export const emailField = z.string().transform((typed, context) => {
  const { email, problem } = parseEmail(typed)
  if (!email) context.addIssue({ code: 'custom', message: problem })
  return email ?? ''
})
