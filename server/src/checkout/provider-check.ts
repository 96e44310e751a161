import type { Site } from '../platform/site.ts'

/** Throws when the card provider does not answer. */
export async function checkProvider(site: Site): Promise<void> {
  await site.cards.api.checkout.sessions.list({ limit: 1 }, { maxNetworkRetries: 0, timeout: 5000 })
}
