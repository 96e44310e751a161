import { join } from 'node:path'
import { pagePaths } from '@course/contract/paths'
import type { FastifyInstance } from 'fastify'
import { migrations } from '../migrations/index.ts'
import { access } from './access/index.ts'
import { alarms } from './alarms/index.ts'
import { analytics } from './analytics/index.ts'
import { auth, isAdministrator, requireLiveSession } from './auth/index.ts'
import { certificates } from './certificates/index.ts'
import { checkout } from './checkout/index.ts'
import { feedback } from './feedback/index.ts'
import { lessons } from './lessons/index.ts'
import { mail } from './mail/index.ts'
import { media } from './media/index.ts'
import type { Cards } from './platform/cards.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { serveFunctions } from './platform/functions.ts'
import { serveHealth } from './platform/health.ts'
import { openHttp, registerScope } from './platform/http.ts'
import { openJobs } from './platform/jobs.ts'
import { cleanupJob, openLimiter } from './platform/limits.ts'
import { logOptions } from './platform/log.ts'
import { addPlatformGauges, type Metrics, openMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import { renderFunctionError, renderRestError } from './platform/render-errors.ts'
import { serveRest } from './platform/rest/serve.ts'
import { loadOrCreateSecret } from './platform/secrets.ts'
import type { Site } from './platform/site.ts'
import type { Slice } from './platform/slice.ts'
import { openTokens } from './platform/tokens.ts'
import { serveWeb } from './platform/web.ts'
import { policies } from './policies/index.ts'
import { progress } from './progress/index.ts'
import { quizzes } from './quizzes/index.ts'

/** The product, capability by capability. */
export const slices: readonly Slice[] = [
  alarms,
  mail,
  media,
  auth,
  access,
  checkout,
  quizzes,
  progress,
  lessons,
  certificates,
  feedback,
  policies,
  analytics,
]

type Parts = {
  config: Config
  cards: Cards
  clock?: Clock
  /** Where the built web lies; without it only the interfaces are served. */
  webFolder?: string
  writeLog?: (line: string) => void
}

export type App = { site: Site; http: FastifyInstance; close(): Promise<void> }

/** Builds the site from given parts: database brought up to date, content in place, routes ready, not yet listening. */
export async function openApp({
  config,
  cards,
  clock = systemClock,
  webFolder,
  writeLog,
}: Parts): Promise<App> {
  const http = openHttp(config, logOptions(config.logLevel, writeLog))
  const database = openDatabase(config.database, http.log)
  try {
    await migrate(database, migrations)
    const site: Site = {
      config,
      engine: database.engine,
      db: database.db,
      clock,
      log: http.log,
      limiter: openLimiter(database, clock),
      tokens: openTokens(
        config.jwtSecret ?? loadOrCreateSecret(config.dataDir, 'jwt'),
        clock,
        config.siteUrl,
      ),
      cards,
      jobs: openJobs(http.log, config),
      personalData: slices.flatMap((slice) => slice.personalData ?? []).toReversed(),
      isAdministrator: (caller) => isAdministrator(site, caller),
      requireLiveSession: (caller) => requireLiveSession(site, caller),
    }
    for (const slice of slices) await slice.seed?.(site)
    site.jobs.add(cleanupJob(database, clock))
    for (const job of slices.flatMap((slice) => slice.jobs?.(site) ?? [])) site.jobs.add(job)
    const metrics = openMetrics()
    addPlatformGauges(metrics.registry, config, database)
    for (const slice of slices) slice.metrics?.(site, metrics.registry)
    await serve(http, site, metrics, webFolder)
    return { site, http, close: () => closeApp(http, site, database.close) }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(http: FastifyInstance, site: Site, metrics: Metrics, webFolder: string | undefined) {
  registerScope(http, { site, prefix: '/rest/v1', render: renderRestError, metrics }, (scoped) =>
    serveRest(
      scoped,
      site,
      slices.flatMap((slice) => slice.resources ?? []),
      slices.flatMap((slice) => slice.procedures ?? []),
    ),
  )
  registerScope(http, { site, prefix: '/functions/v1', render: renderFunctionError, metrics }, (scoped) =>
    serveFunctions(
      scoped,
      site,
      slices.flatMap((slice) => slice.functions ?? []),
    ),
  )
  for (const slice of slices) {
    const { routes } = slice
    if (!routes) continue
    const { prefix = '', render = renderFunctionError } = slice.protocol ?? {}
    registerScope(http, { site, prefix, render, metrics }, (scoped) => routes(scoped, site))
  }
  registerScope(http, { site, prefix: '', render: renderFunctionError, metrics }, (scoped) =>
    serveHealth(scoped, site, slices, metrics),
  )
  if (webFolder)
    await http.register(async (scoped) =>
      serveWeb(scoped, site, { folder: webFolder, paths: pagePaths, metrics }),
    )
  await http.ready()
}

/** Requests under way end first, then the work behind them, then the database. */
async function closeApp(http: FastifyInstance, site: Site, closeDatabase: () => Promise<void>) {
  await http.close()
  await site.jobs.stop()
  for (const slice of slices) await slice.close?.(site)
  await closeDatabase()
}

export const defaultWebFolder = join(import.meta.dirname, '../../web/build/client')
