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

const thisProgram = join(import.meta.dirname, '../../..')

/** The site as an owner runs it: a process of its own. Resolves when it listens; rejects when it ended instead. */
export async function startProcess(env: Record<string, string>, root?: string): Promise<SiteProcess> {
  const site = spawnSite(env, root)
  await new Promise<void>((resolve, reject) => {
    site.child.stdout?.on('data', () => site.output().includes('Site:') && resolve())
    site.exited.then((code) => reject(new Error(`the site ended with ${code}:\n${site.output()}`)))
  })
  return site
}

export function spawnSite(
  env: Record<string, string>,
  root = thisProgram,
): SiteProcess & { child: ChildProcess } {
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    // The compiled code is kept from one start to the next: half of a start is compiling.
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

/** Ports that are free now, all different; a site that was killed finds its own still free. */
export const freePorts = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => String(await freePort())))
