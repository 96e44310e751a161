import { createHmac, timingSafeEqual } from 'node:crypto'
import { type OptionalMailKind, optionalMailKinds } from '@course/contract/account/optional-mails'
import type { Site } from '../../platform/site.ts'

/** Whose mails of which kind a link stops. */
type Subscription = { accountId: string; kind: OptionalMailKind }

/** Never expires, so that an old email can still unsubscribe. It can do nothing else. */
export const unsubscribeLink = (site: Pick<Site, 'config' | 'secrets'>, subscription: Subscription): string =>
  `${site.config.siteUrl}/unsubscribe?token=${tokenOf(site, subscription)}`

/** The token is an HMAC and is not stored, so a copy of the database cannot unsubscribe anyone. */
const tokenOf = ({ secrets }: Pick<Site, 'secrets'>, { accountId, kind }: Subscription): string => {
  const named = `${accountId}.${kind}`
  const proof = createHmac('sha256', secrets.derive('mail', 'unsubscribe')).update(named).digest('base64url')
  return `${named}.${proof}`
}

/** What a token names, when this site made it. */
export function readUnsubscribeToken(site: Pick<Site, 'secrets'>, token: string): Subscription | undefined {
  const [accountId = '', named] = token.split('.')
  const kind = optionalMailKinds.find((known) => known === named)
  if (!kind) return undefined
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(site, { accountId, kind }))]
  return given.length === made.length && timingSafeEqual(given, made) ? { accountId, kind } : undefined
}
