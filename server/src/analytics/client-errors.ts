import { clientErrorLimits, redactErrorText } from '@course/contract/client-errors'
import { pagePaths } from '@course/contract/paths'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'

// Twice the limits, because redaction in the browser may lengthen a text.
const reportBody = z.object({
  message: z.string().max(clientErrorLimits.message * 2),
  frames: z.array(z.string().max(clientErrorLimits.frame * 2)).max(clientErrorLimits.frames),
  page: z.string().max(clientErrorLimits.page),
})

/** Counts and logs an error reported by a browser. Nothing identifies the visitor. */
export const clientErrorFunction = (count: () => void) =>
  serverFunction(
    'client-error',
    { access: 'public', rateLimit: perMinute(10), body: reportBody, bodyLimit: 8192 },
    async (site, { body }) => {
      count()
      site.log.warn(
        {
          // Redacted again, because the client is not trusted.
          message: redactErrorText(body.message, clientErrorLimits.message),
          frames: body.frames.map((frame) => redactErrorText(frame, clientErrorLimits.frame)),
          page: pagePaths().find((path) => path === body.page) ?? 'another',
        },
        'error in a browser',
      )
      return { success: true }
    },
  )
