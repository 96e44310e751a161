import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/index.ts'
import { addKey, removeEarlierKeys } from '../certificates/credentials/keys.ts'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { ConfigError, listIssues } from '../platform/environment.ts'
import { migrate } from '../platform/migrate.ts'

/**
 * Makes the next key that signs badges: `npm run credential-key`, with the site's own settings, while it runs or not.
 * `-- --remove-earlier` also takes the keys before it out, for when one was stolen: every badge is then signed anew when
 * it is downloaded, and those that were downloaded before do not verify any more.
 */
try {
  const { values } = parseArgs({ options: { 'remove-earlier': { type: 'boolean', default: false } } })
  await rotate(values['remove-earlier'])
} catch (error) {
  const text =
    error instanceof ConfigError
      ? listIssues('The key cannot be made with this configuration:', error)
      : (error as Error).message
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

async function rotate(isEarlierRemoved: boolean) {
  const config = readConfig(process.env)
  const database = openDatabase(config.database, { warn: console.warn })
  try {
    await migrate(database, migrations)
    const key = await addKey(database.db, systemClock, config)
    if (isEarlierRemoved) await removeEarlierKeys(database.db, systemClock, key.generation)
    process.stdout.write(`Badges are signed with key ${key.generation} from now on: ${key.public_key}\n`)
  } finally {
    await database.close()
  }
}
