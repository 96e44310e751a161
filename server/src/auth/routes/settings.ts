import type { FastifyInstance } from 'fastify'
import type { Site } from '../../platform/site.ts'
import { hasPasskeys } from '../factors/passkeys.ts'
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

/** What the service can do, for clients that ask; the official one does not. */
export function serveSettings(app: FastifyInstance, site: Site) {
  const open = { config: { access: 'public', rateLimit: limits.reads } } as const

  app.get('/health', open, async () => ({
    version: '2024-01-01',
    name: 'accounts',
    description: 'Accounts and sessions of the course site',
  }))

  app.get('/settings', open, async () => ({
    external: { email: true, ...Object.fromEntries(PROVIDERS.map((provider) => [provider, false])) },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: hasPasskeys(site),
  }))

  // Access tokens are signed with a secret of the server, so there is no public key to check them by.
  app.get('/.well-known/jwks.json', open, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send({ keys: [] }),
  )
}
