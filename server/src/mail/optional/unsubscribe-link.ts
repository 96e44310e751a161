import { createHmac } from 'node:crypto'
import { type OptionalMailKind, optionalMailKinds } from '@course/contract/account/optional-mails'
import { isEqualSecret } from '../../platform/equal-secret.ts'
import { tokenUrl } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'

type Subscription = { accountId: string; kind: OptionalMailKind }

/** Never expires, so that an old email can still unsubscribe. It can do nothing else. */
export const unsubscribeLink = (site: Pick<Site, 'config' | 'secrets'>, subscription: Subscription): string =>
  tokenUrl(site.config.siteUrl, '/unsubscribe', createToken(site, subscription))

/** The token is an HMAC and is not stored, so a copy of the database cannot unsubscribe anyone. */
const createToken = ({ secrets }: Pick<Site, 'secrets'>, { accountId, kind }: Subscription): string => {
  const payload = `${accountId}.${kind}`
  const signature = createHmac('sha256', secrets.derive('mail', 'unsubscribe'))
    .update(payload)
    .digest('base64url')
  return `${payload}.${signature}`
}

/** Returns the subscription of a token, or undefined if this site did not sign it. */
export function parseUnsubscribeToken(site: Pick<Site, 'secrets'>, token: string): Subscription | undefined {
  const [accountId = '', kindName] = token.split('.')
  const kind = optionalMailKinds.find((known) => known === kindName)
  if (!kind) return undefined
  return isEqualSecret(token, createToken(site, { accountId, kind })) ? { accountId, kind } : undefined
}
