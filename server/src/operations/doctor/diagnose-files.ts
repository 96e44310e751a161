import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FIRST_PASSWORD_FILE } from '../../auth/index.ts'
import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, failureCode, ok, warn } from '../../platform/diagnostic.ts'
import { freeBytes } from '../../platform/metrics.ts'

const MEGABYTE = 1024 * 1024
const MIN_FREE_BYTES = 100 * MEGABYTE
const RECOMMENDED_FREE_BYTES = 1024 * MEGABYTE
const GROUP_AND_OTHERS = 0o077

/** Checks file modes, write access and free disk space. */
export async function diagnoseFiles(
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
  envFile: string | undefined,
): Promise<Diagnostic[]> {
  const env = envFile === undefined ? [] : [await diagnoseEnvFile(envFile)]
  if (!(await exists(dataDir)))
    return [...env, warn('Data folder', `${dataDir} does not exist yet. The first start creates it.`)]
  return [
    ...env,
    ...(await diagnoseFileModes(dataDir, database)),
    await diagnoseWriting(dataDir),
    await diagnoseFreeSpace(dataDir),
    ...(await diagnoseFirstPassword(dataDir)),
  ]
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function diagnoseEnvFile(file: string): Promise<Diagnostic> {
  if (!(await exists(file))) return fail('Environment file', `${file} cannot be read. Check the path.`)
  return (await isReadableByOthers(file))
    ? fail('Environment file', `others can read the keys in ${file}: chmod 600 ${file}`)
    : ok('Environment file', 'only its owner can read it')
}

/** Windows has no file modes. */
const isReadableByOthers = async (path: string): Promise<boolean> =>
  process.platform !== 'win32' && ((await stat(path)).mode & GROUP_AND_OTHERS) !== 0

async function diagnoseFileModes(dataDir: string, database: Config['database']): Promise<Diagnostic[]> {
  const secrets = join(dataDir, 'secrets')
  const names = await readdir(secrets).catch(() => [])
  const files = [
    ...names.map((name) => join(secrets, name)),
    ...(database.kind === 'sqlite' ? [database.file] : []),
  ]
  const diagnostics: Diagnostic[] = []
  for (const file of files)
    if ((await exists(file)) && (await isReadableByOthers(file)))
      diagnostics.push(fail('File modes', `others can read ${file}: chmod 600 ${file}`))
  if (await isReadableByOthers(dataDir))
    diagnostics.push(warn('File modes', `others can open ${dataDir}: chmod 700 ${dataDir}`))
  const { uid } = await stat(dataDir)
  if (process.getuid && process.getuid() !== uid)
    diagnostics.push(warn('File modes', `${dataDir} belongs to another user. Run this as the site user.`))
  return diagnostics.length > 0 ? diagnostics : [ok('File modes', 'only the site user can read its data')]
}

async function diagnoseWriting(dataDir: string): Promise<Diagnostic> {
  const file = join(dataDir, `.doctor-${randomUUID()}`)
  try {
    await writeFile(file, 'x', { mode: 0o600, flush: true })
    return ok('Data folder', 'is writable')
  } catch (error) {
    return fail(
      'Data folder',
      `${dataDir} is not writable (${failureCode(error)}). Make the site user its owner.`,
    )
  } finally {
    await rm(file, { force: true })
  }
}

async function diagnoseFirstPassword(dataDir: string): Promise<Diagnostic[]> {
  const file = join(dataDir, FIRST_PASSWORD_FILE)
  if (!(await exists(file))) return []
  return [warn('First password', `it is still in ${file}. Sign in, change it and delete the file.`)]
}

async function diagnoseFreeSpace(dataDir: string): Promise<Diagnostic> {
  const free = await freeBytes(dataDir)
  const summary = `${Math.floor(free / MEGABYTE)} MB are free in ${dataDir}`
  if (free < MIN_FREE_BYTES)
    return fail('Free space', `only ${summary}. Free up space now: a full disk stops the site.`)
  return free < RECOMMENDED_FREE_BYTES
    ? warn('Free space', `${summary}. Free up space soon.`)
    : ok('Free space', summary)
}
