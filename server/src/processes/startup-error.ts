import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, listIssues } from '../platform/environment.ts'

/** An error that the failing process has already printed. */
export class AlreadyReportedError extends Error {}

const ROOT = join(import.meta.dirname, '../../..')
const DISK_FULL = 'The disk with DATA_DIR is full. Free up space and start again.'
const NOT_WRITABLE =
  'The site may not write to its data. Make its user the owner of DATA_DIR and of every file in it.'

/** What to do about an error of the operating system. */
const SYSTEM_ERRORS: Record<string, string> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EROFS: NOT_WRITABLE,
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
}

/** What to do about a primary result code of SQLite (https://sqlite.org/rescode.html). */
const SQLITE_ERRORS: Record<number, string> = {
  5: 'Another program uses the database in DATA_DIR. Stop it and start again.',
  8: NOT_WRITABLE,
  10: 'The disk with DATA_DIR reports errors. Check it, and restore a backup if data is lost: npm run restore -- FILE',
  11: 'The database in DATA_DIR is damaged. Restore a backup into an empty DATA_DIR: npm run restore -- FILE',
  13: DISK_FULL,
  14: NOT_WRITABLE,
  26: 'The file course.sqlite in DATA_DIR is not a database. Restore a backup into an empty DATA_DIR: npm run restore -- FILE',
}

/** Explains to the operator why the site could not start. */
export function explainStartupError(error: unknown): string {
  if (error instanceof ConfigError) return listIssues('The site cannot start:', error)
  if (error instanceof AlreadyReportedError) return error.message
  const { code = '', errcode, port } = error as { code?: string; errcode?: number; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or choose another port, for example: PORT=3010 npm start`
  return (
    explainContentError(error) ??
    SYSTEM_ERRORS[code] ??
    (code === 'ERR_SQLITE_ERROR' ? SQLITE_ERRORS[(errcode ?? 0) & 0xff] : undefined) ??
    (error instanceof Error ? (error.stack ?? error.message) : String(error))
  )
}

/** Names the line of a content file that cannot be loaded. */
function explainContentError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const lines = (error.stack ?? '').split('\n')
  for (const line of lines) {
    const [, url, number] = /((?:file:\/\/)?\/[^()]*\.ts):(\d+)/.exec(line) ?? []
    if (!url) continue
    const file = relative(ROOT, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/')
    if (!file.startsWith('content/')) return undefined
    const quote =
      error instanceof SyntaxError
        ? ' A text that contains a quotation mark must be in other ones: "O\'Neill".'
        : ''
    return `Line ${number} of ${file} cannot be read: ${error.message}.${quote}`
  }
  return undefined
}
