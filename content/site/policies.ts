import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'policies')

/** The built-in policies, which apply until staff edit them. */
export function defaultPolicies() {
  const readPolicy = (name: string) => readFileSync(join(FOLDER, `${name}.html`), 'utf8').trim()
  return {
    privacy: readPolicy('privacy'),
    terms: readPolicy('terms'),
    imprint: readPolicy('imprint'),
    withdrawal: readPolicy('withdrawal'),
  }
}
