import { type AddressInfo, createServer } from 'node:net'
import { type App, defaultWebFolder, openApp } from './app.ts'
import { openCards } from './checkout/index.ts'
import { readConfig } from './config.ts'
import type { Config } from './platform/config.ts'
import { ConfigError, listIssues } from './platform/environment.ts'
import { tryConfig } from './platform/try-config.ts'
import { type Sandbox, startSandbox } from './sandbox-process.ts'

const SHUTDOWN_SECONDS = 20

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

  const open: (() => Promise<void>)[] = []
  const closeAll = async () => {
    for (const close of open.splice(0).reverse()) await close()
  }
  stopOnSignal(closeAll)
  try {
    const sandbox = config.cards.kind === 'sandbox' ? await startSandbox(config) : undefined
    if (sandbox) open.push(sandbox.stop)
    const app = await openApp({
      config,
      cards: openCards(config.cards, sandbox),
      webFolder: defaultWebFolder,
    })
    open.push(app.close)
    await app.http.listen({ host: config.host, port: config.port })
    app.site.jobs.start()
    process.stdout.write(announcement(config, app, sandbox))
  } catch (error) {
    await closeAll()
    throw error
  }
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

/** Requests under way end, the work behind them too, then the process; whatever is open by then is closed. */
function stopOnSignal(closeAll: () => Promise<void>) {
  const stop = async () => {
    setTimeout(() => {
      process.stderr.write(`The site could not stop within ${SHUTDOWN_SECONDS} seconds and is ended.\n`)
      process.exit(1)
    }, SHUTDOWN_SECONDS * 1000).unref()
    await closeAll()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** What the owner needs to begin. The generated password is shown this once; it is kept nowhere readable. */
function announcement(config: Config, { notices }: App, sandbox: Sandbox | undefined): string {
  const lines = [
    ['Site', config.siteUrl],
    ['Administrator', config.admin.email],
    ...notices,
    ...(config.quiet
      ? [['Quiet copy', 'sends no mail, takes no webhook of the card provider, reconciles nothing']]
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

function explain(error: unknown): string {
  if (error instanceof ConfigError) {
    return listIssues('The site cannot start with this configuration:', error)
  }
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as NodeJS.ErrnoException & { port?: number }
    return `Port ${port} is in use by another program. Stop it, or choose another port, as in: PORT=3010 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
