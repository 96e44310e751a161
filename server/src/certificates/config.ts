import { siteName } from '@course/content/site/site'
import type { Environment } from '../platform/environment.ts'
import { certificateFonts } from './fonts.ts'

declare module '../platform/config.ts' {
  interface Config {
    /** Who says that a learner completed the course: on the certificate, on its page and in its credential. */
    issuerName: string
  }
}

const MAX_CHARACTERS = 100

export function readIssuerName(env: Environment): string {
  const name = env.text('ISSUER_NAME')
  if (name === undefined) return siteName
  if ([...name].length > MAX_CHARACTERS)
    env.issue(
      `ISSUER_NAME has ${[...name].length} characters, at most ${MAX_CHARACTERS} fit on a certificate`,
    )
  const letters = certificateFonts.unprintable(name)
  if (letters) env.issue(`ISSUER_NAME has characters that certificates cannot print: ${letters}`)
  return name
}
