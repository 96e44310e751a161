import { clientErrorLimits, redactErrorText } from '@course/contract/client-errors'
import { pagePaths } from '@course/contract/paths'
import { z } from 'zod'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import { addCounter, type Registry } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'

// Redacted in the browser, a text may have become longer than it was.
const reportBody = z.object({
  message: z.string().max(clientErrorLimits.message * 2),
  frames: z.array(z.string().max(clientErrorLimits.frame * 2)).max(clientErrorLimits.frames),
  page: z.string().max(clientErrorLimits.page),
})

const counts = new WeakMap<Site['db'], number>()

/** A fault in somebody's browser: one more, and one line in the log. Who it was, nobody is told. */
export const clientError = serverFunction(
  'client-error',
  { access: 'anyone', limit: perMinute(10), body: reportBody, bodyLimit: 8192 },
  async (site, { body }) => {
    counts.set(site.db, (counts.get(site.db) ?? 0) + 1)
    site.log.warn(
      {
        // Anybody can send anything: the browser's own redaction is not relied on.
        message: redactErrorText(body.message, clientErrorLimits.message),
        frames: body.frames.map((frame) => redactErrorText(frame, clientErrorLimits.frame)),
        page: pagePaths.find((path) => path === body.page) ?? 'another',
      },
      'error in a browser',
    )
    return { success: true }
  },
)

export const addClientErrorCounter = (site: Site, registry: Registry): void =>
  addCounter(registry, {
    name: 'course_client_errors_total',
    help: 'Errors that browsers have reported to this process.',
    read: () => counts.get(site.db) ?? 0,
  })
