import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'

export const FIRST_PASSWORD_FILE = 'first-password'

/**
 * What the first start prints about the generated password. In production the output usually goes to a journal that others
 * can read, so the password is written to a file that only the site's user can read.
 */
export function showFirstPassword(
  { production, dataDir }: Pick<Config, 'production' | 'dataDir'>,
  password: string,
): string {
  if (!production || process.stdout.isTTY) return `${password}   (shown only now; change it after signing in)`
  const file = join(dataDir, FIRST_PASSWORD_FILE)
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
  return `in ${file}   (sign in, change it and delete the file)`
}
