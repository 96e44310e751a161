import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { readConfig } from '../config.ts'
import { print, requireSingleArgument, restore, runCommand } from '../operations/index.ts'
import { QUIET_FILE } from '../platform/config.ts'

const usage = `npm run restore -- FILE
Restores a backup into an empty DATA_DIR and, if DATABASE_URL is set, an empty database, on either engine.
The restored site is quiet: it sends no email and syncs no payments until you run
npm run restore -- --live`

await runCommand({ usage, flags: ['live'] }, async (args, flags) => {
  const config = readConfig({ ...process.env, QUIET: '1' })
  if (flags.has('live')) {
    rmSync(join(config.dataDir, QUIET_FILE), { force: true })
    return print('From its next start on, the site sends email and syncs payments.')
  }
  const file = requireSingleArgument(args, usage)
  await restore(config, migrations, file, process.env.BACKUP_PASSPHRASE || undefined, print)
  print('Restored. Start the site, check it, and then make it live: npm run restore -- --live')
})
