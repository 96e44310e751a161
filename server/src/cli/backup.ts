import { readConfig } from '../config.ts'
import { backUp, print, requireSingleArgument, runCommand } from '../operations/index.ts'

const usage = `npm run backup -- FILE
Writes the whole site into one file, while it runs: database, media and secrets. Set BACKUP_PASSPHRASE to seal it.
Run it with the settings of the site. Whoever has an unsealed file has the site.`

await runCommand({ usage }, async (args) => {
  const file = requireSingleArgument(args, usage)
  const config = readConfig({ ...process.env, QUIET: '1' })
  const { BACKUP_PASSPHRASE: passphrase } = process.env
  const { entries } = await backUp(config, file, passphrase || undefined, print)
  const rows = entries.reduce((sum, entry) => sum + (entry.rows ?? 0), 0)
  print(`${file} holds ${rows} rows and is whole. npm run verify-backup -- ${file} reads it again.`)
})
