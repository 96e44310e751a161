import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT, runCaptured, spawnNode } from '../prepare.mjs'
import { freePort } from './free-port.ts'

export interface StartedSite {
  url: string
  /** URL of its card sandbox. */
  sandboxUrl: string
  dataDir: string
  admin: { email: string; password: string }
  process: ChildProcess
  /** Its output so far. */
  output(): string
  /** Stops it gracefully. Its data remains until `remove`. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/**
 * Starts the site like an owner, on free ports and with its own data folder. Resolves when it is ready. It stops when the
 * caller exits.
 */
export async function startSite(
  settings: Record<string, string> = {},
  root: string = ROOT,
): Promise<StartedSite> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'course-site-')))
  const [port, sandboxPort] = [Number(settings.PORT) || (await freePort()), await freePort()]
  const admin = { email: 'owner@course.test', password: 'the owner of the course' }
  const child = spawnNode(process.execPath, ['--max-semi-space-size=4', 'server/src/main.ts'], {
    cwd: root,
    // Without the caller's environment, so that the site is the same on every machine.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
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
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)

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
    await waitUntilReady(site)
    return site
  } catch (error) {
    await site.remove()
    throw error
  }
}

/** Publishes the course in a folder on a running site, like its owner. */
export async function importCourse(
  { dataDir, admin }: Pick<StartedSite, 'dataDir' | 'admin'>,
  folder: string,
): Promise<void> {
  const { code, output } = await runCaptured(
    process.execPath,
    ['server/src/cli/course.ts', 'import', folder],
    {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ADMIN_EMAIL: admin.email },
    },
  )
  if (code !== 0) throw new Error(`The course could not be imported:\n${output}`)
}

async function waitUntilReady({ url, process: child, output }: StartedSite): Promise<void> {
  // Connections fail until the site listens. If its process has exited, it never will.
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasExited(child)) throw new Error(`The site exited with code ${child.exitCode}:\n${output()}`)
    await wait(20)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
