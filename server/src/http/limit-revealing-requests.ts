import { hash } from 'node:crypto'
import { type Limit, perHour } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { checkLimit } from './route-access.ts'

const ONCE_PER_FACT = perHour(1)

/**
 * Limits requests whose outcome reveals something, such as that an email has an account. `factOf` returns what it
 * revealed. The request is counted before it runs, and uncounted if it revealed nothing, or the same as within the last
 * hour; otherwise parallel requests could reveal more.
 */
export async function limitRevealingRequests<Result>(
  site: Site,
  limits: readonly [key: string, limit: Limit][],
  run: () => Promise<Result>,
  factOf: (outcome: PromiseSettledResult<Result>) => string | undefined,
): Promise<Result> {
  const counted: [string, Limit][] = []
  const release = async () => {
    for (const [key, limit] of counted) await site.limiter.release(key, limit)
  }
  try {
    for (const [key, limit] of limits) {
      await checkLimit(key, limit, site)
      counted.push([key, limit])
    }
  } catch (error) {
    await release()
    throw error
  }
  const [outcome] = await Promise.allSettled([run()])
  const fact = factOf(outcome)
  const factKey = `${limits[0]?.[0]}:${hash('sha256', fact ?? '')}`
  const isNewFact = fact !== undefined && (await site.limiter.consume(factKey, ONCE_PER_FACT)) === 0
  if (!isNewFact) await release()
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
