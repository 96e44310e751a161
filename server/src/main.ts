import { type AddressInfo, createServer } from 'node:net'
import { readConfig } from './config.ts'
import { explain } from './explain.ts'
import type { Config } from './platform/config.ts'
import { openServiceManager } from './platform/service-manager.ts'
import type { Notice } from './platform/slice.ts'
import { tryConfig } from './platform/try-config.ts'
import { type Sandbox, startSandbox } from './sandbox-process.ts'
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
  // Asked for before anything is touched: a port in use must leave nothing half-started behind, and the card
  // sandbox must know where to send its webhooks.
  const port = await availablePort(asked)
  const config = asked.port === port ? asked : readConfig({ ...process.env, PORT: String(port) })

  await tryConfig(config)

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

/** Either part is loaded only when it is needed: a process that only watches over others stays small. */
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

/** What the owner needs to begin. The generated password is shown this once; it is kept nowhere readable. */
function announcement(config: Config, { notices }: Running, sandbox: Sandbox | undefined): string {
  const lines = [
    ['Site', config.siteUrl],
    ['Administrator', config.admin.email],
    ...notices,
    ...(config.workers > 1 ? [['Processes', String(config.workers)]] : []),
    ...(config.quiet
      ? [['Quiet copy', 'sends no mail, takes no webhook of the card provider, reconciles nothing']]
      : []),
    ...(config.rehearsal
      ? [['Rehearsal', 'takes no money and says so on every page; mail reaches only the administrators']]
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
