import { join } from 'node:path'
import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { checkContent } from '@course/content/course/check-content'
import { siteContent } from '@course/content/site/content'
import { rehearsalBanner } from '@course/content/site/rehearsal'
import { legacyLessonRedirect, pagePatterns } from '@course/contract/paths'
import type { FastifyInstance } from 'fastify'
import { migrations } from '../migrations/index.ts'
import { createAccessSlice, hasAccess, hasCourse } from './access/index.ts'
import { createAdminSlice } from './admin/index.ts'
import { createAlarmsSlice } from './alarms/index.ts'
import { createAnalyticsSlice } from './analytics/index.ts'
import { createAnnouncementsSlice } from './announcements/index.ts'
import {
  createAuthSlice,
  findAccountNames,
  findMfaPrompt,
  findOwnerEmail,
  findStaff,
  isAdministrator,
  listAdministratorEmails,
  requireLiveSession,
} from './auth/index.ts'
import { createBackupsSlice } from './backups/index.ts'
import { createCertificatesSlice } from './certificates/index.ts'
import { createCustomersSlice } from './customers/index.ts'
import { createDocumentsSlice } from './documents/index.ts'
import { createEditingSlice } from './editing/index.ts'
import { createFeedbackSlice } from './feedback/index.ts'
import { serveFunctions } from './http/functions.ts'
import { serveHealth } from './http/health.ts'
import { openHttp, registerScope } from './http/http.ts'
import { pageBanner } from './http/pages/page-banner.ts'
import { fillPageTemplate } from './http/pages/page-template.ts'
import { serveWeb } from './http/pages/web.ts'
import { serveRest } from './http/rest/serve.ts'
import type { Notice, Slice, SliceFactory } from './http/slice.ts'
import { createLessonsSlice } from './lessons/index.ts'
import { createLibrarySlice } from './library/index.ts'
import { createMailSlice } from './mail/index.ts'
import { createMediaSlice } from './media/index.ts'
import { createPlanSlice } from './plan/index.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { ConfigError } from './platform/environment.ts'
import { openJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { findMachineDifferences, releaseHeartbeatJob } from './platform/machines.ts'
import { addPlatformGauges, type Metrics, openMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { openLimiter, rateLimitCleanupJob } from './platform/rate-limits.ts'
import { claimSecrets } from './platform/secret-fingerprints.ts'
import { loadOrCreateSecret, openSecrets } from './platform/secrets.ts'
import type { MailAttachments, PersonalFiles, Site, TextKind } from './platform/site.ts'
import { openTokens } from './platform/tokens.ts'
import { truncateWalJob } from './platform/truncate-wal.ts'
import { createPoliciesSlice } from './policies/index.ts'
import { createPrivacySlice } from './privacy/index.ts'
import { createProgressSlice, recordQuizPassed } from './progress/index.ts'
import { createQuizzesSlice } from './quizzes/index.ts'
import { createRemindersSlice } from './reminders/index.ts'
import { type Cards, createSalesSlice, openCards } from './sales/index.ts'
import { createSiteContentSlice } from './site-content/index.ts'
import { createStaffSlice } from './staff/index.ts'

/** The order matters: slices are seeded in this order, and personal data is erased in reverse. */
const productSlices = (cards: Cards): readonly SliceFactory[] => [
  createStaffSlice,
  createAlarmsSlice,
  createMailSlice,
  createMediaSlice,
  createBackupsSlice,
  createCustomersSlice,
  createAuthSlice,
  createAccessSlice,
  createSalesSlice(cards),
  createQuizzesSlice(recordQuizPassed),
  createProgressSlice,
  createSiteContentSlice,
  createEditingSlice,
  createLessonsSlice,
  createPoliciesSlice,
  createCertificatesSlice,
  createPlanSlice,
  createLibrarySlice,
  createDocumentsSlice,
  createFeedbackSlice,
  createRemindersSlice,
  createAnnouncementsSlice,
  createAnalyticsSlice,
  createPrivacySlice,
  createAdminSlice(cards),
]

type AppOptions = {
  config: Config
  cards: Cards
  clock?: Clock
  /** Folder of the built web app; without it only the API is served. */
  webFolder?: string
  writeLog?: (line: string) => void
}

export type App = Awaited<ReturnType<typeof openApp>>

/** Builds the site: migrates the database, seeds content and registers routes. Does not listen yet. */
export async function openApp({ config, cards, clock = systemClock, webFolder, writeLog }: AppOptions) {
  const contentIssues = checkContent()
  if (contentIssues.length > 0) throw new ConfigError(contentIssues)
  const log = openLog(config.logLevel, writeLog)
  const http = openHttp(config, log)
  const database = openDatabase(config.database, log)
  try {
    await migrate(database, migrations)
    await claimSecrets(database.db, clock, config)
    const jwtSecret = config.jwtSecret ?? loadOrCreateSecret(config.dataDir, 'jwt')
    const personalData: PersonalData[] = []
    const personalFiles: PersonalFiles[] = []
    const mailAttachments: MailAttachments = {}
    const textKinds: TextKind[] = []
    const site: Site = {
      config,
      engine: database.engine,
      db: database.db,
      clock,
      log,
      limiter: openLimiter(database, clock),
      tokens: openTokens(jwtSecret, clock, config.siteUrl),
      secrets: openSecrets(config.dataDir),
      jobs: openJobs(log, config),
      personalData,
      personalFiles,
      mailAttachments,
      textKinds,
      findStaff: (caller) => findStaff(site, caller),
      findMfaPrompt: (caller) => findMfaPrompt(site, caller),
      isAdministrator: (caller) => isAdministrator(site, caller),
      hasAccess: (customerId) => hasAccess(site.db, customerId),
      hasCourse: (caller) => hasCourse(site, caller),
      findAccountNames: (ids) => findAccountNames(site.db, ids),
      findOwnerEmail: () => findOwnerEmail(site),
      listAdministratorEmails: () => listAdministratorEmails(site),
      requireLiveSession: (...args) => requireLiveSession(site, ...args),
    }
    const slices = productSlices(cards).map((create) => create(site))
    personalData.push(...slices.flatMap((slice) => slice.personalData ?? []).toReversed())
    personalFiles.push(...slices.flatMap((slice) => slice.personalFiles ?? []))
    for (const slice of slices) Object.assign(mailAttachments, slice.mailAttachments)
    textKinds.push(...slices.flatMap((slice) => slice.texts ?? []))
    const notices: Notice[] = []
    for (const slice of slices) notices.push(...((await slice.seed?.()) ?? []))
    site.jobs.add(rateLimitCleanupJob(database, clock))
    site.jobs.add(truncateWalJob(database))
    site.jobs.add(releaseHeartbeatJob(site))
    for (const difference of await findMachineDifferences(site)) log.warn(difference)
    for (const job of slices.flatMap((slice) => slice.jobs ?? [])) site.jobs.add(job)
    const metrics = openMetrics()
    addPlatformGauges(metrics.registry, config, database)
    for (const slice of slices) slice.metrics?.(metrics.registry)
    const draining = new AbortController()
    await serve(http, { site, slices, metrics, webFolder, draining: draining.signal })
    /**
     * Starts draining: still serves requests, but reports "stopping" on /healthz and closes each connection
     * after its response.
     */
    const startDraining = () => {
      draining.abort()
      http.server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false
      })
    }
    /** Closes in order: requests, background jobs, database. */
    const close = async () => {
      await http.close()
      await site.jobs.stop()
      for (const slice of slices) await slice.close?.()
      await database.close()
    }
    return { site, slices, notices, http, startDraining, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

type ServeOptions = {
  site: Site
  slices: readonly Slice[]
  metrics: Metrics
  webFolder: string | undefined
  draining: AbortSignal
}

async function serve(http: FastifyInstance, { site, slices, metrics, webFolder, draining }: ServeOptions) {
  const resources = slices.flatMap((slice) => slice.resources ?? [])
  const procedures = slices.flatMap((slice) => slice.procedures ?? [])
  const functions = slices.flatMap((slice) => slice.functions ?? [])
  const scope = { site, metrics }
  registerScope(http, 'rest', scope, (scoped) => serveRest(scoped, site, resources, procedures))
  registerScope(http, 'functions', scope, (scoped) => serveFunctions(scoped, site, functions))
  for (const { routes, protocol = 'plain' } of slices)
    if (routes) registerScope(http, protocol, scope, routes)
  registerScope(http, 'plain', scope, (scoped) => serveHealth(scoped, site, slices, metrics, draining))
  const banner = site.config.rehearsal ? pageBanner(rehearsalBanner) : undefined
  if (webFolder)
    await http.register(async (scoped) =>
      serveWeb(scoped, site, {
        folder: webFolder,
        patterns: pagePatterns,
        pageResponses: Object.assign({}, ...slices.map((slice) => slice.pages)),
        renderPages: slices.find((slice) => slice.renderPages)?.renderPages,
        fillTemplate: (text) =>
          fillPageTemplate(text, {
            siteUrl: site.config.siteUrl,
            // Production hides the sample testimonials.
            hidesSamples: site.config.production && siteContent().testimonials.isSample === true,
            banner: banner?.html,
          }),
        redirect: legacyLessonRedirect,
        cspSources: [...slices.flatMap((slice) => slice.csp ?? []), ...(banner ? [banner.csp] : [])],
        metrics,
      }),
    )
  await http.ready()
}

export const defaultWebFolder = join(import.meta.dirname, '../../web/build/client')

/** Serves the site with the built web app from this process. */
export async function serveSite(config: Config, sandbox: Parameters<typeof openCards>[1]) {
  const { http, site, notices, startDraining, close } = await openApp({
    config,
    cards: openCards(config.cards, sandbox),
    webFolder: defaultWebFolder,
  })
  try {
    await http.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw error
  }
  site.jobs.start()
  return {
    notices,
    /**
     * Drains, then closes: reports "stopping" and keeps serving until the load balancer sends requests elsewhere.
     */
    async stop() {
      startDraining()
      await wait(config.drainSeconds * 1000)
      // Yield once, so that connections already in the accept queue are accepted before the listener closes.
      await yieldToEventLoop()
      await close()
    },
  }
}
