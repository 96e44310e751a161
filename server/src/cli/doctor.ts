import { explainStartupError } from '../processes/startup-error.ts'

// Imported here, so that a typo in a content file is explained, not printed as a stack.
try {
  await import('./run-doctor.ts')
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`)
  process.exitCode = 1
}
