import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { nowIso, nowMillis } from '../../platform/clock.ts'
import { isConstraintViolation } from '../../platform/constraints.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { ERASED, ERASED_PERSON } from '../../platform/personal-data.ts'
import type { Site } from '../../platform/site.ts'
import { isOwner, isStaffAccount } from '../../staff/index.ts'
import { changeEmail, recordOwnerEmailChange } from '../accounts/change-email.ts'
import { changePassword } from '../accounts/change-password.ts'
import { anonymizeAccount, deleteAccount } from '../accounts/remove-account.ts'
import { factorResponse, userResponse } from '../accounts/user-response.ts'
import { listPasskeys, passkeyResponse, removePasskey } from '../factors/passkeys.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { sendInvitationMail } from '../mail-links/account-mails.ts'
import { hashPassword, isAcceptedHash } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import { emailField, metadataField, ownMetadataField, passwordField, redirectOf } from '../shared/fields.ts'
import { limits } from '../shared/limits.ts'
import { parseDurationMillis } from '../shared/rules.ts'
import {
  changeAccount,
  changeMetadata,
  countAccounts,
  createAccount,
  findAccount,
  findAccountByEmail,
  listAccounts,
  type UserRow,
} from '../store/accounts.ts'
import { findFactor, listFactors } from '../store/factors.ts'
import { recordServiceAction, serviceToken } from './service-token.ts'

const userBody = z.object({
  id: z.uuid('Id format is invalid').optional(),
  email: emailField.optional(),
  password: passwordField.optional(),
  password_hash: z.string().max(512).refine(isAcceptedHash, 'Password hash format is invalid').optional(),
  email_confirm: z.boolean('Email confirm must be true or false').optional(),
  user_metadata: metadataField.optional(),
  app_metadata: metadataField.optional(),
  ban_duration: z.string().max(64).optional(),
  role: z.literal('authenticated', 'Role must be authenticated').optional(),
})

type UserBody = z.infer<typeof userBody>

const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(1000).default(50),
})

const inviteBody = z.object({ email: emailField, data: ownMetadataField.optional() })
const deleteBody = z.object({ should_soft_delete: z.boolean().default(false) })

const config = { access: 'service', rateLimit: limits.service } as const
/** PostgreSQL refuses some texts, such as a null character; what is no UUID is the id of no account. */
const params = z.object({ id: z.uuid().catch('') })

/** Account administration for operators. Requires a service token. */
export function serveAdminUsers(app: TypedApp, site: Site) {
  app.get('/admin/users', { config, schema: { querystring: pageQuery } }, async (request, reply) => {
    const { page, per_page } = request.query
    const total = await countAccounts(site.db)
    const users = await listAccounts(site.db, per_page, (page - 1) * per_page)
    reply.header('x-total-count', String(total)).header('link', linkHeader(page, per_page, total))
    return { users: users.map((user) => userResponse(user)), aud: 'authenticated' }
  })

  app.post('/admin/users', { config, schema: { body: userBody } }, async (request) => {
    const { body } = request
    if (!body.email) throw new AppError('request.invalid', { text: 'Email is required' })
    const banned_until = parseBan(site, body)
    const account = {
      ...parseUserMetadata(body),
      id: body.id,
      email: body.email,
      // `email_confirm` by the operator also marks the email as verified.
      emailVerified: body.email_confirm,
      passwordHash: await passwordHashFrom(body),
      appMetadata: body.app_metadata,
    }
    const created = await site.db.transaction().execute(async (trx) => {
      const user = await createAccount(trx, site.clock, account)
      if (!user) return undefined
      await recordServiceAction(trx, site, { action: 'account.create', account: user, request })
      return (banned_until && (await changeAccount(trx, site.clock, user.id, { banned_until }))) || user
    })
    if (!created) throw await creationError(site, body.email)
    return userResponse(created)
  })

  app.get('/admin/users/:id', { config, schema: { params } }, async ({ params: { id } }) =>
    userWithFactors(site, await requireAccount(site, id)),
  )

  app.put('/admin/users/:id', { config, schema: { params, body: userBody } }, async (request) => {
    const { id } = request.params
    await changeUser(site, await requireAccount(site, id), request)
    triggerDelivery(site)
    return userWithFactors(site, await requireAccount(site, id))
  })

  app.delete('/admin/users/:id', { config, schema: { params, body: deleteBody } }, async (request) => {
    const user = await requireAccount(site, request.params.id)
    const account = { id: ERASED, email: ERASED_PERSON }
    const onRemoved = (trx: Tx) =>
      recordServiceAction(trx, site, { action: 'customer.erase', account, request })
    const isDeleted = !request.body.should_soft_delete && (await deleteAccount(site, user, { onRemoved }))
    // An account with payments cannot be deleted, so it is anonymized.
    if (!isDeleted) await anonymizeAccount(site, user, onRemoved)
    return {}
  })

  app.get('/admin/users/:id/factors', { config, schema: { params } }, async ({ params: { id } }) => {
    const user = await requireAccount(site, id)
    return (await listFactors(site.db, user.id)).map(factorResponse)
  })

  const factorParams = params.extend({ factorId: z.string() })
  app.delete(
    '/admin/users/:id/factors/:factorId',
    { config, schema: { params: factorParams } },
    async (request) => {
      const { id, factorId } = request.params
      const user = await requireAccount(site, id)
      const factor = await findFactor(site.db, user.id, factorId)
      if (!factor) throw new AppError('auth.mfa_factor_not_found')
      await site.db.transaction().execute(async (trx) => {
        await removeFactor({ ...site, db: trx }, user, factor)
        await recordServiceAction(trx, site, { action: 'account.remove_factor', account: user, request })
      })
      triggerDelivery(site)
      return factorResponse(factor)
    },
  )

  app.get('/admin/users/:id/passkeys', { config, schema: { params } }, async ({ params: { id } }) => {
    const user = await requireAccount(site, id)
    return (await listPasskeys(site.db, user.id)).map(passkeyResponse)
  })

  const passkeyParams = params.extend({ passkeyId: z.string() })
  app.delete(
    '/admin/users/:id/passkeys/:passkeyId',
    { config, schema: { params: passkeyParams } },
    async (request, reply) => {
      const { id, passkeyId } = request.params
      const user = await requireAccount(site, id)
      await site.db.transaction().execute(async (trx) => {
        await removePasskey({ ...site, db: trx }, user, passkeyId)
        await recordServiceAction(trx, site, { action: 'account.remove_factor', account: user, request })
      })
      triggerDelivery(site)
      return reply.code(204).send()
    },
  )

  app.post('/invite', { config, schema: { body: inviteBody } }, async (request) => {
    const { email, data } = request.body
    const invited = await site.db.transaction().execute(async (trx) => {
      const created = await createAccount(trx, site.clock, { email, userMetadata: data })
      const user = created ?? (await findAccountByEmail(trx, email))
      if (!user || user.email_confirmed_at) throw new AppError('auth.email_exists')
      await recordServiceAction(trx, site, { action: 'account.invite', account: user, request })
      return (await sendInvitationMail(trx, site, user, redirectOf(request.query))) ?? user
    })
    triggerDelivery(site)
    return userResponse(invited)
  })
}

async function requireAccount(site: Site, id: string): Promise<UserRow> {
  const user = await findAccount(site.db, id)
  if (!user) throw new AppError('auth.no_such_user')
  return user
}

const userWithFactors = async (site: Site, user: UserRow) =>
  userResponse(user, await listFactors(site.db, user.id))

async function passwordHashFrom(
  { password, password_hash }: UserBody,
  isStaff = false,
): Promise<string | undefined> {
  if (password === undefined) return password_hash
  requireStrongPassword(password, { isStaff })
  return hashPassword(password)
}

/** Returns the end of the ban, null to lift it, or undefined if the request does not change it. */
function parseBan(site: Site, { ban_duration }: UserBody): string | null | undefined {
  if (ban_duration === undefined) return undefined
  if (ban_duration === 'none') return null
  const duration = parseDurationMillis(ban_duration)
  const end = new Date(nowMillis(site.clock) + (duration ?? Number.NaN))
  if (Number.isNaN(end.getTime())) {
    throw new AppError('request.invalid', { text: 'Ban duration must be like 24h, or none' })
  }
  return end.toISOString()
}

/**
 * Server-owned metadata has its own columns; of these the operator may set only `requires_password_reset`.
 */
function parseUserMetadata({ user_metadata = {} }: UserBody) {
  const { email_verified: _verified, requires_password_reset: reset, ...userMetadata } = user_metadata
  return { userMetadata, requiresPasswordReset: typeof reset === 'boolean' ? reset : undefined }
}

const creationError = async (site: Site, email: string) =>
  (await findAccountByEmail(site.db, email))
    ? new AppError('auth.email_exists')
    : new AppError('auth.conflict')

async function changeUser(site: Site, user: UserRow, request: { id: string; body: UserBody }): Promise<void> {
  const { body } = request
  const passwordHash = await passwordHashFrom(body, await isStaffAccount(site.db, user.id))
  const banned_until = parseBan(site, body)
  const { userMetadata, requiresPasswordReset } = parseUserMetadata(body)
  const now = nowIso(site.clock)
  try {
    await site.db.transaction().execute(async (trx) => {
      if (body.email && body.email !== user.email)
        await changeEmail(trx, site, user.id, body.email, { email_verified_at: null })
      await changeAccount(trx, site.clock, user.id, {
        ...(body.email_confirm && {
          email_confirmed_at: user.email_confirmed_at ?? now,
          email_verified_at: now,
        }),
        ...(requiresPasswordReset !== undefined && {
          requires_password_reset: requiresPasswordReset ? 1 : 0,
        }),
        ...(banned_until !== undefined && { banned_until }),
      })
      if (body.email && body.email !== user.email && (await isOwner(trx, user.id)))
        await recordOwnerEmailChange(trx, site, { account: user, newEmail: body.email, actor: serviceToken })
      await changeMetadata(trx, site.clock, user.id, 'user_metadata', userMetadata)
      await changeMetadata(trx, site.clock, user.id, 'app_metadata', body.app_metadata ?? {})
      if (passwordHash) await changePassword(trx, site, user.id, passwordHash)
      // The names of the fields only: a password, or a digest of one, must not get into the audit log.
      const change = Object.fromEntries(Object.keys(body).map((field) => [field, { old: null, new: 'set' }]))
      await recordServiceAction(trx, site, { action: 'account.change', account: user, change, request })
    })
  } catch (error) {
    throw isConstraintViolation('unique', error) ? new AppError('auth.email_exists', { cause: error }) : error
  }
}

/** The client reads the first number after the first `=`, hence the order of the parameters. */
function linkHeader(page: number, perPage: number, total: number): string {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', ')
}
