import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import {
  mailAddressChange,
  mailConfirmation,
  mailRecovery,
  mailSignInLink,
} from '../mail-links/account-mails.ts'
import {
  bodyOf,
  emailField,
  limitMailRate,
  limits,
  ownMetadataField,
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
 * Calls that lead to a mail if there is an account: recovery, resending, sign-in by link or code. They answer `{}`
 * in any case, in about the same time, and once a minute per address whether it is known or not.
 */
export function serveMailRequests(app: FastifyInstance, site: Site) {
  const declared = { config: { access: 'anyone', limit: limits.mails } } as const

  app.post('/recover', declared, async (request) => {
    const { email, ...challenge } = bodyOf(request, recoverBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitMailRate(site, 'recovery', email)
    return answer(site, email, (trx, user) => mailRecovery(trx, site, user, options))
  })

  app.post('/resend', declared, async (request) => {
    const { type, email, ...challenge } = bodyOf(request, resendBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitMailRate(site, type, email)
    return answer(site, email, async (trx, user) => {
      if (type === 'signup' && !user.email_confirmed_at) await mailConfirmation(trx, site, user, options)
      if (type === 'email_change' && user.new_email) {
        await mailAddressChange(trx, site, user, user.new_email, options)
      }
    })
  })

  app.post('/otp', declared, async (request) => {
    const { email, data, create_user, ...challenge } = bodyOf(request, otpBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(challenge) }
    await limitMailRate(site, 'magiclink', email)
    return answer(
      site,
      email,
      (trx, user) => mailSignInLink(trx, site, user, options),
      create_user ? (trx) => createAccount(trx, site.clock, { email, userMetadata: data }) : undefined,
    )
  })
}

async function answer(
  site: Site,
  email: string,
  mail: (trx: Tx, user: UserRow) => Promise<unknown>,
  create?: (trx: Tx) => Promise<UserRow | undefined>,
): Promise<Record<string, never>> {
  await withMinimumDuration(
    site.db.transaction().execute(async (trx) => {
      const user = (await accountByEmail(trx, email)) ?? (await create?.(trx))
      if (user) await mail(trx, user)
    }),
  )
  triggerDelivery(site)
  return {}
}
