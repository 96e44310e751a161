import type { Config } from './platform/config.ts'

const SHUTDOWN_SECONDS = 20

/**
 * Requests under way end, the work behind them too, then the process. Ctrl-C in a terminal may come together with the
 * signal of whoever started the process; only the first one counts.
 */
export function stopOnSignal({ drainSeconds }: Config, stop: () => Promise<void>): void {
  let isStopping = false
  const begin = async () => {
    if (isStopping) return
    isStopping = true
    const seconds = drainSeconds + SHUTDOWN_SECONDS
    setTimeout(() => {
      process.stderr.write(`The site could not stop within ${seconds} seconds and is ended.\n`)
      process.exit(1)
    }, seconds * 1000).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)
}
