import { readConfig } from '../config.ts'
import { startSandbox } from './sandbox-process.ts'
import { serve } from './serve.ts'
import { explainStartupError } from './startup-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { HEARTBEAT_SECONDS, type Message } from './workers.ts'

/** One of several processes that serve the site on one port, started and supervised by `workers.ts`. */
try {
  const config = readConfig(process.env)
  const sandbox = config.cards.kind === 'sandbox' ? await startSandbox(config) : undefined
  const { notices, stop } = await serve(config, sandbox)
  stopOnSignal(config, stop)
  sendToSupervisor({ kind: 'ready', notices })
  setInterval(() => sendToSupervisor({ kind: 'alive' }), HEARTBEAT_SECONDS * 1000).unref()
} catch (error) {
  process.stderr.write(`\n${explainStartupError(error)}\n`)
  process.exit(1)
}

function sendToSupervisor(message: Message): void {
  process.send?.(message)
}
