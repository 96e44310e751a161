import { millis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'

const KEPT_MS = 30_000
const checks = new WeakMap<Site, { at: number; outcome: Promise<void> }>()

/** Throws when the card provider does not answer; asked at most twice a minute, however often we are. */
export function checkProvider(site: Site): Promise<void> {
  const now = millis(site.clock)
  const last = checks.get(site)
  if (last && now - last.at < KEPT_MS) return last.outcome
  const outcome = site.cards.api.checkout.sessions
    .list({ limit: 1 }, { maxNetworkRetries: 0, timeout: 5000 })
    .then(() => undefined)
  checks.set(site, { at: now, outcome })
  return outcome
}
