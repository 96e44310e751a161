import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../scripts/provision/free-port.ts'

export type SiteProcess = {
  url: string
  pid: number
  /** Everything the process printed so far. */
  output(): string
  exited: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

const repositoryRoot = join(import.meta.dirname, '../../..')

/** Starts the site as a separate process. Resolves when it listens; rejects if it exits first. */
export async function startProcess(env: Record<string, string>, root?: string): Promise<SiteProcess> {
  const site = spawnSite(env, root)
  await new Promise<void>((resolve, reject) => {
    site.child.stdout?.on('data', () => site.output().includes('Site:') && resolve())
    site.exited.then((code) => reject(new Error(`the site exited with ${code}:\n${site.output()}`)))
  })
  return site
}

export function spawnSite(
  env: Record<string, string>,
  root = repositoryRoot,
): SiteProcess & { child: ChildProcess } {
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    // Reuse compiled code, because compiling takes half of the startup time.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'course-compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exited
  })
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid ?? 0,
    output: () => printed,
    exited,
    kill: (signal) => void child.kill(signal),
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'course-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns different free ports. A killed site can restart on the same port. */
export const freePorts = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => String(await freePort())))
