import { parseArgs } from 'node:util'
import { seconds, systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { keptSecret } from '../platform/secrets.ts'
import { openTokens } from '../platform/tokens.ts'

/**
 * Prints a token for the admin user routes: `node server/src/auth/service-token.ts --hours 1`. It must run with the
 * site's own settings, and grants everything those routes can do, so it is short-lived.
 */
const { values } = parseArgs({ options: { hours: { type: 'string', default: '1' } } })
const hours = Number(values.hours)
if (!(hours > 0 && hours <= 24 * 365)) throw new Error('--hours must be a number from 0 to 8760')

const config = readConfig(process.env)
const tokens = openTokens(config.jwtSecret ?? keptSecret(config.dataDir, 'jwt'), systemClock, config.siteUrl)
const now = seconds(systemClock)
const claims = {
  role: 'service_role',
  iat: now,
  exp: now + Math.round(hours * 3600),
}
process.stdout.write(`${tokens.sign(claims)}\n`)
