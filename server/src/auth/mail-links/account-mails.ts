import * as words from '@course/content/course/mail/account'
import { enqueueMail } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import { authKeys } from '../shared/keys.ts'
import type { CodeChallenge } from '../shared/request.ts'
import { LINK_SECONDS, linkPage, WELCOME_LINK_SECONDS } from '../shared/rules.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import type { Purpose } from '../store/one-time-tokens.ts'
import { greetingName } from '../store/profile.ts'
import { issueToken } from './issue-token.ts'

/** What a mailed link may carry besides its token: the page to return to, and the PKCE code challenge. */
export type LinkOptions = { redirect?: string; challenge?: CodeChallenge }

type LinkPurpose = Exclude<Purpose, 'reauthentication'>

/** The type by which the protocol calls a link. */
export function linkType(purpose: LinkPurpose) {
  if (purpose === 'email_change_current' || purpose === 'email_change_new') return 'email_change'
  return purpose === 'handed' ? 'recovery' : purpose
}

/** The link opens a page with a button, so mail scanners do not consume the token. */
function actionLink(site: SiteParts, purpose: LinkPurpose, token: string, redirect?: string): string {
  const usual =
    purpose === 'recovery' || purpose === 'handed' || purpose === 'invite' ? '/reset-password' : '/welcome'
  const url = linkPage(site.config.siteUrl, redirect, usual)
  url.searchParams.set('token_hash', token)
  url.searchParams.set('type', linkType(purpose))
  return url.href
}

const hours = (seconds: number) => Math.round(seconds / 3600)

/** Mails a link with a new token. */
async function mailLink(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  purpose: LinkPurpose,
  { redirect, ...options }: LinkOptions & { seconds?: number; isCoded?: boolean },
  kind: string,
  text: (link: words.Link & { code: string }) => MailText,
) {
  const { token, code } = await issueToken(trx, site, user.id, purpose, options)
  const link = actionLink(site, purpose, token, redirect)
  await send(trx, site, user, kind, text({ link, code, hours: hours(options.seconds ?? LINK_SECONDS) }))
}

export async function sendConfirmationMail(trx: Tx, site: SiteParts, user: UserRow, options: LinkOptions) {
  await mailLink(trx, site, user, 'signup', options, 'confirm-address', words.confirmEmail)
  return changeAccount(trx, site.clock, user.id, { confirmation_sent_at: nowIso(site.clock) })
}

export async function sendRecoveryMail(trx: Tx, site: SiteParts, user: UserRow, options: LinkOptions) {
  await mailLink(trx, site, user, 'recovery', options, 'reset-password', words.resetPassword)
  await changeAccount(trx, site.clock, user.id, { recovery_sent_at: nowIso(site.clock) })
}

/** A link by which the owner of the address sets a password, for a mail that the caller sends in this transaction. */
export async function setPasswordLink(trx: Tx, site: SiteParts, user: UserRow): Promise<words.Link> {
  const { token } = await issueToken(trx, site, user.id, 'recovery', { seconds: WELCOME_LINK_SECONDS })
  await changeAccount(trx, site.clock, user.id, { recovery_sent_at: nowIso(site.clock) })
  return { link: actionLink(site, 'recovery', token), hours: hours(WELCOME_LINK_SECONDS) }
}

/**
 * A sign-in link that staff pass on to a customer. Derived from the operation id and a site key, so a
 * repeated request returns the same link and nothing stored can open the account.
 */
export function staffSignInLink(site: SiteParts, operationId: string): string {
  return actionLink(site, 'handed', handedToken(site, operationId))
}

const handedToken = (site: SiteParts, operationId: string) =>
  authKeys(site).digest('handed-link', operationId).toString('base64url')

/** Activates `staffSignInLink` for one use within 24 hours. */
export const activateStaffSignInLink = (trx: Tx, site: SiteParts, user: UserRow, operationId: string) =>
  issueToken(trx, site, user.id, 'handed', {
    seconds: WELCOME_LINK_SECONDS,
    token: handedToken(site, operationId),
  })

/** Mails such a link. Part of the caller's transaction; call `triggerDelivery` of the mail slice after the commit. */
export async function sendSetPasswordMail(trx: Tx, site: SiteParts, user: UserRow) {
  const text = words.setPassword(await setPasswordLink(trx, site, user))
  await send(trx, site, user, 'set-password', text)
}

export async function sendSignInLinkMail(trx: Tx, site: SiteParts, user: UserRow, options: LinkOptions) {
  const coded = { ...options, isCoded: true }
  await mailLink(trx, site, user, 'magiclink', coded, 'sign-in-link', words.signInLink)
  const now = nowIso(site.clock)
  const sent = user.email_confirmed_at ? { recovery_sent_at: now } : { confirmation_sent_at: now }
  await changeAccount(trx, site.clock, user.id, sent)
}

export async function sendInvitationMail(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  redirect: string | undefined,
) {
  const options = { ...(redirect && { redirect }), seconds: WELCOME_LINK_SECONDS }
  await mailLink(trx, site, user, 'invite', options, 'invitation', words.invitation)
  const now = nowIso(site.clock)
  return changeAccount(trx, site.clock, user.id, { invited_at: now, confirmation_sent_at: now })
}

/** Both mailboxes must confirm the change. */
export async function sendEmailChangeMails(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  newEmail: string,
  options: LinkOptions,
) {
  const current = await issueToken(trx, site, user.id, 'email_change_current', options)
  const next = await issueToken(trx, site, user.id, 'email_change_new', options)
  const both = { hours: hours(LINK_SECONDS), newEmail, oldEmail: user.email }
  const leave = actionLink(site, 'email_change_current', current.token, options.redirect)
  const enter = actionLink(site, 'email_change_new', next.token, options.redirect)
  await send(trx, site, user, 'leave-address', words.confirmEmailChangeOld({ ...both, link: leave }))
  // No greeting by name: the new email is not verified yet.
  const text = words.confirmEmailChangeNew({ ...both, link: enter })
  await enqueueMail(trx, site, { kind: 'enter-address', to: newEmail, text })
}

/** Sent to the old email, in case someone else confirmed the change. */
export function sendEmailChangedMail(trx: Tx, site: SiteParts, user: UserRow, newEmail: string) {
  return send(trx, site, user, 'address-changed', words.emailChanged({ newEmail }))
}

export async function sendReauthenticationMail(trx: Tx, site: SiteParts, user: UserRow) {
  const { code } = await issueToken(trx, site, user.id, 'reauthentication', { isCoded: true })
  await send(trx, site, user, 'confirm-identity', words.confirmIdentity({ code, hours: hours(LINK_SECONDS) }))
  await changeAccount(trx, site.clock, user.id, { reauthentication_sent_at: nowIso(site.clock) })
}

export function sendPasswordChangedMail(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
  kept: { keepsOtherSessions: boolean },
) {
  const resetLink = `${site.config.siteUrl}/password-reset`
  return send(trx, site, user, 'password-changed', words.passwordChanged({ resetLink, ...kept }))
}

export function sendFactorRemovedMail(trx: Tx, site: SiteParts, user: UserRow) {
  const resetLink = `${site.config.siteUrl}/password-reset`
  return send(trx, site, user, 'factor-removed', words.factorRemoved({ resetLink }))
}

export function sendAlreadyRegisteredMail(trx: Tx, site: SiteParts, user: UserRow) {
  const { siteUrl } = site.config
  const text = words.alreadyRegistered({
    signInLink: `${siteUrl}/welcome`,
    resetLink: `${siteUrl}/password-reset`,
  })
  return send(trx, site, user, 'already-registered', text)
}

type MailText = ReturnType<typeof words.setPassword>

const send = (trx: Tx, site: SiteParts, user: UserRow, kind: string, text: MailText) =>
  enqueueMail(trx, site, { kind, to: user.email, name: greetingName(user), text })
