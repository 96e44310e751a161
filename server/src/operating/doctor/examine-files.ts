import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { type Finding, failureCode, look, ok, wrong } from '../../platform/finding.ts'
import { freeBytes } from '../../platform/metrics.ts'

const MEGABYTE = 1024 * 1024
const MUST_BE_FREE = 100 * MEGABYTE
const SHOULD_BE_FREE = 1024 * MEGABYTE
const OTHERS = 0o077

/** Who can read what the site keeps, whether it can write, and how much room is left. */
export async function examineFiles(
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
  envFile: string | undefined,
): Promise<Finding[]> {
  const env = envFile === undefined ? [] : [await examineEnvFile(envFile)]
  if (!(await isThere(dataDir)))
    return [...env, look('Data folder', `there is no ${dataDir} yet. The first start makes it.`)]
  return [
    ...env,
    ...(await examineModes(dataDir, database)),
    await examineWriting(dataDir),
    await examineSpace(dataDir),
  ]
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function examineEnvFile(file: string): Promise<Finding> {
  if (!(await isThere(file))) return wrong('Environment file', `${file} cannot be read. Name the right one.`)
  return (await isOpen(file))
    ? wrong('Environment file', `others can read the keys in ${file}: chmod 600 ${file}`)
    : ok('Environment file', 'only its owner can read it')
}

/** Windows has no such rights. */
const isOpen = async (path: string): Promise<boolean> =>
  process.platform !== 'win32' && ((await stat(path)).mode & OTHERS) !== 0

async function examineModes(dataDir: string, database: Config['database']): Promise<Finding[]> {
  const secrets = join(dataDir, 'secrets')
  const names = await readdir(secrets).catch(() => [])
  const files = [
    ...names.map((name) => join(secrets, name)),
    ...(database.kind === 'sqlite' ? [database.file] : []),
  ]
  const found: Finding[] = []
  for (const file of files)
    if ((await isThere(file)) && (await isOpen(file)))
      found.push(wrong('File modes', `others can read ${file}: chmod 600 ${file}`))
  if (await isOpen(dataDir))
    found.push(look('File modes', `others can look into ${dataDir}: chmod 700 ${dataDir}`))
  const { uid } = await stat(dataDir)
  if (process.getuid && process.getuid() !== uid)
    found.push(look('File modes', `${dataDir} belongs to another user. Run this as the user of the site.`))
  return found.length > 0 ? found : [ok('File modes', 'only the site can read its data')]
}

async function examineWriting(dataDir: string): Promise<Finding> {
  const file = join(dataDir, `.doctor-${randomUUID()}`)
  try {
    await writeFile(file, 'x', { mode: 0o600, flush: true })
    return ok('Data folder', 'can be written')
  } catch (error) {
    return wrong(
      'Data folder',
      `${dataDir} cannot be written (${failureCode(error)}). Give it to the user of the site.`,
    )
  } finally {
    await rm(file, { force: true })
  }
}

async function examineSpace(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir)
  const left = `${Math.floor(free / MEGABYTE)} MB are free where ${dataDir} lies`
  if (free < MUST_BE_FREE)
    return wrong('Free space', `only ${left}. Make room now: a full disk stops the site.`)
  return free < SHOULD_BE_FREE ? look('Free space', `${left}. Make room soon.`) : ok('Free space', left)
}
