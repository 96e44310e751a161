import { spacedReview } from '@course/content/course/mail/spaced-review'
import { reviewDays, reviewMail } from '@course/contract/learning/spaced-review'
import { pageUrl } from '@course/contract/paths'
import { forEachItem } from '../../alarms/index.ts'
import { greetingName } from '../../auth/index.ts'
import { enqueueOptionalMail, triggerDelivery } from '../../mail/index.ts'
import { DAY_SECONDS, isoFromNow } from '../../platform/clock.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { findFirstPasses } from '../store.ts'
import { type DueLearner, listDueLearners } from './store.ts'

/** Older rounds are not emailed, so that the site does not email everyone at once after a long outage. */
const MAX_LATE_DAYS = 7

const JOB = 'spaced-review'

/** Emails subscribers when a round of review questions is due. */
export const spacedReviewJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 1800,
  skipWhenQuiet: true,
  async run() {
    const daysAgo = (days: number) => isoFromNow(site.clock, -days * DAY_SECONDS)
    const due: Array<{ learner: DueLearner; days: number }> = []
    for (const days of reviewDays) {
      const learners = await listDueLearners(site.db, {
        after: daysAgo(days + MAX_LATE_DAYS),
        until: daysAgo(days),
        mailedBefore: daysAgo(MAX_LATE_DAYS + 1),
      })
      due.push(...learners.map((learner) => ({ learner, days })))
    }
    await forEachItem(
      site,
      { job: JOB, items: due, idOf: ({ learner }) => learner.id },
      ({ learner, days }) => enqueueReviewMail(site, learner, days),
    )
    triggerDelivery(site)
  },
})

async function enqueueReviewMail(site: Site, learner: DueLearner, days: number): Promise<void> {
  const { id, email, chosen_at } = learner
  if ((await findFirstPasses(site.db, id)).size === 0) return
  const isLast = days === reviewDays.at(-1)
  await site.db.transaction().execute((trx) =>
    enqueueOptionalMail(trx, site, {
      kind: reviewMail,
      accountId: id,
      to: email,
      name: greetingName(learner),
      text: spacedReview({ days, isLast, link: pageUrl(site.config.siteUrl, '/review') }),
      dedupeKey: `${reviewMail}:${id}:${chosen_at}:${days}`,
    }),
  )
}
