import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import { fetchBackup, readBackupPassphrase } from '../backups/index.ts'
import { readConfig } from '../config.ts'
import { print, requireSingleArgument, restore, runCommand } from '../operations/index.ts'
import { type Config, QUIET_FILE } from '../platform/config.ts'

const usage = `npm run restore -- FILE
npm run restore -- --latest
Restores a backup into an empty DATA_DIR and, if DATABASE_URL is set, an empty database, on either engine. FILE may also be the
name of a backup in BACKUP_TO; --latest restores the newest one there.
The restored site is quiet: it sends no email and syncs no payments until you run
npm run restore -- --live`

await runCommand({ usage, flags: ['latest', 'live'] }, async (args, flags) => {
  const config = readConfig({ ...process.env, QUIET: '1' })
  if (flags.has('live')) {
    rmSync(join(config.dataDir, QUIET_FILE), { force: true })
    return print('From its next start on, the site sends email and syncs payments.')
  }
  if (flags.has('latest') && args.length > 0) throw new Error(usage)
  const name = flags.has('latest') ? undefined : requireSingleArgument(args, usage)
  if (name === undefined || (config.backup.to && !existsSync(name) && name === basename(name)))
    await restoreFromDestination(config, name)
  else await restoreFile(config, name)
  print('Restored. Start the site, check it, and then make it live: npm run restore -- --live')
})

async function restoreFromDestination(config: Config, name: string | undefined): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const file = join(config.dataDir, '.backup-to-restore')
  rmSync(file, { force: true })
  try {
    print(`Restoring ${await fetchBackup(config, file, name)}.`)
    await restoreFile(config, file)
  } finally {
    rmSync(file, { force: true })
  }
}

function restoreFile(config: Config, file: string): Promise<void> {
  return restore(config, migrations, file, readBackupPassphrase(process.env), print)
}
