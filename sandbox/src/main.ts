import { parseConfig } from './config.ts'
import type { Log } from './provider.ts'
import { startSandbox } from './sandbox.ts'

const log: Log = (level, message, fields) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`)
}

try {
  const sandbox = await startSandbox({ ...parseConfig(process.env), log })
  process.stdout.write(`${JSON.stringify({ listening: sandbox.url })}\n`)

  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    await sandbox.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // Exit when the parent process exits.
  process.on('disconnect', end)
} catch (error) {
  process.stderr.write(`The card sandbox cannot start: ${(error as Error).message}\n`)
  process.exit(1)
}
