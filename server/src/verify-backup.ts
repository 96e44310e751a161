import { onlyWord, openArchive, readWhole, runCommand, say } from './operating/index.ts'

const usage = `npm run verify-backup -- FILE
Reads every byte of a backup and compares it with the digests that were taken when it was made.`

await runCommand({ usage }, async (words) => {
  const file = onlyWord(words, usage)
  const archive = openArchive(file, process.env.BACKUP_PASSPHRASE || undefined)
  try {
    readWhole(archive)
    const { createdAt, engine, entries } = archive.manifest
    say(`${file} is whole: ${entries.length} tables and files of ${createdAt}, made on ${engine}.`)
  } finally {
    archive.close()
  }
})
