import { existsSync } from 'node:fs'
import { checkContent } from '@course/content/course/check-content'
import { buildLaunchChecklist } from '../../admin/index.ts'
import { diagnoseBackups } from '../../backups/index.ts'
import { diagnoseMail } from '../../mail/index.ts'
import { diagnoseMedia } from '../../media/index.ts'
import { writeHeartbeat } from '../../platform/built-in-checks.ts'
import { nowMillis, systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, ok, warn } from '../../platform/diagnostic.ts'
import { ConfigError } from '../../platform/environment.ts'
import { findMachineDifferences } from '../../platform/machines.ts'
import type { Migration } from '../../platform/migrate.ts'
import { requireSameSecrets } from '../../platform/secret-fingerprints.ts'
import type { CommandSite } from '../../platform/site.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { diagnoseCards, openCards } from '../../sales/index.ts'
import { withSite } from '../with-site.ts'
import { diagnoseFiles } from './diagnose-files.ts'
import { diagnoseSettings, type Settings } from './diagnose-settings.ts'
import { diagnoseSite, diagnoseTls } from './diagnose-site.ts'

const PROBE_MS = 20_000

type DoctorOptions = {
  settings: Settings
  migrations: Record<string, Migration>
  mailTo: string | undefined
  envFile: string | undefined
}

/** Runs all diagnostics in a fixed order. Parts with invalid settings are skipped. */
export async function* runDiagnostics({
  settings,
  migrations,
  mailTo,
  envFile,
}: DoctorOptions): AsyncGenerator<Diagnostic> {
  const { config } = settings
  yield* diagnoseSettings(settings)
  yield* diagnoseContent()
  if (config.dataDir === undefined) return
  // The config may be partial; probes whose settings are missing are skipped below.
  const site = config as Config
  // First, because opening the database corrects the mode of its file.
  yield* await probe('Files', () => diagnoseFiles(site, envFile))
  const probes = [
    probe('Database', () => diagnoseDatabase(site, migrations, settings.issues.length === 0)),
    config.mail && probe('Mail', async () => [await diagnoseMail(site, mailTo)]),
    config.cards && probe('Cards', () => diagnoseProvider(site)),
    config.media && probe('Media', () => diagnoseMedia(site)),
    config.backup && probe('Backups', () => diagnoseBackups(site)),
    probe('Site', () => diagnoseSite(site.siteUrl)),
    probe('Certificate', () => diagnoseTls(site.siteUrl, nowMillis(systemClock))),
  ]
  for (const diagnostics of probes) if (diagnostics) yield* await diagnostics
}

function diagnoseContent(): Diagnostic[] {
  const issues = checkContent()
  return issues.length === 0
    ? [ok('Content', 'complete')]
    : issues.map((issue) => fail('Content', `${issue}.`))
}

/** Failures become diagnostics, with a time limit; the other probes continue. */
async function probe(subject: string, run: () => Promise<Diagnostic[]>): Promise<Diagnostic[]> {
  try {
    const timeoutMessage = `no response within ${PROBE_MS / 1000} s`
    return await withTimeout(PROBE_MS, timeoutMessage, Promise.resolve().then(run))
  } catch (error) {
    return [fail(subject, (error as Error).message)]
  }
}

async function diagnoseProvider({ cards: settings, siteUrl }: Config): Promise<Diagnostic[]> {
  const url = settings.kind === 'sandbox' ? (settings.url ?? `http://127.0.0.1:${settings.port}`) : ''
  const cards = openCards(settings, { url, webhookSecret: '' })
  const diagnostics = await diagnoseCards(cards, { siteUrl, nowMillis: () => nowMillis(systemClock) })
  return settings.kind === 'sandbox'
    ? [
        warn('Cards', 'the sandbox accepts only test cards. To sell, set the keys of the card provider.'),
        ...diagnostics,
      ]
    : diagnostics
}

async function diagnoseDatabase(
  config: Config,
  migrations: Record<string, Migration>,
  isComplete: boolean,
): Promise<Diagnostic[]> {
  const path = config.database.kind === 'sqlite' ? config.database.file : config.dataDir
  if (!existsSync(path)) return [warn('Database', 'does not exist yet. The first start creates it.')]
  const diagnostics: Diagnostic[] = []
  await withSite(
    config,
    migrations,
    async (site) => {
      await writeHeartbeat(site.db, systemClock, 'doctor')
      diagnostics.push(ok('Database', `${site.engine}, current version, writable`))
      diagnostics.push(await diagnoseSecrets(site))
      const differences = await findMachineDifferences(site)
      diagnostics.push(...differences.map((difference) => fail('Machines', difference)))
      if (isComplete) diagnostics.push(...(await diagnoseLaunchChecklist(site)))
    },
    { requiresSecrets: false },
  )
  return diagnostics
}

async function diagnoseSecrets({ db, config }: CommandSite): Promise<Diagnostic> {
  try {
    await requireSameSecrets(db, config)
    return ok('Secrets', 'those of the site')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return fail('Secrets', `${error.issues.join(' ')}.`)
  }
}

/** The launch checklist of the admin area. */
async function diagnoseLaunchChecklist(site: CommandSite): Promise<Diagnostic[]> {
  const openItems = (await buildLaunchChecklist(site)).filter(({ isDone }) => !isDone)
  if (openItems.length === 0) return [ok('Launch checklist', 'complete')]
  return openItems.map(({ title, instructions, locations }) =>
    warn('Launch checklist', `${title}: ${instructions} (${locations.join(', ')})`),
  )
}
