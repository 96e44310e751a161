import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A case of hostile HTML. The browser tests in e2e render the same cases; here they test the sanitizer's output.
 */
type HostileCase = {
  name: string
  html: string
  /** Legitimate parts that must be kept. */
  keeps?: readonly string[]
  /** Parts that must be removed in addition to scripts. */
  drops?: readonly string[]
  /** Browsers parse everything that follows as part of the case, so nothing after it is kept. */
  swallows?: boolean
}

export const hostileCases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../e2e/fixtures/hostile-html.json'), 'utf8'),
) as readonly HostileCase[]
