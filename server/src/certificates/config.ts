import { siteName } from '@course/content/site/site'
import type { Config } from '../platform/config.ts'
import type { Environment } from '../platform/environment.ts'
import { certificateFonts } from './fonts.ts'

declare module '../platform/config.ts' {
  interface Config {
    /** Who says that a learner completed the course: on the certificate, on its page and in its credential. */
    issuerName: string
    /** Whether somebody has set it; otherwise it is the site's name. */
    isIssuerNamed: boolean
    /** What the keys come from that sign credentials; undefined: a secret that is kept in the data folder. */
    credentialSecret: string | undefined
  }
}

const MAX_CHARACTERS = 100

export function parseIssuerConfig(env: Environment): Pick<Config, 'issuerName' | 'isIssuerNamed'> {
  const name = env.text('ISSUER_NAME')
  if (name === undefined) return { issuerName: siteName, isIssuerNamed: false }
  if ([...name].length > MAX_CHARACTERS)
    env.issue(
      `ISSUER_NAME has ${[...name].length} characters, at most ${MAX_CHARACTERS} fit on a certificate`,
    )
  const letters = certificateFonts.unprintable(name)
  if (letters) env.issue(`ISSUER_NAME has characters that certificates cannot print: ${letters}`)
  return { issuerName: name, isIssuerNamed: true }
}

const SECRET_MIN_CHARACTERS = 32

export function parseCredentialSecret(env: Environment): string | undefined {
  const value = env.text('CREDENTIAL_SECRET')
  if (value !== undefined && value.length < SECRET_MIN_CHARACTERS)
    env.issue(`CREDENTIAL_SECRET has ${value.length} characters, ${SECRET_MIN_CHARACTERS} are needed`)
  return value
}
