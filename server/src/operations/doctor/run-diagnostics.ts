import { existsSync } from 'node:fs'
import { buildLaunchChecklist } from '../../admin/index.ts'
import { diagnoseCards, openCards } from '../../checkout/index.ts'
import { diagnoseMail } from '../../mail/index.ts'
import { diagnoseMedia } from '../../media/index.ts'
import { nowMillis, systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, ok, warn } from '../../platform/diagnostic.ts'
import type { Migration } from '../../platform/migrate.ts'
import type { SiteParts } from '../../platform/site.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
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
  if (config.dataDir === undefined) return
  // Each probe gets the parts it needs, or is skipped.
  const site = config as Config
  // First of all, since opening the database closes its file to others.
  yield* await probe('Files', () => diagnoseFiles(site, envFile))
  const probes = [
    probe('Database', () => diagnoseDatabase(site, migrations, settings.issues.length === 0)),
    config.mail && probe('Mail', async () => [await diagnoseMail(site, mailTo)]),
    config.cards && probe('Cards', () => diagnoseProvider(site)),
    config.media && probe('Media', () => diagnoseMedia(site)),
    probe('Site', () => diagnoseSite(site.siteUrl)),
    probe('Certificate', () => diagnoseTls(site.siteUrl, nowMillis(systemClock))),
  ]
  for (const found of probes) if (found) yield* await found
}

/** Failures become diagnostics, with a time limit; the other probes continue. */
async function probe(about: string, run: () => Promise<Diagnostic[]>): Promise<Diagnostic[]> {
  try {
    const late = `nothing was heard for ${PROBE_MS / 1000} s`
    return await withTimeout(PROBE_MS, late, Promise.resolve().then(run))
  } catch (error) {
    return [fail(about, (error as Error).message)]
  }
}

async function diagnoseProvider({ cards: settings, siteUrl }: Config): Promise<Diagnostic[]> {
  const url = settings.kind === 'sandbox' ? (settings.url ?? `http://127.0.0.1:${settings.port}`) : ''
  const cards = openCards(settings, { url, webhookSecret: '' })
  const found = await diagnoseCards(cards, { siteUrl, nowMillis: () => nowMillis(systemClock) })
  return settings.kind === 'sandbox'
    ? [
        warn('Cards', 'the sandbox takes test cards only. Set the keys of the card provider to sell.'),
        ...found,
      ]
    : found
}

async function diagnoseDatabase(
  config: Config,
  migrations: Record<string, Migration>,
  isComplete: boolean,
): Promise<Diagnostic[]> {
  const place = config.database.kind === 'sqlite' ? config.database.file : config.dataDir
  if (!existsSync(place)) return [warn('Database', 'there is none yet. The first start makes it.')]
  const found: Diagnostic[] = []
  await withSite(config, migrations, async (site) => {
    await site.db.transaction().execute(async (trx) => {
      const written_at = new Date(nowMillis(systemClock)).toISOString()
      await trx
        .insertInto('heartbeats')
        .values({ id: 'doctor', written_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
        .execute()
    })
    found.push(ok('Database', `${site.engine}, of this version, can be written`))
    if (isComplete) found.push(...(await diagnoseSamples(site)))
  })
  return found
}

/** The launch checklist of the admin area. */
async function diagnoseSamples(site: SiteParts): Promise<Diagnostic[]> {
  const left = (await buildLaunchChecklist(site)).filter(({ isDone }) => !isDone)
  if (left.length === 0) return [ok('Before opening', 'no sample is left')]
  return left.map(({ what, todo, where }) => warn('Before opening', `${what}: ${todo} (${where.join(', ')})`))
}
