import { migrations } from '../../migrations/index.ts'
import { type App, openApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { requireOwnSchema } from '../operations/index.ts'
import { openDatabase } from '../platform/database.ts'
import { openCards } from '../sales/index.ts'

/**
 * Opens the whole site for a command, also beside the running one, or creates one in an empty data folder. It sends no mail,
 * and nothing is charged, so the card provider is never called.
 */
export async function withApp(run: (app: App) => Promise<void>): Promise<void> {
  const config = readConfig({ ...process.env, QUIET: '1' })
  const database = openDatabase(config.database, { warn: () => {} })
  await requireOwnSchema(database, migrations).finally(() => database.close())
  const unusedSandbox = { url: 'http://127.0.0.1:9', webhookSecret: 'none' }
  const app = await openApp({ config, cards: openCards(config.cards, unusedSandbox) })
  try {
    await run(app)
  } finally {
    await app.close()
  }
}
