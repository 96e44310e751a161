import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { isReservedEmail } from '../accounts/change-email.ts'
import {
  sendConfirmationMail,
  sendEmailChangeMails,
  sendRecoveryMail,
  sendSignInLinkMail,
} from '../mail-links/account-mails.ts'
import { emailField, linkOptionsOf, ownMetadataField, pkceFields } from '../shared/fields.ts'
import { consumeDailyMail, limitStrangersMail, limits, withMinimumDuration } from '../shared/limits.ts'
import { createAccount, findAccountByEmail, type UserRow } from '../store/accounts.ts'

const recoverBody = z.object({ email: emailField, ...pkceFields })

const resendBody = recoverBody.extend({
  type: z.enum(['signup', 'email_change'], 'Resend requires the type signup or email_change'),
})

const otpBody = recoverBody.extend({
  data: ownMetadataField.optional(),
  create_user: z.boolean('Create user must be true or false').default(true),
})

/**
 * Recovery, resend, and sign-in by email. Always returns `{}` in about the same time, at most once a minute
 * per email, whether or not there is an account.
 */
export function serveMailRequests(app: TypedApp, site: Site) {
  const config = { access: 'public', rateLimit: limits.mails } as const

  app.post('/recover', { config, schema: { body: recoverBody } }, async ({ body, query, ip }) => {
    const { email } = body
    const options = linkOptionsOf(query, body)
    await limitStrangersMail(site, 'recovery', email, ip)
    return sendIfAccountExists(site, email, (trx, user) => sendRecoveryMail(trx, site, user, options))
  })

  app.post('/resend', { config, schema: { body: resendBody } }, async ({ body, query, ip }) => {
    const { type, email } = body
    const options = linkOptionsOf(query, body)
    await limitStrangersMail(site, type, email, ip)
    if (type === 'email_change') {
      const pendingEmail = (await findAccountByEmail(site.db, email))?.new_email
      // Silent, because an error would reveal that a change is pending.
      if (pendingEmail && (await consumeDailyMail(site, pendingEmail, ip)) > 0) return {}
    }
    return sendIfAccountExists(site, email, async (trx, user) => {
      if (type === 'signup' && !user.email_confirmed_at) await sendConfirmationMail(trx, site, user, options)
      if (type === 'email_change' && user.new_email) {
        await sendEmailChangeMails(trx, site, user, user.new_email, options)
      }
    })
  })

  app.post('/otp', { config, schema: { body: otpBody } }, async ({ body, query, ip }) => {
    const { email, data, create_user } = body
    const options = linkOptionsOf(query, body)
    await limitStrangersMail(site, 'magiclink', email, ip)
    return sendIfAccountExists(
      site,
      email,
      (trx, user) => sendSignInLinkMail(trx, site, user, options),
      create_user && !isReservedEmail(site, email)
        ? (trx) => createAccount(trx, site.clock, { email, userMetadata: data })
        : undefined,
    )
  })
}

async function sendIfAccountExists(
  site: Site,
  email: string,
  sendMail: (trx: Tx, user: UserRow) => Promise<unknown>,
  create?: (trx: Tx) => Promise<UserRow | undefined>,
): Promise<Record<string, never>> {
  await withMinimumDuration(
    site.db.transaction().execute(async (trx) => {
      const user = (await findAccountByEmail(trx, email)) ?? (await create?.(trx))
      if (user) await sendMail(trx, user)
    }),
  )
  triggerDelivery(site)
  return {}
}
