import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnNode } from '../launch/child.mjs'
import { ROOT } from '../launch/paths.mjs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../launch/server-flags.mjs'
import { freePort } from './free-port.ts'

export interface StartedSite {
  url: string
  /** Where its card sandbox listens. */
  sandboxUrl: string
  dataDir: string
  admin: { email: string; password: string }
  process: ChildProcess
  /** Everything it printed so far. */
  output(): string
  /** Stops it in order; its data stays until `remove`. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/**
 * The site as an owner runs it: a process on free ports with a data folder of its own. Ready when this resolves, and
 * gone when the caller dies.
 */
export async function startSite(
  settings: Record<string, string> = {},
  root: string = ROOT,
): Promise<StartedSite> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'course-site-')))
  const [port, sandboxPort] = [Number(settings.PORT) || (await freePort()), await freePort()]
  const admin = { email: 'owner@course.test', password: 'the owner of the course' }
  const child = spawnNode(process.execPath, [...SERVER_FLAGS, 'server/src/main.ts'], {
    cwd: root,
    // Nothing of the caller's own settings: this site is the same on every machine.
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    },
    output: 'pipe',
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)

  const site: StartedSite = {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    dataDir,
    admin,
    process: child,
    output: () => output,
    stop: () => stop(child),
    async remove() {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await untilReady(site)
    return site
  } catch (error) {
    await site.remove()
    throw error
  }
}

async function untilReady({ url, process: child, output }: StartedSite): Promise<void> {
  // A site that does not listen yet refuses; whether it ever will is seen by its process.
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`)
    await wait(20)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
