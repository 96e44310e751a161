import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { defaultWebFolder, openApp } from '../app.ts'
import type { Config } from '../platform/config.ts'
import { openCards } from '../sales/index.ts'
import type { Sandbox } from './sandbox-process.ts'

/** Serves the site from this process. */
export async function serve(config: Config, sandbox: Sandbox | undefined) {
  const app = await openApp({
    config,
    cards: openCards(config.cards, sandbox),
    webFolder: defaultWebFolder,
  })
  try {
    await app.http.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    throw error
  }
  app.site.jobs.start()
  return {
    notices: app.notices,
    /**
     * Drains, then closes: reports "stopping" and keeps serving until the load balancer sends requests elsewhere.
     */
    async stop() {
      app.startDraining()
      await wait(config.drainSeconds * 1000)
      // Yield once, so that connections already in the accept queue are accepted before the listener closes.
      await yieldToEventLoop()
      await app.close()
    },
  }
}
