import { openApp } from '../app.ts'
import { openCards } from '../checkout/index.ts'
import { readConfig } from '../config.ts'
import { fillYear, isEmpty } from '../demo/year.ts'
import { ConfigError, listIssues } from '../platform/environment.ts'

const CUSTOMERS = 2000

/** `npm run demo`: a year of a shop that is doing well, for a site where nothing was sold yet. */
try {
  await demo()
} catch (error) {
  const text =
    error instanceof ConfigError
      ? listIssues('The demonstration cannot run with this configuration:', error)
      : (error as Error).message
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

async function demo(): Promise<void> {
  const config = readConfig({ ...process.env, QUIET: '1' })
  // Nothing is charged, so whichever card provider is configured is never asked.
  const nobody = { url: 'http://127.0.0.1:9', webhookSecret: 'none' }
  const app = await openApp({ config, cards: openCards(config.cards, nobody) })
  try {
    if (!(await isEmpty(app.site.db))) {
      throw new Error('This site has purchases. The demonstration fills only a site where nothing was sold.')
    }
    await fillYear(app.site, CUSTOMERS)
    for (const [name, value] of app.notices) process.stdout.write(`${name}: ${value}\n`)
    process.stdout.write(`The site has ${CUSTOMERS} customers of a year now. Open /admin to see them.\n`)
  } finally {
    await app.close()
  }
}
