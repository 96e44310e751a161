import { existsSync } from 'node:fs'
import { examineCards, openCards } from '../../checkout/index.ts'
import { examineMail } from '../../mail/index.ts'
import { examineMedia } from '../../media/index.ts'
import { readLaunchList } from '../../office/index.ts'
import { nowMillis, systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Finding, look, ok, wrong } from '../../platform/finding.ts'
import type { Migration } from '../../platform/migrate.ts'
import type { SiteParts } from '../../platform/site.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { withSite } from '../with-site.ts'
import { examineFiles } from './examine-files.ts'
import { examineSettings, type Settings } from './examine-settings.ts'
import { examineCertificate, examineSite } from './examine-site.ts'

const PROBE_MS = 20_000

type Asked = {
  settings: Settings
  migrations: Record<string, Migration>
  mailTo: string | undefined
  envFile: string | undefined
}

/** Looks at everything the site needs, and answers in one order. What has faulty settings is not looked at any further. */
export async function* examine({ settings, migrations, mailTo, envFile }: Asked): AsyncGenerator<Finding> {
  const { config } = settings
  yield* examineSettings(settings)
  if (config.dataDir === undefined) return
  // Each probe has the parts that it uses, or is not made.
  const site = config as Config
  // First of all, since opening the database closes its file to others.
  yield* await probe('Files', () => examineFiles(site, envFile))
  const probes = [
    probe('Database', () => examineDatabase(site, migrations, settings.issues.length === 0)),
    config.mail && probe('Mail', async () => [await examineMail(site, mailTo)]),
    config.cards && probe('Cards', () => examineProvider(site)),
    config.media && probe('Media', () => examineMedia(site)),
    probe('Site', () => examineSite(site.siteUrl)),
    probe('Certificate', () => examineCertificate(site.siteUrl, nowMillis(systemClock))),
  ]
  for (const found of probes) if (found) yield* await found
}

/** Whatever happens in it is a finding, and it ends in time: the others go on beside it. */
async function probe(about: string, run: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    const late = `nothing was heard for ${PROBE_MS / 1000} s`
    return await withTimeout(PROBE_MS, late, Promise.resolve().then(run))
  } catch (error) {
    return [wrong(about, (error as Error).message)]
  }
}

async function examineProvider({ cards: settings, siteUrl }: Config): Promise<Finding[]> {
  const url = settings.kind === 'sandbox' ? (settings.url ?? `http://127.0.0.1:${settings.port}`) : ''
  const cards = openCards(settings, { url, webhookSecret: '' })
  const found = await examineCards(cards, { siteUrl, nowMillis: () => nowMillis(systemClock) })
  return settings.kind === 'sandbox'
    ? [
        look('Cards', 'the sandbox takes test cards only. Set the keys of the card provider to sell.'),
        ...found,
      ]
    : found
}

async function examineDatabase(
  config: Config,
  migrations: Record<string, Migration>,
  isComplete: boolean,
): Promise<Finding[]> {
  const place = config.database.kind === 'sqlite' ? config.database.file : config.dataDir
  if (!existsSync(place)) return [look('Database', 'there is none yet. The first start makes it.')]
  const found: Finding[] = []
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
    if (isComplete) found.push(...(await examineSamples(site)))
  })
  return found
}

/** The list of the office, of what is left to do before the site is opened. */
async function examineSamples(site: SiteParts): Promise<Finding[]> {
  const left = (await readLaunchList(site)).filter(({ isDone }) => !isDone)
  if (left.length === 0) return [ok('Before opening', 'no sample is left')]
  return left.map(({ what, todo, where }) => look('Before opening', `${what}: ${todo} (${where.join(', ')})`))
}
