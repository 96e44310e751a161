import * as words from '@course/content/course/mail/factors'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { FACTOR_RESET_HOURS, FACTOR_UNDO_DAYS } from '@course/contract/account/factors'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { greetingName } from '../store/profile.ts'

const resetLink = (site: SiteParts) => `${site.config.siteUrl}/password-reset`

/** `undoLink` is set if the factor was added without reauthentication. */
const added = (site: SiteParts, undoLink: string | undefined) => ({
  resetLink: resetLink(site),
  ...(undoLink && { undo: { link: undoLink, days: FACTOR_UNDO_DAYS } }),
})

export const sendFactorAddedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'factor-added', words.factorAdded(added(site, undoLink)))

export const sendRecoveryCodesCreatedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'recovery-codes-made', words.recoveryCodesCreated(added(site, undoLink)))

export const sendAddedFactorUndoneMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-undone', words.factorUndone({ resetLink: resetLink(site) }))

export const sendRecoveryCodesRemovedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'recovery-codes-removed', words.recoveryCodesRemoved({ resetLink: resetLink(site) }))

export const sendRecoveryCodeUsedMail = (trx: Tx, site: SiteParts, user: UserRow, left: number) =>
  send(trx, site, user, 'recovery-code-used', words.recoveryCodeUsed({ resetLink: resetLink(site), left }))

export const sendWrongCodesMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'wrong-codes', words.wrongCodes({ resetLink: resetLink(site) }))

export const sendPasskeyAddedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'passkey-added', words.passkeyAdded(added(site, undoLink)))

export const sendPasskeyRemovedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'passkey-removed', words.passkeyRemoved({ resetLink: resetLink(site) }))

/** The link opens a page with a button, so that a program that scans mails stops nothing. */
export function sendFactorResetRequestedMail(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  { token, effectiveAt }: { token: string; effectiveAt: string },
) {
  const link = `${site.config.siteUrl}/stop-reset?token=${token}`
  const at = `${effectiveAt.slice(0, 16).replace('T', ' at ')} UTC`
  const text = words.factorResetRequested({ link, at, hours: FACTOR_RESET_HOURS })
  return send(trx, site, user, 'factor-reset-asked', text)
}

export const sendFactorResetStoppedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset-stopped', words.factorResetStopped())

export const sendFactorResetMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset', words.factorReset({ resetLink: resetLink(site) }))

const send = (trx: Tx, site: SiteParts, user: UserRow, kind: string, text: MailCopy) =>
  enqueueMail(trx, site, { kind, to: user.email, name: greetingName(user), text })
