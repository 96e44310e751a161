import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { isReservedEmail } from '../accounts/reserved-email.ts'
import {
  sendConfirmationMail,
  sendEmailChangeMails,
  sendRecoveryMail,
  sendSignInLinkMail,
} from '../mail-links/account-mails.ts'
import {
  consumeDailyMail,
  emailField,
  limitStrangersMail,
  limits,
  ownMetadataField,
  parseBody,
  pkceChallengeOf,
  pkceFields,
  redirectOf,
  withMinimumDuration,
} from '../shared/request.ts'
import { accountByEmail, createAccount, type UserRow } from '../store/accounts.ts'

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
export function serveMailRequests(app: FastifyInstance, site: Site) {
  const publicOptions = { config: { access: 'public', rateLimit: limits.mails } } as const

  app.post('/recover', publicOptions, async (request) => {
    const { email, ...challenge } = parseBody(request, recoverBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitStrangersMail(site, 'recovery', email, request.ip)
    return sendIfAccountExists(site, email, (trx, user) => sendRecoveryMail(trx, site, user, options))
  })

  app.post('/resend', publicOptions, async (request) => {
    const { type, email, ...challenge } = parseBody(request, resendBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitStrangersMail(site, type, email, request.ip)
    if (type === 'email_change') {
      const pendingEmail = (await accountByEmail(site.db, email))?.new_email
      // Silent, because an error would reveal that a change is pending.
      if (pendingEmail && (await consumeDailyMail(site, pendingEmail, request.ip)) > 0) return {}
    }
    return sendIfAccountExists(site, email, async (trx, user) => {
      if (type === 'signup' && !user.email_confirmed_at) await sendConfirmationMail(trx, site, user, options)
      if (type === 'email_change' && user.new_email) {
        await sendEmailChangeMails(trx, site, user, user.new_email, options)
      }
    })
  })

  app.post('/otp', publicOptions, async (request) => {
    const { email, data, create_user, ...challenge } = parseBody(request, otpBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitStrangersMail(site, 'magiclink', email, request.ip)
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
      const user = (await accountByEmail(trx, email)) ?? (await create?.(trx))
      if (user) await sendMail(trx, user)
    }),
  )
  triggerDelivery(site)
  return {}
}
