import { setTimeout as wait } from 'node:timers/promises'
import type { CardSandbox, FunctionResponse } from '../checkout-site.ts'
import type { ownerClient } from './owner.ts'
import type { Machines } from './restartable-site.ts'

export type World = {
  site: Machines
  sandbox: CardSandbox
  owner: ReturnType<typeof ownerClient>
  /** The secret on the card of a gift that was not changed. */
  giftToken: (purchaseId: string) => string
  seed: string
  /** The owner's last decision about a customer's access, by email. */
  decisions: Map<string, 'given' | 'ended'>
  /** Aborted when the run ends early. */
  signal: AbortSignal
}

const RETRY_DELAY_MS = 50

/** Retries on network errors, 5xx and 429. */
export async function retryUntilResponse<Body>(
  world: World,
  call: () => Promise<FunctionResponse<Body>>,
): Promise<FunctionResponse<Body>> {
  for (;;) {
    world.signal.throwIfAborted()
    const response = await call().catch(() => undefined)
    if (response && response.status < 500 && response.status !== 429) return response
    await wait(RETRY_DELAY_MS)
    await world.site.waitUntilReady()
  }
}
