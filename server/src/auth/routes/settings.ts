import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { supportsPasskeys } from '../factors/passkeys.ts'
import { limits } from '../shared/limits.ts'

const PROVIDERS = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/** Describes what the site supports of the protocol, and refuses other providers and identities. */
export function serveSettings(app: TypedApp, site: Site) {
  const read = { config: { access: 'public', rateLimit: limits.reads } } as const

  app.get('/health', read, async () => ({
    version: '2024-01-01',
    name: 'accounts',
    description: 'Accounts and sessions of the course site',
  }))

  app.get('/settings', read, async () => ({
    external: { email: true, ...Object.fromEntries(PROVIDERS.map((provider) => [provider, false])) },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: supportsPasskeys(site),
  }))

  // Access tokens are signed with a symmetric secret, so there are no public keys.
  app.get('/.well-known/jwks.json', read, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [] }),
  )

  const refuseProvider = async () => {
    throw new AppError('request.invalid', { text: 'Unsupported provider: provider is not enabled' })
  }
  const userConfig = { access: 'user', rateLimit: limits.mails } as const
  app.get('/authorize', { config: { access: 'public', rateLimit: limits.mails } }, refuseProvider)
  app.get('/user/identities/authorize', { config: userConfig }, refuseProvider)

  // Accounts have one identity, their email, which cannot be removed.
  const params = z.object({ id: z.string() })
  app.delete('/user/identities/:id', { config: userConfig, schema: { params } }, async (request) => {
    const { id } = request.params
    if (!z.uuid().safeParse(id).success) throw new AppError('auth.identity_id_invalid')
    throw new AppError(
      id === request.signedIn.user.identity_id
        ? 'auth.single_identity_not_deletable'
        : 'auth.identity_not_found',
    )
  })
}
