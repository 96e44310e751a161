import { alarmDigest } from '@course/content/course/mail/alarms'
import { ANNOUNCE_JOB, announceAlarms } from '../alarms/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { enqueueMail } from './outbox.ts'

/** As many as anybody reads in one mail. */
const LISTED = 20

/**
 * Emails new alarms to the owner, all in one message. This job lives here because alarms is to the right of
 * mail, so that mail can raise alarms too.
 */
export const alarmMailsJob = (site: Site): Job => ({
  name: ANNOUNCE_JOB,
  everySeconds: 60,
  notWhenQuiet: true,
  async run() {
    const owner = await site.ownerEmail()
    const fresh = await announceAlarms(site, async (trx, alarms) => {
      await enqueueMail(trx, site, {
        kind: 'alarms',
        to: owner,
        text: alarmDigest({
          alarms: alarms.slice(0, LISTED),
          more: Math.max(0, alarms.length - LISTED),
        }),
        dedupeKey: `alarm:${alarms[0]!.id}`,
      })
    })
    if (fresh.length > 0) site.jobs.trigger('mail')
  },
})
