import { alarmDigest } from '@course/content/course/mail/alarms'
import { pageUrl } from '@course/contract/paths'
import { ANNOUNCE_JOB, announceAlarms } from '../alarms/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { enqueueMail, triggerDelivery } from './outbox.ts'

const MAX_LISTED_ALARMS = 20

/**
 * Emails new alarms to the owner, all in one message. The job is in this slice, not in `alarms`, because mail
 * imports alarms and imports go only one way.
 */
export const alarmMailsJob = (site: Site): Job => ({
  name: ANNOUNCE_JOB,
  everySeconds: 60,
  skipWhenQuiet: true,
  async run() {
    const owner = await site.findOwnerEmail()
    const announced = await announceAlarms(site, async (trx, alarms) => {
      await enqueueMail(trx, site, {
        kind: 'alarms',
        to: owner,
        text: alarmDigest({
          alarms: alarms.slice(0, MAX_LISTED_ALARMS),
          adminLink: pageUrl(site.config.siteUrl, '/admin/alarms'),
          more: Math.max(0, alarms.length - MAX_LISTED_ALARMS),
        }),
        dedupeKey: `alarm:${alarms[0]!.id}`,
      })
    })
    if (announced.length > 0) triggerDelivery(site)
  },
})
