import { rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Config } from '../platform/config.ts'
import { openArchive } from './archive.ts'
import { backUp } from './create-backup.ts'
import { openDestination, requireFolder } from './destination.ts'
import { verifyBackup } from './read-backup.ts'
import { listAbandoned, listOutdated } from './rules.ts'

/*
 * Runs as its own process, because compressing and encrypting would block requests: reads a task from standard input,
 * makes, verifies and stores one backup, removes outdated ones, and prints its size.
 */

export type BackupTask = { config: Config; name: string }

// Low priority: requests come first.
setPriority(constants.priority.PRIORITY_LOW)
try {
  process.stdout.write(JSON.stringify({ bytes: await makeBackup((await json(process.stdin)) as BackupTask) }))
} catch (error) {
  process.stderr.write((error as Error).message)
  process.exitCode = 1
}

async function makeBackup({ config, name }: BackupTask): Promise<number> {
  const { to, keep } = config.backup
  if (!to) throw new Error('BACKUP_TO is not set.')
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined
  const destination = openDestination(to)
  if (to.kind === 'folder') await requireFolder(to.folder)
  const file = to.kind === 'folder' ? join(to.folder, name) : join(config.dataDir, '.backup-to-upload')
  if (to.kind === 'folder')
    for (const abandoned of listAbandoned(await destination.listNames())) await destination.remove(abandoned)
  else await rm(file, { force: true })
  try {
    await backUp(config, file, passphrase, () => undefined)
    const archive = openArchive(file, passphrase)
    try {
      verifyBackup(archive)
    } finally {
      archive.close()
    }
    await destination.store(name, file)
    const { size } = await stat(file)
    // Only now, so that a site whose backups fail keeps the earlier ones.
    for (const outdated of listOutdated(await destination.listNames(), keep))
      await destination.remove(outdated)
    return size
  } catch (error) {
    if (to.kind === 'folder') await rm(file, { force: true })
    throw error
  } finally {
    if (to.kind === 's3') await rm(file, { force: true })
  }
}
