import type { Variables } from '../../platform/environment.ts'

const SECRET_NAME = /SECRET|PASSWORD|PASSPHRASE|_KEY/

/** Redacts every secret of the settings in a line, for example in a server's error message. */
export function redactSecrets(variables: Variables): (line: string) => string {
  const secrets = Object.entries(variables)
    .flatMap(([name, value = '']) => (SECRET_NAME.test(name) ? [value] : passwordsIn(value)))
    .map((secret) => secret.trim())
    .filter((secret) => secret.length > 3)
    .toSorted((one, other) => other.length - one.length)
  return (line) => secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
}

/** Both as encoded in a URL and decoded. */
function passwordsIn(value: string): string[] {
  const password = /^[a-z0-9+]+:\/\//.test(value) ? URL.parse(value)?.password : undefined
  if (!password) return []
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    // Not URL-encoded.
    return [password]
  }
}
