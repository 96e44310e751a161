import { validationCopy } from '@course/content/site/validation'
import { validateProfile } from '@course/contract/account/profile'
import { parseEmail } from '@course/contract/accounts'
import { PASSWORD_MAX_CHARACTERS } from '@course/contract/auth/passwords'
import { normalizeStudentName } from '@course/contract/certificates/certificates'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { MAX_METADATA_BYTES } from './rules.ts'

const requiredError = (field: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined ? validationCopy.required(field) : validationCopy.badFormat(field),
})

/** Text of limited length without control characters, which would break databases and headers. */
export const textField = (field: string, maxLength: number) =>
  z
    .string(requiredError(field))
    .max(maxLength, validationCopy.tooLong(field, maxLength))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be refused
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value), validationCopy.badFormat(field))

export const emailField = z.string(requiredError(validationCopy.fields.email)).transform((typed, context) => {
  const { email, problem } = parseEmail(typed)
  if (email !== undefined) return email
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

/** Any string; strength and correctness are checked elsewhere. */
export const passwordField = z
  .string(requiredError(validationCopy.fields.password))
  .max(
    PASSWORD_MAX_CHARACTERS,
    validationCopy.tooLong(validationCopy.fields.password, PASSWORD_MAX_CHARACTERS),
  )

/** User metadata. It is part of every token, so it must stay small. */
export const metadataField = z
  .record(z.string(), z.unknown(), requiredError('Data'))
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES, 'Data is too large')

/** Metadata as users may write it, without server-owned keys. */
export const ownMetadataField = metadataField.transform(
  ({ email_verified: _verified, requires_password_reset: _reset, ...own }, context) => {
    const problem = validateProfile(own)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    const { name } = own
    // Null deletes the key, so that an empty name is not stored.
    return typeof name === 'string' ? { ...own, name: normalizeStudentName(name) || null } : own
  },
)

export const pkceFields = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, validationCopy.badFormat('Code challenge'))
    .optional(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain'], validationCopy.badFormat('Code challenge method')))
    .optional(),
}

export type CodeChallenge = { code_challenge: string; code_challenge_method: 's256' | 'plain' }

/** Options of an emailed link: the page to open, and the PKCE code challenge if the client uses PKCE. */
export type LinkOptions = { redirect?: string | undefined; challenge?: CodeChallenge | undefined }

/** The page is checked when the link is created, by `resolveRedirect`. */
export function linkOptionsOf(query: unknown, body: Partial<CodeChallenge>): LinkOptions {
  const { code_challenge, code_challenge_method } = body
  const redirect = redirectOf(query)
  if (!code_challenge && !code_challenge_method) return { redirect }
  if (!code_challenge || !code_challenge_method) {
    throw new AppError('request.invalid', {
      text: 'Code challenge and code challenge method must be sent together',
    })
  }
  return { redirect, challenge: { code_challenge, code_challenge_method } }
}

export function redirectOf(query: unknown): string | undefined {
  const { redirect_to: target } = query as { redirect_to?: unknown }
  return typeof target === 'string' && target.length <= 2048 ? target : undefined
}
