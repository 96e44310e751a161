import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tabs that were opened before a deployment still ask for the files they were made of; this many builds back. */
const EARLIER_BUILDS = 3

type Folders = {
  /** The assets of the build that has just been made; earlier ones are put beside them. */
  assets: string
  /** The assets served until now. */
  before: string
  /** Lists the asset files of each build, the newest first. */
  history: string
}

/** Keeps the hashed assets of the last builds beside the new ones, and returns the new history. */
export async function carryOverAssets({ assets, before, history }: Folders): Promise<string[][]> {
  const fresh = (await readdir(assets)).sort()
  const known = await readHistory(history)
  // The same build made again must not push out those before it.
  const earlier = known.filter((files) => files.join() !== fresh.join()).slice(0, EARLIER_BUILDS)
  const wanted = new Set(earlier.flat().filter((name) => !fresh.includes(name)))
  for (const name of await namesIn(before)) {
    if (wanted.has(name)) await copyFile(join(before, name), join(assets, name))
  }
  return [fresh, ...earlier]
}

export const writeHistory = (file: string, history: readonly string[][]): Promise<void> =>
  writeFile(file, JSON.stringify(history))

/** A history that is missing or damaged only means that nothing is carried over. */
async function readHistory(file: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[][]
  } catch {
    return []
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
