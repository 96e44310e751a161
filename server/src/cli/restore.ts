import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { readConfig } from '../config.ts'
import { print, requireSingleArgument, restore, runCommand } from '../operations/index.ts'
import { QUIET_FILE } from '../platform/config.ts'

const usage = `npm run restore -- FILE
Puts a backup into an empty place: an empty DATA_DIR and, if DATABASE_URL is set, an empty database, of either engine.
The site then starts quiet: it sends no mail and follows no payment, until it is told by
npm run restore -- --live`

await runCommand({ usage, flags: ['live'] }, async (args, flags) => {
  const config = readConfig({ ...process.env, QUIET: '1' })
  if (flags.has('live')) {
    rmSync(join(config.dataDir, QUIET_FILE), { force: true })
    return print('At its next start the site sends mail and follows payments.')
  }
  const file = requireSingleArgument(args, usage)
  await restore(config, migrations, file, process.env.BACKUP_PASSPHRASE || undefined, print)
  print('Restored. Start the site, look at it, and let it go live: npm run restore -- --live')
})
