import { customerStage } from '@course/contract/admin/customers'
import { z } from 'zod'
import { nowIso } from '../../platform/clock.ts'
import {
  type Importer,
  type ImportOutcome,
  importedBoolean,
  importedJson,
  importedText,
  importedTime,
  rejected,
} from '../../platform/importer.ts'
import { isAcceptedHash } from '../passwords/passwords.ts'
import { emailField, ownMetadataField } from '../shared/fields.ts'
import { changeAccount, createAccount, findAccount, findAccountByEmail } from '../store/accounts.ts'
import { advanceStage } from '../store/customer-state.ts'

const row = z.object({
  id: z.uuid('must be a UUID').toLowerCase(),
  email: emailField,
  encrypted_password: importedText(1000).nullish(),
  email_confirmed_at: importedTime,
  confirmation_sent_at: importedTime,
  last_sign_in_at: importedTime,
  banned_until: importedTime,
  deleted_at: importedTime,
  created_at: importedTime,
  is_anonymous: importedBoolean,
  is_sso_user: importedBoolean,
  raw_user_meta_data: importedJson,
})

type Row = z.infer<typeof row>

/**
 * Imported accounts keep their ids. If an email already has an account here, that account stays unchanged.
 */
export const importAccounts: Importer<Row> = {
  table: 'users',
  columns: ['id', 'email'],
  row,
  keyOf: ({ id }) => id,

  async preview(db, source, { accounts, accountsByEmail, deleted }): Promise<ImportOutcome> {
    if (source.deleted_at) deleted.add(source.id)
    const problem = rejectionReason(source)
    if (problem) return rejected(problem)
    const firstId = accountsByEmail.get(source.email)
    if (firstId !== undefined && firstId !== source.id) {
      accounts.set(source.id, accounts.get(firstId) ?? firstId)
      return { state: 'exists', reason: 'has the same email as another account, and is merged into it' }
    }
    const existing = (await findAccount(db, source.id)) ?? (await findAccountByEmail(db, source.email))
    if (existing && existing.id !== source.id && existing.email_verified_at === null)
      // It may belong to a stranger, who would get what the user of the mailbox paid for.
      return rejected('an account here has this email, but the email is not verified')
    accounts.set(source.id, existing?.id ?? source.id)
    accountsByEmail.set(source.email, source.id)
    if (existing) return { state: 'exists' }
    return passwordHashOf(source) === null
      ? { state: 'new', reason: 'has no password; its owner sets one with “Forgot your password?”' }
      : { state: 'new' }
  },

  async write(trx, source, { clock }) {
    const { created_at, last_sign_in_at, banned_until } = source
    const createdAt = new Date(created_at ?? nowIso(clock))
    const { requires_password_reset: reset } = (source.raw_user_meta_data ?? {}) as Record<string, unknown>
    await createAccount(
      trx,
      { now: () => createdAt },
      {
        id: source.id,
        email: source.email,
        passwordHash: passwordHashOf(source),
        confirmed: true,
        // Accounts created by a purchase are confirmed although no link was opened.
        emailVerified: source.confirmation_sent_at !== null,
        requiresPasswordReset: reset === true,
        userMetadata: metadataOf(source),
      },
    )
    await changeAccount(trx, clock, source.id, { last_sign_in_at, banned_until })
    if (last_sign_in_at) await advanceStage(trx, source.id, customerStage.signedIn)
  },
}

function rejectionReason(source: Row): string | undefined {
  if (source.deleted_at) return 'the account was deleted'
  if (source.is_anonymous) return 'the account is anonymous'
  if (source.is_sso_user) return 'the account uses single sign-on'
  return source.email_confirmed_at ? undefined : 'its email was never confirmed'
}

const passwordHashOf = ({ encrypted_password: hash }: Row) => (hash && isAcceptedHash(hash) ? hash : null)

function metadataOf({ raw_user_meta_data }: Row): Record<string, unknown> {
  const parsed = ownMetadataField.safeParse(raw_user_meta_data)
  return parsed.success ? parsed.data : {}
}
