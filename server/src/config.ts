import { readAdmin } from './auth/operator/config.ts'
import { readCredentialSecret, readIssuer } from './certificates/config.ts'
import { readCards } from './checkout/config.ts'
import { readMail } from './mail/config.ts'
import { readMedia } from './media/config.ts'
import { type Config, readPlatformConfig } from './platform/config.ts'
import { ConfigError, type Environment, readEnvironment, type Variables } from './platform/environment.ts'

// From the slices' own files, not through their doors: the process that watches over workers reads the configuration and
// must not load the whole site for it.

/** Each slice reads its part. */
const parts = {
  platform: readPlatformConfig,
  cards: (env: Environment) => ({ cards: readCards(env) }),
  mail: (env: Environment) => ({ mail: readMail(env) }),
  media: (env: Environment) => ({ media: readMedia(env) }),
  admin: (env: Environment) => ({ admin: readAdmin(env) }),
  certificates: (env: Environment) => ({ ...readIssuer(env), credentialSecret: readCredentialSecret(env) }),
}

/** Reads the whole configuration, or throws one ConfigError that names every issue in it. */
export const readConfig = (variables: Variables): Config =>
  readEnvironment(variables, (env) => ({
    ...parts.platform(env),
    ...parts.cards(env),
    ...parts.mail(env),
    ...parts.media(env),
    ...parts.admin(env),
    ...parts.certificates(env),
  }))

/**
 * What a command needs that looks after accounts: where the site is and who owns it. The settings of cards, mail and media
 * may be missing or wrong, so that one can get in to put them right.
 */
export const readAccountsConfig = (variables: Variables): Config => ({
  ...readConfig({ QUIET: '1' }),
  ...readEnvironment(variables, (env) => ({ ...parts.platform(env), ...parts.admin(env) })),
})

/** Reads each part by itself: what is wrong with one hides no other. Notes which names were asked for. */
export function readSettings(variables: Variables) {
  const known = new Set<string>()
  const noted = new Proxy(variables, {
    get: (target, name) => {
      known.add(String(name))
      return target[String(name)]
    },
  })
  const issues = new Set<string>()
  const config: Partial<Config> = {}
  for (const read of Object.values(parts)) {
    try {
      Object.assign(config, readEnvironment<object>(noted, read))
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const issue of error.issues) issues.add(issue)
    }
  }
  return { variables, issues: [...issues], known, config }
}
