import * as mailCopy from '@course/content/course/mail/reminders'
import { pageUrl } from '@course/contract/paths'
import { forEachItem } from '../alarms/index.ts'
import { createSetPasswordLink, greetingName, type UserRow } from '../auth/index.ts'
import { enqueueMail, enqueueOptionalMail, triggerDelivery } from '../mail/index.ts'
import { isoFromNow } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { INACTIVITY_SECONDS, nextLesson, WELCOME_AFTER_SECONDS, WELCOME_UNTIL_SECONDS } from './rules.ts'
import { type InactiveLearner, listInactiveLearners, listNeverSignedIn } from './store.ts'

const JOB = 'reminders'

/** Reminds customers who never signed in, and subscribers who have been inactive. */
export const remindersJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 1800,
  skipWhenQuiet: true,
  async run() {
    const ago = (seconds: number) => isoFromNow(site.clock, -seconds)
    const neverSignedIn = await listNeverSignedIn(
      site.db,
      ago(WELCOME_UNTIL_SECONDS),
      ago(WELCOME_AFTER_SECONDS),
    )
    const inactive = await listInactiveLearners(site.db, ago(INACTIVITY_SECONDS))
    const mails = [
      ...neverSignedIn.map((user) => ({ id: user.id, enqueue: () => sendWelcome(site, user) })),
      ...inactive.map((learner) => ({ id: learner.id, enqueue: () => sendReminder(site, learner) })),
    ]
    await forEachItem(site, { job: JOB, items: mails, idOf: ({ id }) => id }, ({ enqueue }) => enqueue())
    triggerDelivery(site)
  },
})

const sendWelcome = (site: Site, user: UserRow) =>
  site.db.transaction().execute(async (trx) =>
    enqueueMail(trx, site, {
      kind: 'welcome',
      to: user.email,
      name: greetingName(user),
      text: mailCopy.welcome(await createSetPasswordLink(trx, site, user)),
      dedupeKey: `welcome:${user.id}`,
    }),
  )

async function sendReminder(site: Site, learner: InactiveLearner) {
  const { id, email, sent_at, completed_lessons } = learner
  const next = nextLesson(completed_lessons ?? 0)
  if (!next) return
  await site.db.transaction().execute((trx) =>
    enqueueOptionalMail(trx, site, {
      kind: 'reminder',
      accountId: id,
      to: email,
      name: greetingName(learner),
      text: mailCopy.reminder({ next, link: pageUrl(site.config.siteUrl, '/welcome') }),
      dedupeKey: `reminder:${id}:${sent_at ?? 'first'}`,
    }),
  )
}
