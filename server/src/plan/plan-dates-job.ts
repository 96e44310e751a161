import { planDate } from '@course/content/course/mail/plan-date'
import { siteContent } from '@course/content/site/content'
import { dateInTimeZone } from '@course/contract/account/profile'
import { pageUrl } from '@course/contract/paths'
import { forEachItem } from '../alarms/index.ts'
import { greetingName, profileOfAccount } from '../auth/index.ts'
import { enqueueOptionalMail, triggerDelivery } from '../mail/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { listPlanDateLearners, type PlanDateLearner } from './plan-date-learners.ts'
import { listPlanHeads } from './store.ts'
import { openPlanSummaries } from './summaries.ts'

const JOB = 'plan-dates'

/** Emails subscribers on the dates in their active plan, in their own time zone. */
export function planDatesJob(site: Site): Job {
  const summarize = openPlanSummaries()

  const sendPlanDateMail = async (learner: PlanDateLearner) => {
    const { id, email, sent_at } = learner
    const timeZone = profileOfAccount(learner).timeZone ?? siteContent().site.timeZone
    const today = dateInTimeZone(site.clock.now(), timeZone)
    if (sent_at && dateInTimeZone(new Date(sent_at), timeZone) === today) return
    const [plan] = await summarize(site.db, (await listPlanHeads(site.db, id)).slice(0, 1))
    if (!plan?.dates.some(({ on }) => on === today)) return
    await site.db.transaction().execute((trx) =>
      enqueueOptionalMail(trx, site, {
        kind: 'plan-date',
        accountId: id,
        to: email,
        name: greetingName(learner),
        text: planDate({ link: pageUrl(site.config.siteUrl, '/plan') }),
        dedupeKey: `plan-date:${id}:${today}`,
      }),
    )
  }

  return {
    name: JOB,
    everySeconds: 3 * 3600,
    skipWhenQuiet: true,
    async run() {
      await forEachItem(
        site,
        { job: JOB, items: listPlanDateLearners(site.db), idOf: ({ id }) => id },
        sendPlanDateMail,
      )
      triggerDelivery(site)
    },
  }
}
