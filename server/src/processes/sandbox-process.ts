import { fork } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/environment.ts'
import { programFile } from '../platform/program-file.ts'
import { loadOrCreateSecret } from '../platform/secrets.ts'

export type Sandbox = { url: string; webhookSecret: string; stop(): Promise<void> }

const RESTART_DELAY_MS = 1000

/**
 * Starts the card sandbox as a child process, and restarts it if it dies: its payments are in a file. It exits with
 * this process, even after SIGKILL, because its IPC channel closes.
 */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const { cards } = config
  if (cards.kind !== 'sandbox') throw new Error('real card keys are set')
  const webhookSecret =
    cards.webhookSecret ?? `whsec_${loadOrCreateSecret(config.dataDir, 'sandbox-webhook')}`
  if (cards.url) return { url: cards.url, webhookSecret, stop: async () => {} }

  let isStopping = false
  const run = async (port: number) => {
    const started = await forkSandbox(config, port, webhookSecret)
    started.exited.then(() => restart(Number(new URL(started.url).port)))
    return started
  }
  const restart = async (port: number): Promise<void> => {
    await wait(RESTART_DELAY_MS)
    // Ctrl-C ends the sandbox at the same time as this process, which is then about to stop.
    if (isStopping) return
    process.stderr.write('The card sandbox exited. It is started again.\n')
    current = run(port)
    await current.catch(() => restart(port))
  }
  let current = run(cards.port)
  const { url } = await current
  return {
    url: reachableUrl(url, config),
    webhookSecret,
    async stop() {
      isStopping = true
      const running = await current.catch(() => undefined)
      running?.child.kill('SIGTERM')
      await running?.exited
    },
  }
}

async function forkSandbox(config: Config, port: number, webhookSecret: string) {
  const child = fork(programFile(new URL('../../../sandbox/src/main.ts', import.meta.url)), {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: config.host,
      SANDBOX_WEBHOOK_URL: `http://${config.host}:${config.port}/webhooks/card`,
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      SANDBOX_DATA: join(config.dataDir, 'sandbox.json'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    exited.then(() =>
      reject(
        new ConfigError([
          `The card sandbox could not start on port ${port}, for the reason above. If the port is in use, set SANDBOX_PORT`,
        ]),
      ),
    )
    createInterface({ input: child.stdout! }).once('line', (line) =>
      resolve((JSON.parse(line) as { listening: string }).listening),
    )
  })
  return { child, url, exited }
}

/** If the sandbox listens on all interfaces, browsers need the site's host name instead of 0.0.0.0. */
function reachableUrl(url: string, config: Config): string {
  const { port } = new URL(url)
  return ['0.0.0.0', '::'].includes(config.host) ? `http://${new URL(config.siteUrl).hostname}:${port}` : url
}
