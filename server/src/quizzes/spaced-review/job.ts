import { spacedReview } from '@course/content/course/mail/spaced-review'
import { reviewDays, reviewMail } from '@course/contract/learning/spaced-review'
import { greetingName } from '../../auth/index.ts'
import { enqueueOptionalMail, triggerDelivery } from '../../mail/index.ts'
import { isoIn } from '../../platform/clock.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site } from '../../platform/site.ts'
import { firstPassesOf } from '../store.ts'
import { type DueLearner, dueLearners } from './store.ts'

const DAY = 24 * 60 * 60

/** Rounds later than this are not emailed: after a long outage the site must not email everyone at once. */
const LATE_DAYS = 7

/** Tells those who asked for the review that a round of questions has come. */
export const spacedReviewJob = (site: Site): Job => ({
  name: 'spaced-review',
  everySeconds: 1800,
  notWhenQuiet: true,
  async run() {
    const daysAgo = (days: number) => isoIn(site.clock, -days * DAY)
    for (const days of reviewDays) {
      const due = await dueLearners(site.db, {
        after: daysAgo(days + LATE_DAYS),
        until: daysAgo(days),
        mailedBefore: daysAgo(LATE_DAYS + 1),
      })
      for (const learner of due) await enqueueReviewMail(site, learner, days)
    }
    triggerDelivery(site)
  },
})

async function enqueueReviewMail(site: Site, learner: DueLearner, days: number): Promise<void> {
  const { id, email, chosen_at } = learner
  if ((await firstPassesOf(site.db, id)).size === 0) return
  const isLast = days === reviewDays.at(-1)
  await site.db.transaction().execute((trx) =>
    enqueueOptionalMail(trx, site, {
      kind: reviewMail,
      accountId: id,
      to: email,
      name: greetingName(learner),
      text: spacedReview({ days, isLast, link: `${site.config.siteUrl}/review` }),
      dedupeKey: `${reviewMail}:${id}:${chosen_at}:${days}`,
    }),
  )
}
