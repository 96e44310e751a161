import { migrations } from '../../migrations/index.ts'
import { addKey, removeEarlierKeys } from '../certificates/credentials/keys.ts'
import { readConfig } from '../config.ts'
import { print, runCommand, withSite } from '../operations/index.ts'

const usage = `npm run credential-key [-- --remove-earlier]
Creates a new key to sign badges, with the settings of the site; it may be running. --remove-earlier also removes the
earlier keys, in case one was stolen: badges are then signed again when they are downloaded, and earlier downloads no
longer verify.`

await runCommand({ usage, flags: ['remove-earlier'] }, (_args, flags) =>
  withSite(readConfig(process.env), migrations, async ({ db, clock, config }) => {
    const key = await addKey(db, clock, config)
    if (flags.has('remove-earlier')) await removeEarlierKeys(db, clock, key.generation)
    print(`Badges are now signed with key ${key.generation}: ${key.public_key}`)
  }),
)
