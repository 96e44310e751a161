import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { userResponse } from '../accounts/user-response.ts'
import { linkType } from '../mail-links/account-mails.ts'
import { issueToken } from '../mail-links/one-time-tokens.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import { emailField, ownMetadataField, passwordField, redirectOf } from '../shared/fields.ts'
import { limits } from '../shared/limits.ts'
import { resolveRedirect } from '../shared/rules.ts'
import { changeAccount, createAccount, findAccountByEmail, type UserRow } from '../store/accounts.ts'
import { recordServiceAction } from './service-token.ts'

const linkBody = z.object({
  type: z.enum(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    'Link type is not known',
  ),
  email: emailField,
  password: passwordField.optional(),
  data: ownMetadataField.optional(),
  new_email: emailField.optional(),
  redirect_to: z.string().max(2048).optional(),
})

type LinkBody = z.infer<typeof linkBody>

/** Creates links for operators who send their own mail. Requires a service token. */
export function serveAdminLinks(app: TypedApp, site: Site) {
  const config = { access: 'service', rateLimit: limits.service } as const
  app.post('/admin/generate_link', { config, schema: { body: linkBody } }, async (request) => {
    const { body, query } = request
    const passwordHash = await hashSignUpPassword(body)
    const { user, token, code } = await site.db.transaction().execute(async (trx) => {
      const user = await findOrCreateAccount(trx, site, body, passwordHash)
      await recordServiceAction(trx, site, { action: 'customer.link', account: user, request })
      return { user, ...(await issueToken(trx, site, user.id, body.type, { hasCode: true })) }
    })
    const page = redirectOf(query) ?? body.redirect_to
    const redirectTo = resolveRedirect(site.config.siteUrl, page, '/welcome').href
    const parameters = new URLSearchParams({ token, type: linkType(body.type), redirect_to: redirectTo })
    return {
      ...userResponse(user),
      action_link: `${site.config.siteUrl}/auth/v1/verify?${parameters}`,
      email_otp: code,
      hashed_token: token,
      verification_type: body.type,
      redirect_to: redirectTo,
    }
  })
}

async function hashSignUpPassword({ type, password }: LinkBody): Promise<string | undefined> {
  if (type !== 'signup') return undefined
  if (!password) throw new AppError('request.invalid', { text: 'Password is required' })
  requireStrongPassword(password)
  return hashPassword(password)
}

async function findOrCreateAccount(
  trx: Tx,
  site: Site,
  body: LinkBody,
  passwordHash?: string,
): Promise<UserRow> {
  const { type, email, data, new_email } = body
  const canCreate = type === 'signup' || type === 'invite' || type === 'magiclink'
  const created =
    canCreate && (await createAccount(trx, site.clock, { email, passwordHash, userMetadata: data }))
  const user = created || (await findAccountByEmail(trx, email))
  if (!user) throw new AppError('auth.no_such_user')
  if ((type === 'signup' || type === 'invite') && user.email_confirmed_at)
    throw new AppError('auth.email_exists')
  if (type === 'email_change_current' || type === 'email_change_new') {
    return recordEmailChange(trx, site, user, new_email)
  }
  return user
}

/** Each half of an email change has its own link, so an existing pending change is kept. */
async function recordEmailChange(trx: Tx, site: Site, user: UserRow, newEmail: string | undefined) {
  if (!newEmail) throw new AppError('request.invalid', { text: 'New email is required' })
  if (await findAccountByEmail(trx, newEmail)) throw new AppError('auth.email_exists')
  const changed = await changeAccount(trx, site.clock, user.id, {
    new_email: newEmail,
    ...(user.new_email !== newEmail && { email_change_half: null }),
    email_change_sent_at: nowIso(site.clock),
  })
  return changed ?? user
}
