import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { ROOT } from '../launch/paths.mjs'

type Source = { folder: string; paths: readonly string[] }

/**
 * Packs files under one top folder, with GNU tar. The same commit makes the same archive: order, owner, rights and times are
 * given, not taken from this machine. It appears under its name only when it is whole.
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
      // Not the targets of links: they lead from one file of the release to another.
      `--transform=flags=rSH;s,^,${topFolder}/,`,
      `--directory=${many.folder}`,
      '--null',
      '--files-from=-',
      `--directory=${few.folder}`,
      ...few.paths,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let complaint = ''
  tar.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  tar.on('error', (error) => (complaint += error.message))
  tar.stdin.on('error', () => {})
  tar.stdin.end(many.paths.join('\0'))
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw new Error(`GNU tar could not pack the release: ${complaint.trim()}`)
  await rename(part, file)
}

/** Of the commit that is packed, in seconds; 0 where there is no history. */
function commitTime(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' })
  return stdout?.trim() || '0'
}
