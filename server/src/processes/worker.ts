import type { Config } from '../platform/config.ts'
import { startSandbox } from './sandbox-process.ts'
import type { ServeSite } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { HEARTBEAT_SECONDS, type WorkerMessage } from './workers.ts'

/** Runs one of several processes that serve the site on one port, started and supervised by `workers.ts`. */
export async function runWorker(config: Config, serveSite: ServeSite): Promise<void> {
  const sandbox = config.cards.kind === 'sandbox' ? await startSandbox(config) : undefined
  const { notices, stop } = await serveSite(config, sandbox)
  stopOnSignal(config, stop)
  sendToSupervisor({ kind: 'ready', notices })
  setInterval(() => sendToSupervisor({ kind: 'alive' }), HEARTBEAT_SECONDS * 1000).unref()
}

function sendToSupervisor(message: WorkerMessage): void {
  process.send?.(message)
}
