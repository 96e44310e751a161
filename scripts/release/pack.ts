import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { ROOT } from '../prepare.mjs'

/**
 * Packs a folder under the name `topFolder` with GNU tar. Archives are reproducible: order, owner, permissions and times do
 * not depend on this machine. The file gets its final name only when it is complete.
 */
export function pack(file: string, topFolder: string, folder: string): void {
  const part = `${file}.part`
  const options = [
    '--create',
    `--file=${part}`,
    '--use-compress-program=gzip -n',
    '--sort=name',
    '--hard-dereference',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    `--mtime=@${commitTime()}`,
    // Do not transform link targets, which are relative paths within the release.
    `--transform=flags=rSH;s,^\\.,${topFolder},`,
    `--directory=${folder}`,
  ]
  const { status, stderr, error } = spawnSync('tar', [...options, '.'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`GNU tar could not pack the release: ${error?.message ?? stderr.trim()}`)
  renameSync(part, file)
}

/** Time of the current commit in seconds. 0 without a Git history. */
export function commitTime(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' })
  return stdout?.trim() || '0'
}
