import type { SliceFactory } from '../http/slice.ts'
import { isoFromNow } from '../platform/clock.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { alarmMailsJob } from './alarm-mails.ts'
import { deliverDue } from './deliver.ts'
import { serveMailbox } from './mailbox.ts'
import { optionalMailFunctions } from './optional/functions.ts'
import { serveOneClickUnsubscribe } from './optional/one-click-unsubscribe.ts'
import { DELIVERY_JOB } from './outbox.ts'
import { personalData } from './personal-data.ts'
import { RETENTION_SECONDS, STUCK_AFTER_SECONDS } from './rules.ts'
import { deleteFinishedMails, isMailStuck, mailQueue } from './store.ts'
import { createTransport } from './transport.ts'

export { diagnoseMail } from './diagnose-mail.ts'
export { enqueueOptionalMail } from './optional/enqueue-optional-mail.ts'
export { getsOptionalMail } from './optional/store.ts'
export { enqueueMail, renderMail, triggerDelivery } from './outbox.ts'
export { eraseMailsTo } from './personal-data.ts'
export {
  cancelBatch,
  cancelMail,
  failedOrCanceled,
  findMail,
  hasSentMailBySmtp,
  type OutboxRow,
  retryMailNow,
  summarizeBatch,
  summarizeMailQueue,
} from './store.ts'

const MAX_CLOSING_MILLIS = 5000

export const createMailSlice: SliceFactory = (site) => {
  const transport = createTransport(site)
  return {
    personalData,
    functions: optionalMailFunctions,
    routes(app) {
      serveOneClickUnsubscribe(app, site)
      if (!site.config.production) serveMailbox(app, site)
    },
    jobs: [
      {
        name: DELIVERY_JOB,
        everySeconds: 5,
        skipWhenQuiet: true,
        run: (signal) => deliverDue(site, transport, signal),
      },
      alarmMailsJob(site),
      {
        name: 'mail-cleanup',
        everySeconds: 3600,
        run: async () =>
          void (await deleteFinishedMails(site.db, isoFromNow(site.clock, -RETENTION_SECONDS))),
      },
    ],
    readiness: {
      name: 'mail',
      cacheSeconds: 5,
      async run() {
        // With QUIET=1 nothing is sent, so a full queue is expected.
        if (
          !site.config.quiet &&
          (await isMailStuck(site.db, isoFromNow(site.clock, -STUCK_AFTER_SECONDS)))
        ) {
          throw new Error('the mail server is unreachable, or mail has been queued for ten minutes')
        }
      },
    },
    metrics(registry) {
      mailQueue.addGauge(registry, site, {
        name: 'course_mail_queue_seconds',
        help: 'Age of the oldest unsent mail in seconds.',
      })
    },
    async close() {
      // One last attempt; the rest stays in the outbox until the next start.
      const lastAttempt = site.config.quiet
        ? Promise.resolve()
        : deliverDue(site, transport, AbortSignal.timeout(MAX_CLOSING_MILLIS))
      await withTimeout(MAX_CLOSING_MILLIS, 'the last delivery took too long', lastAttempt).catch((error) =>
        site.log.warn({ err: error }, 'could not send mail while shutting down'),
      )
      transport.close()
    },
  }
}
