import { millis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'

const GOOD_FOR_MS = 30_000
const BAD_FOR_MS = 2_000
const checks = new WeakMap<Site, { until: number; outcome: Promise<void> }>()

/** Throws when the card provider does not answer. However often we are asked, it is asked twice a minute at most. */
export function checkProvider(site: Site): Promise<void> {
  const last = checks.get(site)
  if (last && millis(site.clock) < last.until) return last.outcome
  const outcome = ask(site)
  const check = { until: millis(site.clock) + GOOD_FOR_MS, outcome }
  checks.set(site, check)
  // What is down may be back any moment, and a site that starts waits for it.
  outcome.catch(() => {
    check.until = millis(site.clock) + BAD_FOR_MS
  })
  return outcome
}

async function ask(site: Site): Promise<void> {
  await site.cards.api.checkout.sessions.list({ limit: 1 }, { maxNetworkRetries: 0, timeout: 5000 })
}
