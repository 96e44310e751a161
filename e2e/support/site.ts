import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/provision/free-port.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export interface Site {
  url: string
  /** Where the card sandbox listens. */
  sandboxUrl: string
  admin: { email: string; password: string }
  mailbox: Mailbox
}

const ROOT = join(import.meta.dirname, '..', '..')
const LEASH = pathToFileURL(join(ROOT, 'scripts', 'launch', 'leash.mjs')).href

/** The site that SITE_URL names, or a real one of its own: own ports, own data, gone with the tests. */
export async function openSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const { SITE_URL } = process.env
  return SITE_URL ? { site: runningSite(SITE_URL), close: async () => {} } : startSite()
}

/** For a site elsewhere the environment also names what the tests cannot know. */
function runningSite(address: string): Site {
  const url = new URL(address)
  const { SANDBOX_URL, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  return {
    url: url.origin,
    sandboxUrl: SANDBOX_URL ?? `${url.protocol}//${url.hostname}:${Number(url.port) + 1}`,
    admin: { email: ADMIN_EMAIL ?? 'admin@example.com', password: ADMIN_PASSWORD ?? '' },
    mailbox: openMailbox(join(DATA_DIR ?? join(ROOT, 'data'), 'mail')),
  }
}

async function startSite(): Promise<{ site: Site; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'course-e2e-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const site: Site = {
    // By name, not by number: cookies and storage of tests stay apart from whatever else runs on this machine.
    url: `http://localhost:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    admin: { email: 'owner@course.test', password: 'the owner of the course' },
    mailbox: openMailbox(join(folder, 'mail')),
  }
  const server = spawn(process.execPath, ['--import', LEASH, 'server/src/main.ts'], {
    cwd: ROOT,
    // Nothing of the caller's own settings: the tests' site is the same on every machine.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: folder,
      ADMIN_EMAIL: site.admin.email,
      ADMIN_PASSWORD: site.admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  try {
    await untilReady(server, site.url)
  } catch (error) {
    await stop(server)
    throw error
  }
  return {
    site,
    async close() {
      await stop(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  server.stdout?.on('data', keep)
  server.stderr?.on('data', keep)
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The site ended with ${server.exitCode}:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    // Not listening yet; whether it ever will is seen by the process.
    return false
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
