import { type AddressInfo, createServer } from 'node:net'
import type { Notice } from '../http/slice.ts'
import type { Config } from '../platform/config.ts'
import type { Variables } from '../platform/environment.ts'
import { lockDatabase } from '../platform/sqlite/lock.ts'
import { openSystemdNotifier } from '../platform/systemd-notify.ts'
import { verifyConfig } from '../platform/verify-config.ts'
import { type Sandbox, startSandbox } from './sandbox-process.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** The started site; it serves until `stop` is called. */
type RunningSite = { notices: readonly Notice[]; stop(): Promise<void> }

/** Serves the site from this process. */
export type ServeSite = (config: Config, sandbox: Sandbox | undefined) => Promise<RunningSite>

/** Starts the site, which serves until it gets a signal. */
export async function start(
  readConfig: (variables: Variables) => Config,
  loadSite: () => Promise<ServeSite>,
): Promise<void> {
  const requestedConfig = readConfig(process.env)
  // Check the port first: if it is in use, nothing must be left half-started. The sandbox also needs the URL
  // for its webhooks.
  const port = await findAvailablePort(requestedConfig)
  const config =
    requestedConfig.port === port ? requestedConfig : readConfig({ ...process.env, PORT: String(port) })

  await verifyConfig(config)
  const closers: (() => Promise<void> | void)[] = [lockDatabase(config)]

  const systemd = openSystemdNotifier(process.env)
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  stopOnSignal(config, () => {
    systemd.stopping()
    return closeAll()
  })
  try {
    // Load the code while the sandbox starts, since each takes about a second.
    const loading = config.workers === 1 ? loadSite() : loadWorkers()
    // It may fail before it is awaited; the error is thrown below.
    loading.catch(() => {})
    const sandbox = config.cards.kind === 'sandbox' ? await startSandbox(config) : undefined
    if (sandbox) closers.push(sandbox.stop)
    const serveSite = await loading
    const running = await serveSite(config, sandbox)
    closers.push(running.stop)
    systemd.ready()
    process.stdout.write(startupMessage(config, running, sandbox))
  } catch (error) {
    await closeAll()
    throw error
  }
}

const loadWorkers = async (): Promise<ServeSite> => (await import('./workers.ts')).runWorkers

function findAvailablePort({ host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const free = (probe.address() as AddressInfo).port
      probe.close(() => resolve(free))
    })
  })
}

/** What the operator needs to get started. */
function startupMessage(config: Config, { notices }: RunningSite, sandbox: Sandbox | undefined): string {
  const lines = [
    ['Site', config.siteUrl],
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
