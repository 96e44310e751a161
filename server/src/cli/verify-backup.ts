import { openArchive, print, requireSingleArgument, runCommand, verifyBackup } from '../operations/index.ts'

const usage = `npm run verify-backup -- FILE
Reads every byte of a backup and compares it with the digests that were taken when it was made.`

await runCommand({ usage }, async (args) => {
  const file = requireSingleArgument(args, usage)
  const archive = openArchive(file, process.env.BACKUP_PASSPHRASE || undefined)
  try {
    verifyBackup(archive)
    const { createdAt, engine, entries } = archive.manifest
    print(`${file} is whole: ${entries.length} tables and files of ${createdAt}, made on ${engine}.`)
  } finally {
    archive.close()
  }
})
