import { customerStep } from '@course/contract/office/customers'
import { z } from 'zod'
import { nowIso } from '../../platform/clock.ts'
import {
  type Importer,
  importedBoolean,
  importedJson,
  importedText,
  importedTime,
  refused,
  type Verdict,
} from '../../platform/importer.ts'
import { isAcceptedHash } from '../passwords/passwords.ts'
import { emailField, ownMetadataField } from '../shared/request.ts'
import { accountByEmail, accountById, changeAccount, createAccount } from '../store/accounts.ts'
import { raiseStep } from '../store/customers.ts'

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

/** Accounts keep their ids; an address that has an account here keeps that one, as it is. */
export const importAccounts: Importer<Row> = {
  table: 'users',
  columns: ['id', 'email'],
  row,
  keyOf: ({ id }) => id,

  async look(db, theirs, { accounts, addresses, deleted }): Promise<Verdict> {
    if (theirs.deleted_at) deleted.add(theirs.id)
    const problem = problemOf(theirs)
    if (problem) return refused(problem)
    const first = addresses.get(theirs.email)
    if (first !== undefined && first !== theirs.id) {
      accounts.set(theirs.id, accounts.get(first) ?? first)
      return { state: 'here', why: 'has the address of another account, and becomes one with it' }
    }
    const known = (await accountById(db, theirs.id)) ?? (await accountByEmail(db, theirs.email))
    if (known && known.id !== theirs.id && known.mailbox_proved_at === null)
      // It may be a stranger's, who would get what the owner of the address has paid for.
      return refused('an account here has this address, and nobody has proved that it is theirs')
    accounts.set(theirs.id, known?.id ?? theirs.id)
    addresses.set(theirs.email, theirs.id)
    if (known) return { state: 'here' }
    return passwordHashOf(theirs) === null
      ? { state: 'new', why: 'comes without a password, which its owner sets with “Forgot your password?”' }
      : { state: 'new' }
  },

  async write(trx, theirs, { clock }) {
    const { created_at, last_sign_in_at, banned_until } = theirs
    const made = new Date(created_at ?? nowIso(clock))
    const { requires_password_reset: reset } = (theirs.raw_user_meta_data ?? {}) as Record<string, unknown>
    await createAccount(
      trx,
      { now: () => made },
      {
        id: theirs.id,
        email: theirs.email,
        passwordHash: passwordHashOf(theirs),
        confirmed: true,
        // Accounts that were made at a purchase are confirmed too, without a link that anybody opened.
        proved: theirs.confirmation_sent_at !== null,
        requiresPasswordReset: reset === true,
        userMetadata: metadataOf(theirs),
      },
    )
    await changeAccount(trx, clock, theirs.id, { last_sign_in_at, banned_until })
    if (last_sign_in_at) await raiseStep(trx, theirs.id, customerStep.signedIn)
  },
}

function problemOf(theirs: Row): string | undefined {
  if (theirs.deleted_at) return 'the account was deleted'
  if (theirs.is_anonymous) return 'the account belongs to nobody'
  if (theirs.is_sso_user) return 'the account signs in through another service'
  return theirs.email_confirmed_at ? undefined : 'its address was never confirmed'
}

const passwordHashOf = ({ encrypted_password: hash }: Row) => (hash && isAcceptedHash(hash) ? hash : null)

function metadataOf({ raw_user_meta_data }: Row): Record<string, unknown> {
  const read = ownMetadataField.safeParse(raw_user_meta_data)
  return read.success ? read.data : {}
}
