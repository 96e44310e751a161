import { fork } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from './platform/config.ts'
import { loadOrCreateSecret } from './platform/secrets.ts'

export type Sandbox = { url: string; webhookSecret: string; stop(): Promise<void> }

/**
 * Starts the card sandbox as a child process. It exits with us, even if we are killed, because its IPC
 * channel closes.
 */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const { cards } = config
  if (cards.kind !== 'sandbox') throw new Error('real card keys are set')
  const webhookSecret =
    cards.webhookSecret ?? `whsec_${loadOrCreateSecret(config.dataDir, 'sandbox-webhook')}`
  if (cards.url) return { url: cards.url, webhookSecret, stop: async () => {} }

  const child = fork(join(import.meta.dirname, '../../sandbox/src/main.ts'), {
    env: {
      ...process.env,
      PORT: String(cards.port),
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
    child.once('exit', (code) =>
      reject(
        new Error(
          `The card sandbox could not start on port ${cards.port} (exit code ${code}). Is the port taken? Set SANDBOX_PORT.`,
        ),
      ),
    )
    createInterface({ input: child.stdout! }).once('line', (line) =>
      resolve((JSON.parse(line) as { listening: string }).listening),
    )
  })
  return {
    url: reachableUrl(url, config),
    webhookSecret,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** If the sandbox listens on all interfaces, browsers need the site's host name instead of 0.0.0.0. */
function reachableUrl(url: string, config: Config): string {
  const { port } = new URL(url)
  return ['0.0.0.0', '::'].includes(config.host) ? `http://${new URL(config.siteUrl).hostname}:${port}` : url
}
