import { parseAdminConfig } from './auth/operator/config.ts'
import { parseBackupConfig } from './backups/config.ts'
import { parseCredentialSecret, parseIssuerName } from './certificates/config.ts'
import { parseMailConfig } from './mail/config.ts'
import { parseMediaConfig } from './media/config.ts'
import { type Config, parsePlatformConfig } from './platform/config.ts'
import { ConfigError, type Environment, parseEnvironment, type Variables } from './platform/environment.ts'
import { parseCardsConfig } from './sales/config.ts'

// Imported from each slice's config.ts rather than its index.ts: the process that supervises workers must not
// load the whole site.

/** Each slice parses its own settings. */
const parts = {
  platform: parsePlatformConfig,
  cards: (env: Environment) => ({ cards: parseCardsConfig(env) }),
  mail: (env: Environment) => ({ mail: parseMailConfig(env) }),
  media: (env: Environment) => ({ media: parseMediaConfig(env) }),
  backup: (env: Environment) => ({ backup: parseBackupConfig(env) }),
  admin: (env: Environment) => ({ admin: parseAdminConfig(env) }),
  certificates: (env: Environment) => ({
    issuerName: parseIssuerName(env),
    credentialSecret: parseCredentialSecret(env),
  }),
}

/** Reads the whole configuration, or throws one ConfigError that names every issue in it. */
export const readConfig = (variables: Variables): Config =>
  parseEnvironment(variables, (env) => ({
    ...parts.platform(env),
    ...parts.cards(env),
    ...parts.mail(env),
    ...parts.media(env),
    ...parts.backup(env),
    ...parts.admin(env),
    ...parts.certificates(env),
  }))

/**
 * Configuration for commands that manage accounts: site, database and owner only. Card, mail and media
 * settings may be missing or wrong.
 */
export const readAccountsConfig = (variables: Variables): Config => ({
  ...readConfig({ QUIET: '1' }),
  ...parseEnvironment(variables, (env) => ({
    ...parts.platform(env),
    ...parts.admin(env),
    credentialSecret: parseCredentialSecret(env),
  })),
})

/**
 * Parses each part separately, so that one invalid part does not hide another. Records which variables were
 * read.
 */
export function readSettings(variables: Variables) {
  const knownNames = new Set<string>()
  const trackedVariables = new Proxy(variables, {
    get: (target, name) => {
      knownNames.add(String(name))
      return target[String(name)]
    },
  })
  const issues = new Set<string>()
  const config: Partial<Config> = {}
  for (const parsePart of Object.values(parts)) {
    try {
      Object.assign(config, parseEnvironment<object>(trackedVariables, parsePart))
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const issue of error.issues) issues.add(issue)
    }
  }
  return { variables, issues: [...issues], knownNames, config }
}
