import type { Environment } from '../platform/environment.ts'
import { certificateFonts } from './fonts.ts'

declare module '../platform/config.ts' {
  interface Config {
    /** ISSUER_NAME, which applies until the owner publishes an issuer. */
    issuerName: string | undefined
    /** Signing keys are derived from it. If undefined, a secret in the data folder is used. */
    credentialSecret: string | undefined
  }
}

const MAX_ISSUER_NAME_CHARACTERS = 100

export function parseIssuerName(env: Environment): string | undefined {
  const name = env.text('ISSUER_NAME')
  if (name === undefined) return undefined
  if ([...name].length > MAX_ISSUER_NAME_CHARACTERS)
    env.issue(
      `ISSUER_NAME has ${[...name].length} characters; at most ${MAX_ISSUER_NAME_CHARACTERS} fit on a certificate`,
    )
  const unprintable = certificateFonts.findUnprintable(name)
  if (unprintable) env.issue(`ISSUER_NAME has characters that certificates cannot print: ${unprintable}`)
  return name
}

const MIN_SECRET_CHARACTERS = 32

export function parseCredentialSecret(env: Environment): string | undefined {
  const value = env.text('CREDENTIAL_SECRET')
  if (value !== undefined && value.length < MIN_SECRET_CHARACTERS)
    env.issue(
      `CREDENTIAL_SECRET has ${value.length} characters; at least ${MIN_SECRET_CHARACTERS} are required`,
    )
  return value
}
