import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { ROOT } from '../launch/paths.mjs'

type Source = { folder: string; paths: readonly string[] }

/**
 * Packs files into one top-level folder with GNU tar. Archives are reproducible: order, owner, permissions and times do not
 * depend on this machine. The file gets its final name only when it is complete.
 */
export async function pack(file: string, topFolder: string, many: Source, few: Source): Promise<void> {
  const part = `${file}.part`
  const tar = spawn(
    'tar',
    [
      '--create',
      `--file=${part}`,
      '--use-compress-program=gzip -n',
      '--no-recursion',
      '--hard-dereference',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      `--mtime=@${commitTime()}`,
      // Do not transform link targets, which are relative paths within the release.
      `--transform=flags=rSH;s,^,${topFolder}/,`,
      `--directory=${many.folder}`,
      '--null',
      '--files-from=-',
      `--directory=${few.folder}`,
      ...few.paths,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let errorOutput = ''
  tar.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  tar.on('error', (error) => (errorOutput += error.message))
  tar.stdin.on('error', () => {})
  tar.stdin.end(many.paths.join('\0'))
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw new Error(`GNU tar could not pack the release: ${errorOutput.trim()}`)
  await rename(part, file)
}

/** Time of the current commit in seconds. 0 without a Git history. */
function commitTime(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' })
  return stdout?.trim() || '0'
}
