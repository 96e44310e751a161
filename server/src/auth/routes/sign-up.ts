import { alreadyRegistered } from '@course/content/course/mail/account'
import { validationCopy } from '@course/content/site/validation'
import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { widestNetworkOf } from '../../platform/network.ts'
import type { Site } from '../../platform/site.ts'
import { isReservedEmail } from '../accounts/change-email.ts'
import { userResponse } from '../accounts/user-response.ts'
import { sendConfirmationMail, sendNotice } from '../mail-links/account-mails.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import {
  emailField,
  type LinkOptions,
  linkOptionsOf,
  ownMetadataField,
  passwordField,
  pkceFields,
} from '../shared/fields.ts'
import { authKeys } from '../shared/keys.ts'
import { limitStrangersMail, limits } from '../shared/limits.ts'
import {
  changeAccount,
  createAccount,
  findAccountByEmail,
  type Metadata,
  newUserRow,
  type UserRow,
} from '../store/accounts.ts'

const signUpBody = z.object({
  email: emailField.optional(),
  password: passwordField.optional(),
  data: ownMetadataField.optional(),
  ...pkceFields,
})

export function serveSignUp(app: TypedApp, site: Site) {
  const config = { access: 'public', rateLimit: limits.mails } as const

  app.post('/signup', { config, schema: { body: signUpBody } }, async ({ body, query, ip }) => {
    const { email, password, data = {} } = body
    const options = linkOptionsOf(query, body)
    if (!email) throw new AppError('auth.anonymous_provider_disabled')
    if (!password)
      throw new AppError('request.invalid', { text: validationCopy.required(validationCopy.fields.password) })
    requireStrongPassword(password)
    await limitStrangersMail(site, 'signup', email, ip)
    const user = await signUp(site, { email, password, data, network: widestNetworkOf(ip) }, options)
    triggerDelivery(site)
    return userResponse(user)
  })
}

type SignUp = { email: string; password: string; data: Metadata; network: string }

/**
 * Creates the account, or leaves an existing one unchanged. Response and work (one password hash) are the
 * same in both cases, so that the response does not reveal whether an account exists. A reserved email is
 * answered like one that has an account.
 */
async function signUp(
  site: Site,
  { email, password, data, network }: SignUp,
  options: LinkOptions,
): Promise<UserRow> {
  const existing = await findAccountByEmail(site.db, email)
  const isRepeat = existing !== undefined && existing.email_confirmed_at === null
  const isSamePassword = isRepeat && (await isPasswordOf(existing.password_hash, password, { network }))
  const passwordHash = isRepeat ? null : await hashPassword(password, network)
  return registerAccount(
    withFrozenClock(site),
    existing,
    { email, data, passwordHash, isSamePassword },
    options,
  )
}

/** The site with a frozen clock, so that timestamps do not reveal which case applied. */
function withFrozenClock(site: Site): Site {
  const date = site.clock.now()
  return { ...site, clock: { now: () => date } }
}

type HashedSignUp = { email: string; data: Metadata; passwordHash: string | null; isSamePassword: boolean }

async function registerAccount(
  site: Site,
  existing: UserRow | undefined,
  { email, data, passwordHash, isSamePassword }: HashedSignUp,
  options: LinkOptions,
): Promise<UserRow> {
  const account = { email, userMetadata: data }
  const newUser = { ...newUserRow(site.clock, account), confirmation_sent_at: nowIso(site.clock) }
  if (!existing && isReservedEmail(site, email)) return { ...newUser, ...decoyIds(site, email) }
  if (existing?.email_confirmed_at) {
    await site.db
      .transaction()
      .execute((trx) => sendNotice(trx, site, existing, 'already-registered', alreadyRegistered))
    return { ...newUser, ...decoyIds(site, email) }
  }
  if (existing) {
    await site.db.transaction().execute((trx) => repeatSignUp(trx, site, existing, !isSamePassword, options))
    return { ...newUser, id: existing.id, identity_id: existing.identity_id }
  }
  return site.db.transaction().execute(async (trx) => {
    const created = await createAccount(trx, site.clock, { ...account, passwordHash })
    if (created) return (await sendConfirmationMail(trx, site, created, options)) ?? created
    // Another sign-up with this email just finished, perhaps with another password.
    const concurrent = await findAccountByEmail(trx, email)
    if (!concurrent || concurrent.email_confirmed_at) return { ...newUser, ...decoyIds(site, email) }
    await repeatSignUp(trx, site, concurrent, true, options)
    return { ...newUser, id: concurrent.id, identity_id: concurrent.identity_id }
  })
}

/**
 * The first sign-up keeps its data. If the passwords differ, neither is kept: a new one is set when the email
 * is confirmed.
 */
async function repeatSignUp(
  trx: Tx,
  site: Site,
  existing: UserRow,
  isAmbiguous: boolean,
  options: LinkOptions,
) {
  if (isAmbiguous) await changeAccount(trx, site.clock, existing.id, { password_ambiguous: 1 })
  await sendConfirmationMail(trx, site, existing, options)
}

/** Deterministic fake ids for existing accounts, so responses do not reveal them. */
function decoyIds(site: Site, email: string): Pick<UserRow, 'id' | 'identity_id'> {
  const uuid = (name: string) => {
    const hex = authKeys(site).digest('fresh-user', `${name}:${email}`).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
  return { id: uuid('id'), identity_id: uuid('identity') }
}
