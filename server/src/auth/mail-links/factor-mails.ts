import * as copy from '@course/content/course/mail/factors'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { FACTOR_RESET_HOURS, FACTOR_UNDO_DAYS } from '@course/contract/account/factors'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import type { UserRow } from '../store/accounts.ts'
import { greetingName } from '../store/profile.ts'

const resetLink = (site: SiteParts) => `${site.config.siteUrl}/password-reset`

/** `undoLink` is set unless the user reauthenticated before adding the factor. */
const addedMailValues = (site: SiteParts, undoLink: string | undefined) => ({
  resetLink: resetLink(site),
  ...(undoLink && { undo: { link: undoLink, days: FACTOR_UNDO_DAYS } }),
})

export const sendFactorAddedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'factor-added', copy.factorAdded(addedMailValues(site, undoLink)))

export const sendRecoveryCodesCreatedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'recovery-codes-made', copy.recoveryCodesCreated(addedMailValues(site, undoLink)))

export const sendAddedFactorUndoneMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-undone', copy.factorUndone({ resetLink: resetLink(site) }))

export const sendRecoveryCodesRemovedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'recovery-codes-removed', copy.recoveryCodesRemoved({ resetLink: resetLink(site) }))

export const sendRecoveryCodeUsedMail = (trx: Tx, site: SiteParts, user: UserRow, left: number) =>
  send(trx, site, user, 'recovery-code-used', copy.recoveryCodeUsed({ resetLink: resetLink(site), left }))

export const sendWrongCodesMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'wrong-codes', copy.wrongCodes({ resetLink: resetLink(site) }))

export const sendPasskeyAddedMail = (trx: Tx, site: SiteParts, user: UserRow, undoLink?: string) =>
  send(trx, site, user, 'passkey-added', copy.passkeyAdded(addedMailValues(site, undoLink)))

export const sendPasskeyRemovedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'passkey-removed', copy.passkeyRemoved({ resetLink: resetLink(site) }))

/** The link opens a page with a button, so that a mail scanner does not cancel the reset. */
export function sendFactorResetRequestedMail(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  { token, effectiveAt }: { token: string; effectiveAt: string },
) {
  const link = `${site.config.siteUrl}/stop-reset?token=${token}`
  const at = `${effectiveAt.slice(0, 16).replace('T', ' at ')} UTC`
  const text = copy.factorResetRequested({ link, at, hours: FACTOR_RESET_HOURS })
  return send(trx, site, user, 'factor-reset-asked', text)
}

export const sendFactorResetStoppedMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset-stopped', copy.factorResetStopped())

export const sendFactorResetMail = (trx: Tx, site: SiteParts, user: UserRow) =>
  send(trx, site, user, 'factor-reset', copy.factorReset({ resetLink: resetLink(site) }))

const send = (trx: Tx, site: SiteParts, user: UserRow, kind: string, text: MailCopy) =>
  enqueueMail(trx, site, { kind, to: user.email, name: greetingName(user), text })
