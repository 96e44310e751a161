import { nowSeconds, systemClock } from '../platform/clock.ts'
import { readTokenConfig } from '../platform/config.ts'
import type { Variables } from '../platform/environment.ts'
import { loadOrCreateSecret } from '../platform/secrets.ts'
import { openTokens } from '../platform/tokens.ts'
import { print } from './command.ts'

const MAX_HOURS = 24 * 365

/** Prints a short-lived token with full access to the user administration API. */
export function printServiceToken(variables: Variables, hours: number): void {
  if (!(hours > 0 && hours <= MAX_HOURS)) throw new Error(`--hours must be a number from 0 to ${MAX_HOURS}`)
  const { siteUrl, dataDir, jwtSecret } = readTokenConfig(variables)
  const tokens = openTokens(jwtSecret ?? loadOrCreateSecret(dataDir, 'jwt'), systemClock, siteUrl)
  const now = nowSeconds(systemClock)
  print(tokens.sign({ role: 'service_role', iat: now, exp: now + Math.round(hours * 3600) }))
}
