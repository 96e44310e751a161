import { emailChanged } from '@course/content/course/mail/account'
import { ownerEmailChanged } from '@course/content/course/mail/staff'
import { enqueueMail } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { isConstraintViolation } from '../../platform/constraints.ts'
import { hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { CommandSite, Site } from '../../platform/site.ts'
import { isOwner, operatorAction, pageAction, recordAuditEntry } from '../../staff/index.ts'
import { sendEmailChangeMails, sendNotice } from '../mail-links/account-mails.ts'
import { revokeEmailChangeTokens, revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import type { LinkOptions } from '../shared/fields.ts'
import {
  type AccountChange,
  changeAccount,
  findAccountByEmail,
  type UserRow,
  updateEmail,
} from '../store/accounts.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/**
 * ADMIN_EMAIL stays reserved after the owner has moved to another email or transferred ownership. Only the
 * owner can return to it.
 */
export const isReservedEmail = ({ config }: Pick<Site, 'config'>, email: string): boolean =>
  email === config.admin.email

/** Whether an account may not change its email to this one. */
async function isEmailTaken(trx: Tx, site: Site, email: string, accountId: string): Promise<boolean> {
  if (await findAccountByEmail(trx, email)) return true
  return isReservedEmail(site, email) && !(await isOwner(trx, accountId))
}

/** Changes an account's email and its copies in other slices, and ends a pending change. */
export async function changeEmail(
  trx: Tx,
  site: Pick<Site, 'clock' | 'personalData'>,
  userId: string,
  email: string,
  change: AccountChange,
): Promise<UserRow | undefined> {
  const ended = { new_email: null, email_change_half: null }
  const changed = await updateEmail(trx, site.clock, userId, email, { ...change, ...ended })
  if (changed) for (const slice of site.personalData) await slice.changeEmail?.(trx, { userId, email })
  return changed
}

/**
 * Saves the new email and sends confirmation links to both emails. Replaces a pending change. Does the same if
 * another account has this email, so that the response does not reveal it; see `sendEmailChangeMails`.
 */
export async function requestEmailChange(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
  options: LinkOptions,
) {
  await revokeEmailChangeTokens(trx, user.id)
  await changeAccount(trx, site.clock, user.id, {
    new_email: email,
    email_change_half: null,
    email_change_sent_at: nowIso(site.clock),
  })
  await sendEmailChangeMails(trx, site, user, email, options)
}

/** Requesting the current email cancels a pending change. */
export async function cancelEmailChange(trx: Tx, site: Site, user: UserRow) {
  await revokeEmailChangeTokens(trx, user.id)
  await changeAccount(trx, site.clock, user.id, { new_email: null, email_change_half: null })
}

/** Records the first of the two confirmations; the second completes the change. */
export async function confirmEmailChange(
  trx: Tx,
  site: Site,
  user: UserRow,
  purpose: 'email_change_current' | 'email_change_new',
): Promise<UserRow | 'half-done'> {
  const half = purpose === 'email_change_current' ? 'current' : 'new'
  if (!user.new_email) throw new AppError('auth.otp_expired')
  const firstHalf = trx
    .updateTable('users')
    .set({ email_change_half: half })
    .where('id', '=', user.id)
    .where((eb) => eb.or([eb('email_change_half', 'is', null), eb('email_change_half', '=', half)]))
  if (await hasChanged(firstHalf)) return 'half-done'

  if (await isEmailTaken(trx, site, user.new_email, user.id)) throw new AppError('auth.email_exists')
  await revokeTokensOf(trx, user.id)
  const changed = await changeEmail(trx, site, user.id, user.new_email, {
    email_confirmed_at: nowIso(site.clock),
    email_verified_at: nowIso(site.clock),
  })
  const newEmail = user.new_email
  if (await isOwner(trx, user.id)) await recordOwnerEmailChange(trx, site, { account: user, newEmail })
  // Sent to the old email, in case someone else confirmed the change.
  else await sendNotice(trx, site, user, 'address-changed', () => emailChanged({ newEmail }))
  return changed ?? user
}

/**
 * Changes a customer's email on behalf of staff. If the account was never used, it changes immediately:
 * earlier links are revoked, and the caller must send a set-password link to the new email. Otherwise both
 * mailboxes must confirm, and this returns undefined.
 */
export async function changeEmailByStaff(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
): Promise<UserRow | undefined> {
  if (await isEmailTaken(trx, site, email, user.id)) throw new AppError('admin.email_taken')
  if (user.last_sign_in_at) {
    await requestEmailChange(trx, site, user, email, {})
    return undefined
  }
  await revokeCredentials(trx, site, user)
  const change = { email_verified_at: null }
  const changed = await changeEmail(trx, site, user.id, email, change).catch((error: unknown) => {
    // The email may have been taken since it was checked.
    throw isConstraintViolation('unique', error) ? new AppError('admin.email_taken', { cause: error }) : error
  })
  if (!changed) throw new AppError('admin.conflict')
  return changed
}

type OwnerEmailChange = {
  /** The owner's account before the change. */
  account: Pick<UserRow, 'id' | 'email'>
  newEmail: string
  /** The owner, unless the operator changed it. */
  actor?: { accountId: string; email: string; role: string }
}

/** Writes a change of the owner's email to the audit log and tells both mailboxes. */
export async function recordOwnerEmailChange(
  trx: Tx,
  site: CommandSite,
  { account, newEmail, actor }: OwnerEmailChange,
): Promise<void> {
  const input = { accountId: account.id, newEmail }
  const owner = { accountId: account.id, email: account.email, role: 'owner' }
  const auditedAction = actor
    ? { ...operatorAction('team.owner_email', input), actor }
    : pageAction(owner, { id: '' }, 'team.owner_email', { input })
  await recordAuditEntry(trx, site, auditedAction, {
    subject: { type: 'staff', id: account.id, label: newEmail },
    change: { email: { old: account.email, new: newEmail } },
    outcome: {},
  })
  const text = ownerEmailChanged({ from: account.email, to: newEmail })
  for (const to of [account.email, newEmail]) await enqueueMail(trx, site, { kind: 'owner-email', to, text })
}
