import type { AuditAction, Change } from '@course/contract/admin/admin'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { CommandSite } from '../../platform/site.ts'
import {
  addAdministrator,
  findOwner,
  findStaffRow,
  isStaffAccount,
  operatorAction,
  runAuditedAction,
} from '../../staff/index.ts'
import { changePassword } from '../accounts/change-password.ts'
import { revokeCredentials } from '../accounts/revoke-credentials.ts'
import { requestFactorReset, resetFactorsNow } from '../factors/reset-factors.ts'
import { createSetPasswordLink } from '../mail-links/account-mails.ts'
import { revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import {
  changeAccount,
  createAccount,
  findAccountByEmail,
  lockAccount,
  type UserRow,
} from '../store/accounts.ts'
import { endAllSessions } from '../store/sessions.ts'
import { accountSubject, findOwnerEmail, transferOwnershipTo } from './staff-accounts.ts'

/** The email, and the new password; without one a set-password link is created. */
type StaffCredentials = { email: string; password?: string | undefined }

/**
 * Makes someone an administrator, creating an account if needed. Returns a set-password link unless a
 * password was given.
 */
export async function makeAdministrator(site: CommandSite, { email, password }: StaffCredentials) {
  const passwordHash = await hashIfProvided(password)
  let link: string | undefined
  await runOperatorAction(site, 'team.make_administrator', async (trx) => {
    if (email === (await findOwnerEmail({ ...site, db: trx })))
      throw new Error(`${email} already owns the site`)
    const existing = await findAccountByEmail(trx, email)
    const account = existing ?? (await createAccount(trx, site.clock, { email, requiresPasswordReset: true }))
    if (!account || account.deleted_at) throw new Error(`${email} cannot be used: its account was deleted`)
    await lockAccount(trx, account.id)
    const before = await findStaffRow(trx, account.id)
    const role = before && before.ended_at === null && before.accepted_at !== null ? before.role : null
    if (role === 'administrator') throw new Error(`${email} is already an administrator`)
    await addAdministrator(trx, site.clock, account.id)
    link = await setPasswordOrCreateLink(trx, site, account, passwordHash)
    return { account, change: { role: { old: role, new: 'administrator' } } }
  })
  return link
}

/** Makes an administrator the owner, for a site whose owner cannot do that. Returns the former owner's email. */
export async function makeOwner(site: CommandSite, email: string): Promise<string> {
  let formerOwner = ''
  await runOperatorAction(site, 'team.hand_over', async (trx) => {
    const owner = await findOwner(trx)
    if (!owner) throw new Error('The site has no owner yet. Start it once.')
    if (owner.email === email) throw new Error(`${email} already owns the site`)
    const account = await findAccountByEmail(trx, email)
    const row = account && (await findStaffRow(trx, account.id))
    if (!account || !row?.accepted_at || !(await transferOwnershipTo(trx, site, owner, account)))
      throw new Error(`${email} is not an administrator: run "npm run admin -- make ${email}" first`)
    formerOwner = owner.email
    return { account, change: { owner: { old: owner.email, new: email } } }
  })
  return formerOwner
}

/**
 * Removes a staff member's password, ends their sessions and revokes their links. Returns a set-password link
 * unless a password was given.
 */
export async function resetStaffPassword(site: CommandSite, { email, password }: StaffCredentials) {
  const passwordHash = await hashIfProvided(password)
  let link: string | undefined
  await runOperatorAction(site, 'team.reset_password', async (trx) => {
    const account = await findAccountByEmail(trx, email)
    if (!account || !(await isStaffAccount(trx, account.id))) throw new Error(`${email} is not on the team`)
    await lockAccount(trx, account.id)
    if (passwordHash === undefined) {
      await revokeTokensOf(trx, account.id)
      await endAllSessions(trx, account.id)
      await changeAccount(trx, site.clock, account.id, {
        password_hash: null,
        password_ambiguous: 0,
        requires_password_reset: 1,
      })
    }
    link = await setPasswordOrCreateLink(trx, site, account, passwordHash)
    return { account }
  })
  return link
}

/** Removes MFA after 24 hours (the staff member can cancel) or immediately. Returns when. */
export async function resetStaffFactor(
  site: CommandSite,
  { email, isNow }: { email: string; isNow: boolean },
) {
  let effectiveAt = nowIso(site.clock)
  await runOperatorAction(site, isNow ? 'team.reset_factor' : 'customer.factor', async (trx) => {
    const account = await findAccountByEmail(trx, email)
    if (!account) throw new Error(`${email} has no account here`)
    const result = isNow
      ? (await resetFactorsNow(trx, site, account)) || 'no-factor'
      : await requestFactorReset(trx, site, account)
    if (result === 'no-factor') throw new Error(`${email} doesn't use two-factor authentication`)
    if (result === 'pending')
      throw new Error(`A reset for ${email} is already pending; use --now to reset immediately`)
    if (result !== true) effectiveAt = result.effectiveAt
    return {
      account,
      change: { 'second factor': { old: 'on', new: isNow ? 'off' : `off on ${effectiveAt}` } },
    }
  })
  return effectiveAt
}

/** Runs an action as the operator and records it in the audit log. */
async function runOperatorAction(
  site: CommandSite,
  action: AuditAction,
  run: (trx: Tx) => Promise<{ account: UserRow; change?: Change }>,
): Promise<void> {
  await runAuditedAction(site, operatorAction(action), async (trx) => {
    const { account, ...rest } = await run(trx)
    return { subject: await accountSubject(trx, account), ...rest, outcome: {} }
  })
}

async function hashIfProvided(password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined
  requireStrongPassword(password, { isStaff: true })
  return hashPassword(password)
}

/**
 * Sets the password and marks the email as verified, or, without a password, returns a set-password link,
 * which verifies the email when it is opened.
 */
async function setPasswordOrCreateLink(
  trx: Tx,
  site: CommandSite,
  account: UserRow,
  passwordHash: string | undefined,
): Promise<string | undefined> {
  if (passwordHash === undefined) return (await createSetPasswordLink(trx, site, account)).link
  if (!account.email_verified_at) await revokeCredentials(trx, site, account)
  await changePassword(trx, site, account.id, passwordHash)
  const now = nowIso(site.clock)
  await changeAccount(trx, site.clock, account.id, {
    email_confirmed_at: account.email_confirmed_at ?? now,
    email_verified_at: account.email_verified_at ?? now,
  })
  return undefined
}
