import { readAdmin } from './auth/operator/config.ts'
import { readCredentialSecret, readIssuer } from './certificates/config.ts'
import { readCards } from './checkout/config.ts'
import { readMail } from './mail/config.ts'
import { readMedia } from './media/config.ts'
import { type Config, readPlatformConfig } from './platform/config.ts'
import { readEnvironment, type Variables } from './platform/environment.ts'

// From the slices' own files, not through their doors: the process that watches over workers reads the configuration and
// must not load the whole site for it.

/** Reads the whole configuration, each slice its part, or throws one ConfigError that names every issue in it. */
export const readConfig = (variables: Variables): Config =>
  readEnvironment(variables, (env) => ({
    ...readPlatformConfig(env),
    cards: readCards(env),
    mail: readMail(env),
    media: readMedia(env),
    admin: readAdmin(env),
    ...readIssuer(env),
    credentialSecret: readCredentialSecret(env),
  }))

/**
 * What a command needs that looks after accounts: where the site is and who owns it. The settings of cards, mail and media
 * may be missing or wrong, so that one can get in to put them right.
 */
export const readAccountsConfig = (variables: Variables): Config => ({
  ...readConfig({ QUIET: '1' }),
  ...readEnvironment(variables, (env) => ({ ...readPlatformConfig(env), admin: readAdmin(env) })),
})
