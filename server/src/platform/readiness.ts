import { nowMillis } from './clock.ts'
import type { Site } from './site.ts'
import { withTimeout } from './with-timeout.ts'

/** Something the site depends on. `run` throws when it cannot be used now. */
export type Check = {
  name: string
  /** Without it this process can do no work; otherwise the site is only degraded. */
  isEssential?: boolean
  /** How long a good result counts, so that asking for readiness cannot be used to cause load. */
  seconds: number
  run(): Promise<void>
}

type CheckResult = 'ok' | 'degraded' | 'unavailable'

export type RunningCheck = { name: string; run(): Promise<CheckResult> }

/** Failures are cached briefly, because the service may recover at any moment. */
const MAX_FAILURE_SECONDS = 2
const TIMEOUT_MS = 5000

/** Runs a check at most as often as it says, and logs only when its result changes. */
export function openCheck(site: Site, { name, isEssential, seconds, run }: Check): RunningCheck {
  let last: { until: number; result: Promise<CheckResult> } | undefined
  let wasOk = true

  const judge = async (): Promise<CheckResult> => {
    try {
      await withTimeout(TIMEOUT_MS, `no answer within ${TIMEOUT_MS} ms`, run())
      if (!wasOk) site.log.warn({ check: name }, 'usable again')
      wasOk = true
      return 'ok'
    } catch (error) {
      const result = isEssential ? 'unavailable' : 'degraded'
      if (wasOk) site.log.warn({ err: error, check: name }, `${name} is ${result}`)
      wasOk = false
      return result
    }
  }

  const look = (): Promise<CheckResult> => {
    if (last && nowMillis(site.clock) < last.until) return last.result
    const fresh = { until: Number.POSITIVE_INFINITY, result: judge() }
    last = fresh
    fresh.result.then((result) => {
      const valid = result === 'ok' ? seconds : Math.min(seconds, MAX_FAILURE_SECONDS)
      fresh.until = nowMillis(site.clock) + valid * 1000
    })
    return fresh.result
  }

  return { name, run: look }
}
