import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/index.ts'
import { addKey, removeEarlierKeys } from '../certificates/credentials/keys.ts'
import { readConfig } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database.ts'
import { ConfigError, listIssues } from '../platform/environment.ts'
import { migrate } from '../platform/migrate.ts'
import { requireSameSecrets } from '../platform/secret-fingerprints.ts'

/**
 * `npm run credential-key`: creates a new key to sign badges, with the settings of the site; it may be
 * running. `-- --remove-earlier` also removes the earlier keys, in case one was stolen: badges are then
 * signed again when they are downloaded, and earlier downloads no longer verify.
 */
try {
  const { values } = parseArgs({ options: { 'remove-earlier': { type: 'boolean', default: false } } })
  await rotate(values['remove-earlier'])
} catch (error) {
  const text =
    error instanceof ConfigError
      ? listIssues('The key cannot be created with this configuration:', error)
      : (error as Error).message
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

async function rotate(removeEarlier: boolean) {
  const config = readConfig(process.env)
  const database = openDatabase(config.database, { warn: console.warn })
  try {
    await migrate(database, migrations)
    await requireSameSecrets(database.db, config)
    const key = await addKey(database.db, systemClock, config)
    if (removeEarlier) await removeEarlierKeys(database.db, systemClock, key.generation)
    process.stdout.write(`Badges are now signed with key ${key.generation}: ${key.public_key}\n`)
  } finally {
    await database.close()
  }
}
