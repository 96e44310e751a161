import { DAY_SECONDS, nowSeconds } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'

/** Decodes an access token without verifying it. */
export function decodeClaims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

/** A token for service-role routes. */
export const serviceToken = (site: Site): string =>
  site.tokens.sign({ role: 'service_role', exp: nowSeconds(site.clock) + 30 * DAY_SECONDS })
