import { parseArgs } from 'node:util'
import { nowSeconds, systemClock } from '../../platform/clock.ts'
import { readTokenConfig } from '../../platform/config.ts'
import { ConfigError, listIssues } from '../../platform/environment.ts'
import { loadOrCreateSecret } from '../../platform/secrets.ts'
import { openTokens } from '../../platform/tokens.ts'

const MAX_HOURS = 24 * 365

/**
 * Prints a token for the admin user routes: `npm run service-token -- --hours 1`. It must run with the site's own
 * settings, and grants everything those routes can do, so it is short-lived.
 */
try {
  const { values } = parseArgs({ options: { hours: { type: 'string', default: '1' } } })
  process.stdout.write(`${serviceToken(Number(values.hours))}\n`)
} catch (error) {
  const text =
    error instanceof ConfigError
      ? listIssues('The token cannot be made with this configuration:', error)
      : (error as Error).message
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

function serviceToken(hours: number): string {
  if (!(hours > 0 && hours <= MAX_HOURS)) throw new Error(`--hours must be a number from 0 to ${MAX_HOURS}`)
  const { siteUrl, dataDir, jwtSecret } = readTokenConfig(process.env)
  const tokens = openTokens(jwtSecret ?? loadOrCreateSecret(dataDir, 'jwt'), systemClock, siteUrl)
  const now = nowSeconds(systemClock)
  return tokens.sign({ role: 'service_role', iat: now, exp: now + Math.round(hours * 3600) })
}
