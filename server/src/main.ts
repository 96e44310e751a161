import cluster from 'node:cluster'
import { requireNode } from './platform/node-version.ts'
import { explainStartupError } from './processes/startup-error.ts'

// Imported here, so that an outdated Node or a typo in a content file is explained, not printed as a stack.
try {
  requireNode()
  const { readConfig } = await import('./config.ts')
  // Loaded on demand: the process that supervises workers must not load the whole site.
  const loadSite = async () => (await import('./app.ts')).serveSite
  if (cluster.isWorker) {
    const { runWorker } = await import('./processes/worker.ts')
    await runWorker(readConfig(process.env), await loadSite())
  } else {
    const { start } = await import('./processes/start.ts')
    await start(readConfig, loadSite)
  }
} catch (error) {
  process.stderr.write(`\n${explainStartupError(error)}\n`)
  process.exitCode = 1
  // Its channel to the supervisor would keep a worker alive.
  if (cluster.isWorker) process.exit()
}
