import type { Config } from '../platform/config.ts'
import { type Diagnostic, fail, ok, warn } from '../platform/diagnostic.ts'
import { ensureFolder, openDestination } from './destination.ts'
import { filterBackups } from './rules.ts'

/** Whether the destination of the nightly backups can be listed. The launch checklist says when they are off. */
export async function diagnoseBackups({ backup }: Config): Promise<Diagnostic[]> {
  const { to, keep, isEncrypted } = backup
  if (!to) return []
  try {
    if (to.kind === 'folder') await ensureFolder(to.folder)
    const names = filterBackups(await openDestination(to).listNames())
    const last = names.at(-1)
    const diagnostics = [
      ok('Backups', last ? `${names.length} of at most ${keep}, the last one is ${last}` : 'none yet'),
    ]
    if (!isEncrypted)
      diagnostics.push(
        warn(
          'Backups',
          'they contain all secrets and are not encrypted. Set BACKUP_PASSPHRASE, and keep it elsewhere.',
        ),
      )
    return diagnostics
  } catch (error) {
    return [fail('Backups', `BACKUP_TO cannot be used: ${(error as Error).message}`)]
  }
}
