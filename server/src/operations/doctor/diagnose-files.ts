import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, failureCode, ok, warn } from '../../platform/diagnostic.ts'
import { freeBytes } from '../../platform/metrics.ts'

const MEGABYTE = 1024 * 1024
const MUST_BE_FREE = 100 * MEGABYTE
const SHOULD_BE_FREE = 1024 * MEGABYTE
const OTHERS = 0o077

/** Checks file modes, write access and free disk space. */
export async function diagnoseFiles(
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
  envFile: string | undefined,
): Promise<Diagnostic[]> {
  const env = envFile === undefined ? [] : [await diagnoseEnvFile(envFile)]
  if (!(await isThere(dataDir)))
    return [...env, warn('Data folder', `there is no ${dataDir} yet. The first start makes it.`)]
  return [
    ...env,
    ...(await diagnoseFileModes(dataDir, database)),
    await diagnoseWriting(dataDir),
    await diagnoseFreeSpace(dataDir),
  ]
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function diagnoseEnvFile(file: string): Promise<Diagnostic> {
  if (!(await isThere(file))) return fail('Environment file', `${file} cannot be read. Name the right one.`)
  return (await isOpen(file))
    ? fail('Environment file', `others can read the keys in ${file}: chmod 600 ${file}`)
    : ok('Environment file', 'only its owner can read it')
}

/** Windows has no such rights. */
const isOpen = async (path: string): Promise<boolean> =>
  process.platform !== 'win32' && ((await stat(path)).mode & OTHERS) !== 0

async function diagnoseFileModes(dataDir: string, database: Config['database']): Promise<Diagnostic[]> {
  const secrets = join(dataDir, 'secrets')
  const names = await readdir(secrets).catch(() => [])
  const files = [
    ...names.map((name) => join(secrets, name)),
    ...(database.kind === 'sqlite' ? [database.file] : []),
  ]
  const found: Diagnostic[] = []
  for (const file of files)
    if ((await isThere(file)) && (await isOpen(file)))
      found.push(fail('File modes', `others can read ${file}: chmod 600 ${file}`))
  if (await isOpen(dataDir))
    found.push(warn('File modes', `others can look into ${dataDir}: chmod 700 ${dataDir}`))
  const { uid } = await stat(dataDir)
  if (process.getuid && process.getuid() !== uid)
    found.push(warn('File modes', `${dataDir} belongs to another user. Run this as the user of the site.`))
  return found.length > 0 ? found : [ok('File modes', 'only the site can read its data')]
}

async function diagnoseWriting(dataDir: string): Promise<Diagnostic> {
  const file = join(dataDir, `.doctor-${randomUUID()}`)
  try {
    await writeFile(file, 'x', { mode: 0o600, flush: true })
    return ok('Data folder', 'can be written')
  } catch (error) {
    return fail(
      'Data folder',
      `${dataDir} cannot be written (${failureCode(error)}). Give it to the user of the site.`,
    )
  } finally {
    await rm(file, { force: true })
  }
}

async function diagnoseFreeSpace(dataDir: string): Promise<Diagnostic> {
  const free = await freeBytes(dataDir)
  const left = `${Math.floor(free / MEGABYTE)} MB are free where ${dataDir} lies`
  if (free < MUST_BE_FREE)
    return fail('Free space', `only ${left}. Make room now: a full disk stops the site.`)
  return free < SHOULD_BE_FREE ? warn('Free space', `${left}. Make room soon.`) : ok('Free space', left)
}
