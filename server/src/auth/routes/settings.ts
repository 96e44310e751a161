import type { FastifyInstance } from 'fastify'
import type { Site } from '../../platform/site.ts'
import { supportsPasskeys } from '../factors/passkeys.ts'
import { limits } from '../shared/request.ts'

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

/** Describes the service's features. Part of the protocol, though the official client does not use it. */
export function serveSettings(app: FastifyInstance, site: Site) {
  const publicOptions = { config: { access: 'public', rateLimit: limits.reads } } as const

  app.get('/health', publicOptions, async () => ({
    version: '2024-01-01',
    name: 'accounts',
    description: 'Accounts and sessions of the course site',
  }))

  app.get('/settings', publicOptions, async () => ({
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
  app.get('/.well-known/jwks.json', publicOptions, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [] }),
  )
}
