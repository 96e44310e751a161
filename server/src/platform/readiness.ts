import { nowMillis } from './clock.ts'
import type { Site } from './site.ts'
import { withTimeout } from './with-timeout.ts'

/** A dependency of the site. `run` throws if it does not work. */
export type Check = {
  name: string
  /** If it fails, the process is not ready; otherwise the site is only degraded. */
  isEssential?: boolean
  /** How long a good result is cached, so that frequent requests cause no load. */
  cacheSeconds: number
  run(): Promise<void>
}

type CheckResult = 'ok' | 'degraded' | 'unavailable'

/** A check that returns its result instead of throwing. */
export type CachedCheck = { name: string; run(): Promise<CheckResult> }

/** Failures are cached briefly, because the dependency may recover at any time. */
const MAX_FAILURE_SECONDS = 2
const TIMEOUT_MS = 5000

/** Logs the results of a check only when they change. */
export function createCachedCheck(site: Site, { name, isEssential, cacheSeconds, run }: Check): CachedCheck {
  let last: { until: number; result: Promise<CheckResult> } | undefined
  let wasOk = true

  const runCheck = async (): Promise<CheckResult> => {
    try {
      await withTimeout(TIMEOUT_MS, `no response within ${TIMEOUT_MS} ms`, run())
      if (!wasOk) site.log.warn({ check: name }, 'works again')
      wasOk = true
      return 'ok'
    } catch (error) {
      const result = isEssential ? 'unavailable' : 'degraded'
      if (wasOk) site.log.warn({ err: error, check: name }, `${name} is ${result}`)
      wasOk = false
      return result
    }
  }

  const runCached = (): Promise<CheckResult> => {
    if (last && nowMillis(site.clock) < last.until) return last.result
    const fresh = { until: Number.POSITIVE_INFINITY, result: runCheck() }
    last = fresh
    fresh.result.then((result) => {
      const valid = result === 'ok' ? cacheSeconds : Math.min(cacheSeconds, MAX_FAILURE_SECONDS)
      fresh.until = nowMillis(site.clock) + valid * 1000
    })
    return fresh.result
  }

  return { name, run: runCached }
}
