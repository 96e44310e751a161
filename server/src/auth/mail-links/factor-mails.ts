import * as words from '@course/content/course/mails/factors'
import type { MailText } from '@course/content/course/mails/mail-text'
import { FACTOR_RESET_HOURS, FACTOR_UNDO_DAYS } from '@course/contract/account/factors'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { greetedName } from '../store/profile.ts'

const resetLink = (site: SiteParts) => `${site.config.siteUrl}/password-reset`

/** `undoLink` takes back what was added, where it was added on the strength of a sign-in alone. */
const added = (site: SiteParts, undoLink: string | undefined) => ({
  resetLink: resetLink(site),
  ...(undoLink && { undo: { link: undoLink, days: FACTOR_UNDO_DAYS } }),
})

export const mailFactorAdded = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'factor-added', words.factorAdded(added(site, undoLink)))

export const mailRecoveryCodesMade = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'recovery-codes-made', words.recoveryCodesMade(added(site, undoLink)))

export const mailFactorUndone = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-undone', words.factorUndone({ resetLink: resetLink(site) }))

export const mailRecoveryCodesRemoved = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'recovery-codes-removed', words.recoveryCodesRemoved({ resetLink: resetLink(site) }))

export const mailRecoveryCodeUsed = (trx: Tx, site: SiteParts, user: UserRow, left: number) =>
  send(trx, site, user, 'recovery-code-used', words.recoveryCodeUsed({ resetLink: resetLink(site), left }))

export const mailWrongCodes = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'wrong-codes', words.wrongCodes({ resetLink: resetLink(site) }))

export const mailPasskeyAdded = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'passkey-added', words.passkeyAdded(added(site, undoLink)))

export const mailPasskeyRemoved = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'passkey-removed', words.passkeyRemoved({ resetLink: resetLink(site) }))

/** The link opens a page with a button, so that a program that scans mails stops nothing. */
export function mailFactorResetAsked(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  { token, effectiveAt }: { token: string; effectiveAt: string },
) {
  const link = `${site.config.siteUrl}/stop-reset?token=${token}`
  const at = `${effectiveAt.slice(0, 16).replace('T', ' at ')} UTC`
  const text = words.factorResetAsked({ link, at, hours: FACTOR_RESET_HOURS })
  return send(trx, site, user, 'factor-reset-asked', text)
}

export const mailFactorResetStopped = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset-stopped', words.factorResetStopped())

export const mailFactorReset = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset', words.factorReset({ resetLink: resetLink(site) }))

const send = (trx: Tx, site: SiteParts, user: UserRow, kind: string, text: MailText) =>
  enqueueMail(trx, site, { kind, to: user.email, name: greetedName(user), text })
