import { parseEmail } from '@course/contract/accounts'
import type { Config } from '../../platform/config.ts'
import type { Environment } from '../../platform/environment.ts'

declare module '../../platform/config.ts' {
  interface Config {
    admin: { email: string; password: string | undefined }
  }
}

export function parseAdminConfig(env: Environment): Config['admin'] {
  const email = (env.text('ADMIN_EMAIL') ?? 'admin@example.com').toLowerCase()
  // Normalized like the sign-in form; another spelling could never sign in.
  if (parseEmail(email).email !== email) env.issue(`ADMIN_EMAIL must be an email address, not "${email}"`)
  if (env.production && env.text('ADMIN_EMAIL') === undefined)
    env.issue('ADMIN_EMAIL must be set in production')
  const password = env.text('ADMIN_PASSWORD')
  if (password !== undefined && (password.length < 8 || password.length > 128)) {
    env.issue('ADMIN_PASSWORD must have 8 to 128 characters')
  }
  return { email, password }
}
