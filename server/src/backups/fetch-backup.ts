import type { Config } from '../platform/config.ts'
import { openDestination } from './destination.ts'
import { filterBackups } from './rules.ts'

/** Copies a backup from BACKUP_TO into a file; by default the latest one. Returns its name. */
export async function fetchBackup({ backup }: Config, file: string, name?: string): Promise<string> {
  if (!backup.to) throw new Error('BACKUP_TO is not set.')
  const destination = openDestination(backup.to)
  const names = filterBackups(await destination.listNames())
  const found = name === undefined ? names.at(-1) : names.find((each) => each === name)
  if (found === undefined)
    throw new Error(
      name === undefined ? 'BACKUP_TO contains no backup.' : `BACKUP_TO does not contain ${name}.`,
    )
  await destination.fetch(found, file)
  return found
}
