import { readBackupPassphrase, withVerifiedBackup } from '../backups/index.ts'
import { print, requireSingleArgument, runCommand } from '../operations/index.ts'

const usage = `npm run verify-backup -- FILE
Reads a whole backup and compares it with the checksums from when it was created.`

await runCommand({ usage }, async (args) => {
  const file = requireSingleArgument(args, usage)
  await withVerifiedBackup(file, readBackupPassphrase(process.env), ({ manifest }) => {
    const { createdAt, engine, entries } = manifest
    print(`${file} is complete: ${entries.length} tables and files, created ${createdAt} on ${engine}.`)
  })
})
