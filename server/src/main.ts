import { requireNode } from './platform/node-version.ts'
import { explainStartupError } from './processes/startup-error.ts'

// Imported here, so that an outdated Node or a typo in a content file is explained, not printed as a stack.
try {
  requireNode()
  const { start } = await import('./processes/start.ts')
  await start()
} catch (error) {
  process.stderr.write(`\n${explainStartupError(error)}\n`)
  process.exitCode = 1
}
