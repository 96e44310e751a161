import { openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { fillYear } from '../demo/year.ts'
import { ConfigError, listIssues } from '../platform/environment.ts'
import { hasPurchases, openCards } from '../sales/index.ts'

const CUSTOMERS = 2000

/** `npm run demo`: fills a site without purchases with a year of sample data. */
try {
  await demo()
} catch (error) {
  const text =
    error instanceof ConfigError
      ? listIssues('The demo cannot run with this configuration:', error)
      : (error as Error).message
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

async function demo(): Promise<void> {
  const config = readConfig({ ...process.env, QUIET: '1' })
  // Nothing is charged, so the card provider is never called.
  const unusedSandbox = { url: 'http://127.0.0.1:9', webhookSecret: 'none' }
  const app = await openApp({ config, cards: openCards(config.cards, unusedSandbox) })
  try {
    if (await hasPurchases(app.site.db)) {
      throw new Error('This site has purchases. The demo only fills a site without any.')
    }
    await fillYear(app.site, CUSTOMERS)
    for (const [name, value] of app.notices) process.stdout.write(`${name}: ${value}\n`)
    process.stdout.write(`Added ${CUSTOMERS} sample customers. Open /admin to see them.\n`)
  } finally {
    await app.close()
  }
}
