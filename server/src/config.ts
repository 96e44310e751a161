import { readAdmin } from './auth/index.ts'
import { readCredentialSecret, readIssuer } from './certificates/index.ts'
import { readCards } from './checkout/index.ts'
import { readMail } from './mail/index.ts'
import { readMedia } from './media/index.ts'
import { type Config, readPlatformConfig } from './platform/config.ts'
import { readEnvironment, type Variables } from './platform/environment.ts'

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
