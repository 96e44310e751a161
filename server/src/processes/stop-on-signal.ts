import type { Config } from '../platform/config.ts'

const SHUTDOWN_SECONDS = 20

/**
 * Finishes requests and background jobs, then exits. In a terminal, Ctrl-C may arrive twice (directly and
 * from the parent); only the first counts.
 */
export function stopOnSignal({ drainSeconds }: Config, stop: () => Promise<void>): void {
  let isStopping = false
  const shutDown = async () => {
    if (isStopping) return
    isStopping = true
    const seconds = drainSeconds + SHUTDOWN_SECONDS
    setTimeout(() => {
      process.stderr.write(`The site did not stop within ${seconds} seconds. Exiting now.\n`)
      process.exit(1)
    }, seconds * 1000).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}
