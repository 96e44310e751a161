import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { importFile } from '../../media/index.ts'
import type { Config } from '../../platform/config.ts'
import { openTally } from './import-report.ts'

/** Imports files from a folder with one subfolder per bucket. */
export async function importStorage(
  { config, log }: { config: Config; log(line: string): void },
  folder: string,
  isWritten: boolean,
): Promise<void> {
  const tally = openTally('storage')
  for await (const path of filesIn(folder)) {
    const [bucket = '', ...rest] = path.split('/')
    const found = { bucket, path: rest.join('/'), file: join(folder, path) }
    tally.count(found.file, await importFile(config, found, isWritten))
  }
  for (const line of tally.lines(isWritten)) log(line)
}

/** Relative paths of all files. Symbolic links are skipped, since they may point anywhere. */
async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (entry.isFile()) yield path
  }
}
