import { type AddressInfo, createServer } from 'node:net'
import { readConfig } from './config.ts'
import type { Config } from './platform/config.ts'
import type { Notice } from './platform/slice.ts'
import { openServiceManager } from './platform/systemd-notify.ts'
import { verifyConfig } from './platform/verify-config.ts'
import { type Sandbox, startSandbox } from './sandbox-process.ts'
import { explain } from './startup-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** What runs of the site: it serves until it is told to stop. */
type Running = { notices: readonly Notice[]; stop(): Promise<void> }

try {
  await start()
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`)
  process.exitCode = 1
}

async function start() {
  const asked = readConfig(process.env)
  // Check the port first: if it is in use nothing must be left half-started, and the sandbox needs the URL
  // for its webhooks.
  const port = await availablePort(asked)
  const config = asked.port === port ? asked : readConfig({ ...process.env, PORT: String(port) })

  await verifyConfig(config)

  const manager = openServiceManager(process.env)
  const open: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close()
  }
  stopOnSignal(config, () => {
    manager.stopping()
    return closeAll()
  })
  try {
    // Beside the sandbox, since each takes a second.
    const loading = load(config)
    const sandbox = config.cards.kind === 'sandbox' ? await startSandbox(config) : undefined
    if (sandbox) open.push(sandbox.stop)
    const run = await loading
    const running = await run(config, sandbox)
    open.push(running.stop)
    manager.ready()
    process.stdout.write(announcement(config, running, sandbox))
  } catch (error) {
    await closeAll()
    throw error
  }
}

type Run = (config: Config, sandbox: Sandbox | undefined) => Promise<Running>

/** Loaded on demand, so that the supervising process stays small. */
async function load({ workers }: Config): Promise<Run> {
  return workers === 1 ? (await import('./serve.ts')).serve : (await import('./workers.ts')).runWorkers
}

function availablePort({ host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const free = (probe.address() as AddressInfo).port
      probe.close(() => resolve(free))
    })
  })
}

/** What the owner needs to get started. The generated password is shown only once and stored nowhere. */
function announcement(config: Config, { notices }: Running, sandbox: Sandbox | undefined): string {
  const lines = [
    ['Site', config.siteUrl],
    ['Administrator', config.admin.email],
    ...notices,
    ...(config.workers > 1 ? [['Processes', String(config.workers)]] : []),
    ...(config.quiet ? [['Quiet copy', 'no email, webhooks, or reconciliation']] : []),
    ...(config.rehearsal
      ? [['Rehearsal', 'no real payments, a banner on every page, email to administrators only']]
      : []),
    ...(config.mail.kind === 'files' ? [['Mailbox', `${config.siteUrl}/dev/mailbox`]] : []),
    ...(sandbox
      ? [
          ['Test card', '4242 4242 4242 4242, any future date, any CVC'],
          ['Card sandbox', `${sandbox.url}/control`],
        ]
      : []),
  ]
  return `\n${lines.map(([name, value]) => `  ${`${name}:`.padEnd(15)} ${value}`).join('\n')}\n\n`
}
