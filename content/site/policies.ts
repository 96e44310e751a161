import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'policies')

/** The policies as they are until the administrator saves others. Read by the server, which keeps them in its database. */
export function defaultPolicies(): { privacy: string; terms: string } {
  const read = (name: string) => readFileSync(join(FOLDER, `${name}.html`), 'utf8')
  return { privacy: read('privacy'), terms: read('terms') }
}
