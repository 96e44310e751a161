import { openArchive, verifyBackup } from '../backups/index.ts'
import { print, requireSingleArgument, runCommand } from '../operations/index.ts'

const usage = `npm run verify-backup -- FILE
Reads a whole backup and compares it with the checksums from when it was created.`

await runCommand({ usage }, async (args) => {
  const file = requireSingleArgument(args, usage)
  const archive = openArchive(file, process.env.BACKUP_PASSPHRASE || undefined)
  try {
    verifyBackup(archive)
    const { createdAt, engine, entries } = archive.manifest
    print(`${file} is complete: ${entries.length} tables and files, created ${createdAt} on ${engine}.`)
  } finally {
    archive.close()
  }
})
