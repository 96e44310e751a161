import { createBackup, readBackupPassphrase } from '../backups/index.ts'
import { readConfig } from '../config.ts'
import { print, requireSingleArgument, runCommand } from '../operations/index.ts'

const usage = `npm run backup -- FILE
Backs up the whole site into one file: database, media and secrets. The site may be running. Use its settings.
Set BACKUP_PASSPHRASE to encrypt the file. An unencrypted backup gives full access to the site.`

await runCommand({ usage }, async (args) => {
  const file = requireSingleArgument(args, usage)
  const config = readConfig({ ...process.env, QUIET: '1' })
  const { entries } = await createBackup(config, file, readBackupPassphrase(process.env), print)
  const rows = entries.reduce((sum, entry) => sum + (entry.rows ?? 0), 0)
  print(`${file} is complete, with ${rows} rows. To verify it: npm run verify-backup -- ${file}`)
})
