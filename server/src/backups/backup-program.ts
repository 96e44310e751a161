import { rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Config } from '../platform/config.ts'
import { readBackupPassphrase } from './config.ts'
import { createBackup } from './create-backup.ts'
import { type Destination, ensureFolder, openDestination } from './destination.ts'
import { withVerifiedBackup } from './read-backup.ts'
import { filterAbandoned, filterOutdated } from './rules.ts'

/*
 * Runs as its own process, because compressing and encrypting would block requests: reads a task from standard input,
 * creates, verifies and stores one backup, removes outdated ones, and prints the result.
 */

export type BackupTask = { config: Config; name: string }

/** `undeleted` says why outdated backups could not be deleted; the new one is stored nevertheless. */
export type BackupResult = { bytes: number; undeleted: readonly string[] }

// Low priority: requests come first.
setPriority(constants.priority.PRIORITY_LOW)
try {
  process.stdout.write(JSON.stringify(await runNightlyBackup((await json(process.stdin)) as BackupTask)))
} catch (error) {
  process.stderr.write((error as Error).message)
  process.exitCode = 1
}

async function runNightlyBackup({ config, name }: BackupTask): Promise<BackupResult> {
  const { to, keep } = config.backup
  if (!to) throw new Error('BACKUP_TO is not set.')
  const passphrase = readBackupPassphrase(process.env)
  const destination = openDestination(to)
  if (to.kind === 'folder') await ensureFolder(to.folder)
  const file = to.kind === 'folder' ? join(to.folder, name) : join(config.dataDir, '.backup-to-upload')
  if (to.kind === 'folder')
    for (const abandoned of filterAbandoned(await destination.listNames()))
      await destination.remove(abandoned)
  else await rm(file, { force: true })
  let isKept = false
  try {
    await createBackup(config, file, passphrase, () => undefined)
    await withVerifiedBackup(file, passphrase, () => destination.store(name, file))
    const { size } = await stat(file)
    isKept = to.kind === 'folder'
    return { bytes: size, undeleted: await removeOutdated(destination, keep) }
  } finally {
    if (!isKept) await rm(file, { force: true })
  }
}

/** Runs after the new backup is stored, so that a site whose backups fail keeps the earlier ones. */
async function removeOutdated(destination: Destination, keep: number): Promise<string[]> {
  const undeleted: string[] = []
  for (const outdated of filterOutdated(await destination.listNames(), keep)) {
    try {
      await destination.remove(outdated)
    } catch (error) {
      undeleted.push(`${outdated}: ${(error as Error).message}`)
    }
  }
  return undeleted
}
