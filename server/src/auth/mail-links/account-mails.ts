import * as copy from '@course/content/course/mail/account'
import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { pageUrl } from '@course/contract/paths'
import { enqueueMail } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { CommandSite } from '../../platform/site.ts'
import type { LinkOptions } from '../shared/fields.ts'
import { authKeys } from '../shared/keys.ts'
import { LINK_SECONDS, resolveRedirect, SIGN_IN_LINK_SECONDS, WELCOME_LINK_SECONDS } from '../shared/rules.ts'
import { changeAccount, findAccountByEmail, type UserRow } from '../store/accounts.ts'
import { greetingName } from '../store/profile.ts'
import { issueToken, type Purpose } from './one-time-tokens.ts'

type LinkPurpose = Exclude<Purpose, 'reauthentication'>

/** The link's `type` in the protocol. */
export function linkType(purpose: LinkPurpose) {
  if (purpose === 'email_change_current' || purpose === 'email_change_new') return 'email_change'
  return purpose === 'handed' ? 'recovery' : purpose
}

/** The link opens a page with a button, so mail scanners do not consume the token. */
function actionLink(site: CommandSite, purpose: LinkPurpose, token: string, redirect?: string): string {
  const defaultPath =
    purpose === 'recovery' || purpose === 'handed' || purpose === 'invite' ? '/reset-password' : '/welcome'
  const url = resolveRedirect(site.config.siteUrl, redirect, defaultPath)
  url.searchParams.set('token_hash', token)
  url.searchParams.set('type', linkType(purpose))
  return url.href
}

const toHours = (seconds: number) => Math.round(seconds / 3600)

async function sendLinkMail(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
  purpose: LinkPurpose,
  { redirect, ...options }: LinkOptions & { seconds?: number; hasCode?: boolean },
  kind: string,
  text: (link: copy.Link & { code: string }) => MailCopy,
) {
  const { token, code } = await issueToken(trx, site, user.id, purpose, options)
  const link = actionLink(site, purpose, token, redirect)
  await send(trx, site, user, kind, text({ link, code, hours: toHours(options.seconds ?? LINK_SECONDS) }))
}

export async function sendConfirmationMail(trx: Tx, site: CommandSite, user: UserRow, options: LinkOptions) {
  await sendLinkMail(trx, site, user, 'signup', options, 'confirm-address', copy.confirmEmail)
  return changeAccount(trx, site.clock, user.id, { confirmation_sent_at: nowIso(site.clock) })
}

export async function sendRecoveryMail(trx: Tx, site: CommandSite, user: UserRow, options: LinkOptions) {
  await sendLinkMail(trx, site, user, 'recovery', options, 'reset-password', copy.resetPassword)
  await changeAccount(trx, site.clock, user.id, { recovery_sent_at: nowIso(site.clock) })
}

/** Creates a set-password link, for a mail that the caller sends in the same transaction. */
export async function createSetPasswordLink(trx: Tx, site: CommandSite, user: UserRow): Promise<copy.Link> {
  const { token } = await issueToken(trx, site, user.id, 'recovery', { seconds: WELCOME_LINK_SECONDS })
  await changeAccount(trx, site.clock, user.id, { recovery_sent_at: nowIso(site.clock) })
  return { link: actionLink(site, 'recovery', token), hours: toHours(WELCOME_LINK_SECONDS) }
}

/** For the mail that tells customers of their course: unless the email is verified, they set a password first. */
export async function createWelcomeLink(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
): Promise<copy.WelcomeLink> {
  if (user.email_verified_at !== null) return { signInLink: pageUrl(site.config.siteUrl, '/welcome') }
  const { link, hours } = await createSetPasswordLink(trx, site, user)
  return { setPasswordLink: link, hours }
}

/**
 * A sign-in link that staff pass on to a customer. Derived from the operation id and a site key, so a
 * repeated request returns the same link and nothing stored can open the account.
 */
export function staffSignInLink(site: CommandSite, operationId: string): string {
  return actionLink(site, 'handed', staffLinkToken(site, operationId))
}

const staffLinkToken = (site: CommandSite, operationId: string) =>
  authKeys(site).digest('handed-link', operationId).toString('base64url')

/** Activates `staffSignInLink` for one use within 24 hours. */
export const activateStaffSignInLink = (trx: Tx, site: CommandSite, user: UserRow, operationId: string) =>
  issueToken(trx, site, user.id, 'handed', {
    seconds: WELCOME_LINK_SECONDS,
    token: staffLinkToken(site, operationId),
  })

/** Sends a set-password link in the caller's transaction; call `triggerDelivery` after the commit. */
export async function sendSetPasswordMail(trx: Tx, site: CommandSite, user: UserRow) {
  const text = copy.setPassword(await createSetPasswordLink(trx, site, user))
  await send(trx, site, user, 'set-password', text)
}

export async function sendSignInLinkMail(trx: Tx, site: CommandSite, user: UserRow, options: LinkOptions) {
  const withCode = { ...options, hasCode: true, seconds: SIGN_IN_LINK_SECONDS }
  await sendLinkMail(trx, site, user, 'magiclink', withCode, 'sign-in-link', (link) =>
    copy.signInLink({ ...link, minutes: SIGN_IN_LINK_SECONDS / 60 }),
  )
  const now = nowIso(site.clock)
  const timestamp = user.email_confirmed_at ? { recovery_sent_at: now } : { confirmation_sent_at: now }
  await changeAccount(trx, site.clock, user.id, timestamp)
}

export async function sendInvitationMail(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
  redirect: string | undefined,
) {
  const options = { redirect, seconds: WELCOME_LINK_SECONDS }
  await sendLinkMail(trx, site, user, 'invite', options, 'invitation', copy.invitation)
  const now = nowIso(site.clock)
  return changeAccount(trx, site.clock, user.id, { invited_at: now, confirmation_sent_at: now })
}

/**
 * Both mailboxes must confirm the change. An email that another account has gets a notice instead of a link, so
 * the change cannot be completed.
 */
export async function sendEmailChangeMails(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
  newEmail: string,
  options: LinkOptions,
) {
  const current = await issueToken(trx, site, user.id, 'email_change_current', options)
  const next = await issueToken(trx, site, user.id, 'email_change_new', options)
  const shared = { hours: toHours(LINK_SECONDS), newEmail, oldEmail: user.email }
  const oldEmailLink = actionLink(site, 'email_change_current', current.token, options.redirect)
  const newEmailLink = actionLink(site, 'email_change_new', next.token, options.redirect)
  await send(trx, site, user, 'leave-address', copy.confirmEmailChangeOld({ ...shared, link: oldEmailLink }))
  const owner = await findAccountByEmail(trx, newEmail)
  if (owner) return sendNotice(trx, site, owner, 'email-in-use', copy.emailInUse)
  // No greeting by name: the new email is not verified yet.
  const text = copy.confirmEmailChangeNew({ ...shared, link: newEmailLink })
  await enqueueMail(trx, site, { kind: 'enter-address', to: newEmail, text })
}

export async function sendReauthenticationMail(trx: Tx, site: CommandSite, user: UserRow) {
  const { code } = await issueToken(trx, site, user.id, 'reauthentication', {
    hasCode: true,
    seconds: SIGN_IN_LINK_SECONDS,
  })
  await send(
    trx,
    site,
    user,
    'confirm-identity',
    copy.confirmIdentity({ code, minutes: SIGN_IN_LINK_SECONDS / 60 }),
  )
  await changeAccount(trx, site.clock, user.id, { reauthentication_sent_at: nowIso(site.clock) })
}

/** Tells the user that something changed or was tried. `render` gets the links that such mails contain. */
export function sendNotice(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
  kind: string,
  render: (links: { resetLink: string; signInLink: string }) => MailCopy,
) {
  const { siteUrl } = site.config
  const links = { resetLink: pageUrl(siteUrl, '/password-reset'), signInLink: pageUrl(siteUrl, '/welcome') }
  return send(trx, site, user, kind, render(links))
}

const send = (trx: Tx, site: CommandSite, user: UserRow, kind: string, text: MailCopy) =>
  enqueueMail(trx, site, { kind, to: user.email, name: greetingName(user), text })
