import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../prepare.mjs'
import { freePort } from '../provision/free-port.ts'
import { startNginx } from '../provision/nginx.ts'
import { startPostgres } from '../provision/postgres.ts'
import { provideProgram } from '../provision/programs.ts'
import { type StartedSite, startSite } from '../provision/site.ts'
import { startTraffic } from './load.ts'
import { nextRelease } from './next-release.ts'

const WEBHOOK_SECRET = 'whsec_rolling_restart'
const PAUSE_MS = 5000

/**
 * Replaces two machines behind nginx, with a data folder each, by those of the next release, one at a time and back,
 * while people buy and learn. Returns the failures.
 */
export async function rollingRestart(rounds: number): Promise<string[]> {
  const program = await provideProgram('nginx')
  if (!program) return ['nginx was not found and could not be installed (Debian: sudo apt-get install nginx)']
  const closers: (() => Promise<unknown>)[] = []
  try {
    const disks = await mkdtemp(join(tmpdir(), 'course-rolling-'))
    closers.push(() => rm(disks, { recursive: true, force: true }))
    const diskOf = (index: number) => join(disks, String(index))
    const postgres = await startPostgres({ durable: true })
    closers.push(postgres.stop)
    const release = await nextRelease()
    closers.push(release.remove)
    const ports = [await freePort(), await freePort()] as const
    const proxyPort = await freePort()
    const sandbox = await startSandbox(`http://127.0.0.1:${proxyPort}/webhooks/card`)
    closers.push(sandbox.stop)
    const start = (index: number, root: string) =>
      startSite(
        {
          PORT: String(ports[index]),
          SITE_URL: `http://127.0.0.1:${proxyPort}`,
          DATA_DIR: diskOf(index),
          DATABASE_URL: postgres.url,
          SANDBOX_URL: sandbox.url,
          STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
          TRUST_PROXY: '127.0.0.1',
          DRAIN_SECONDS: '3',
        },
        root,
      )
    const sites: StartedSite[] = [await start(0, ROOT)]
    await cp(join(diskOf(0), 'secrets'), join(diskOf(1), 'secrets'), { recursive: true })
    sites.push(await start(1, ROOT))
    closers.push(() => Promise.all(sites.map((site) => site.stop())))
    const nginx = await startNginx(program, proxyPort, ports)
    closers.push(nginx.stop)

    const load = startTraffic(nginx.url, sandbox.url)
    await wait(PAUSE_MS)
    for (let round = 1; round <= rounds; round++) {
      for (const index of ports.keys()) {
        await sites[index]!.stop()
        sites[index] = await start(index, round % 2 === 1 ? release.root : ROOT)
        console.log(
          `rolling: round ${round}, machine ${index + 1} now runs the other release; ${formatCounts(load)}`,
        )
        await wait(PAUSE_MS)
      }
    }
    await load.stop()
    console.log(
      `rolling: ${formatCounts(load)}, ${load.assets.size} different assets, ${load.failures.length} failures`,
    )
    if (load.failures.length > 0) console.log(nginx.errors().split('\n').slice(-20).join('\n'))
    return load.failures
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

const formatCounts = ({ counts }: ReturnType<typeof startTraffic>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

/** Runs in its own process, because it must outlive the sites. */
async function startSandbox(webhookUrl: string) {
  const child = fork(join(ROOT, 'sandbox/src/main.ts'), {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SANDBOX_WEBHOOK_URL: webhookUrl,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return {
    url: (JSON.parse(line.toString()) as { listening: string }).listening,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
