import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A piece of hostile HTML. The corpus lies with the browser tests, which save every case as the administrator and
 * look at what the page does with it; here the same cases show what is left of them.
 */
type HostileCase = {
  name: string
  html: string
  /** What must be left: the legitimate part of the case. */
  keeps?: readonly string[]
  /** What must be gone besides everything that can run. */
  drops?: readonly string[]
  /** Browsers read all that follows as part of the case, so nothing after it can be kept. */
  swallows?: boolean
}

export const hostileCases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../e2e/fixtures/hostile-html.json'), 'utf8'),
) as readonly HostileCase[]
