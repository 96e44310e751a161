import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../harness/bench.ts'
import { secondsUntilReady } from '../harness/starts.ts'

/** An unpacked release with a migrated database. */
export async function measure(bench: Bench) {
  const folder = await bench.folder()
  const root = join(import.meta.dirname, '../..')
  execFileSync('npm', ['run', '-s', 'release', '--', `--out=${folder}`], { cwd: root, stdio: 'ignore' })
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz'))!
  execFileSync('tar', ['-xzf', archive], { cwd: folder })
  const release = join(folder, archive.replace(/\.tar\.gz$/, ''))
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const start = await secondsUntilReady(bench, scripts.start, release)
  return [await bench.measure('Start of a release', 's', { atMost: 3 }, start)]
}
