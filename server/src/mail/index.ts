import { isoIn, nowMillis } from '../platform/clock.ts'
import { addGauge } from '../platform/metrics.ts'
import type { Site } from '../platform/site.ts'
import type { SliceFactory } from '../platform/slice.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { alarmMailsJob } from './alarm-mails.ts'
import { deliverDue } from './deliver.ts'
import { serveMailbox } from './mailbox.ts'
import { optionalMailFunctions } from './optional/functions.ts'
import { serveOneClick } from './optional/one-click-unsubscribe.ts'
import { personalData } from './personal-data.ts'
import { RETENTION_SECONDS, STUCK_SECONDS } from './rules.ts'
import { deleteFinishedMails, isMailStuck, oldestDueMail } from './store.ts'
import { openTransport } from './transport.ts'

export { diagnoseMail } from './diagnose-mail.ts'
export { enqueueOptionalMail } from './optional/enqueue-optional-mail.ts'
export { enqueueMail } from './outbox.ts'
export { eraseMailsTo } from './personal-data.ts'
export {
  cancelMail,
  hasFailed,
  hasSentMail,
  mailById,
  type OutboxRow,
  retryMailNow,
  waitingMails,
} from './store.ts'

/** Triggers delivery of the outbox. Call it after the commit. */
export const triggerDelivery = (site: Site) => site.jobs.trigger('mail')

const CLOSING_MILLIS = 5000

export const createMailSlice: SliceFactory = (site) => {
  const transport = openTransport(site)
  return {
    personalData,
    functions: optionalMailFunctions,
    routes(app) {
      serveOneClick(app, site)
      if (!site.config.production) serveMailbox(app, site)
    },
    jobs: [
      { name: 'mail', everySeconds: 5, notWhenQuiet: true, run: () => deliverDue(site, transport) },
      alarmMailsJob(site),
      {
        name: 'mail-tidy',
        everySeconds: 3600,
        run: async () => void (await deleteFinishedMails(site.db, isoIn(site.clock, -RETENTION_SECONDS))),
      },
    ],
    readiness: {
      name: 'mail',
      seconds: 5,
      async run() {
        // A quiet copy leaves its mail where it is, on purpose.
        if (!site.config.quiet && (await isMailStuck(site.db, isoIn(site.clock, -STUCK_SECONDS)))) {
          throw new Error('the mail server cannot be reached, or mail has been waiting for ten minutes')
        }
      },
    },
    metrics(registry) {
      addGauge(registry, {
        name: 'course_mail_queue_seconds',
        help: 'How long the oldest mail that is still to be sent has been waiting.',
        async read() {
          const oldest = await oldestDueMail(site.db)
          return oldest === undefined ? 0 : Math.max(0, nowMillis(site.clock) - Date.parse(oldest)) / 1000
        },
      })
    },
    async close() {
      // One last attempt; the rest stays in the outbox until the next start.
      const lastTry = site.config.quiet ? Promise.resolve() : deliverDue(site, transport)
      await withTimeout(CLOSING_MILLIS, 'the last try takes too long', lastTry).catch((error) =>
        site.log.warn({ err: error }, 'mail could not be sent while closing'),
      )
      transport.close()
    },
  }
}
