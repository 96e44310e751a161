import { announcementMail } from '@course/content/course/mail/announcement'
import { forEachItem } from '../alarms/index.ts'
import { greetingName } from '../auth/index.ts'
import { enqueueMail, enqueueOptionalMail, summarizeBatch, triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { countRecipients, listRecipients, type Recipient } from './recipients.ts'
import {
  type AnnouncementRow,
  addRecipient,
  filtersOf,
  listDue,
  lockSending,
  saveProgress,
  startSending,
  textOf,
} from './store.ts'

export const ANNOUNCEMENTS_JOB = 'announcements'

const BATCH_SIZE = 50
/** At most this many mails of an announcement wait at a time, so that the others are not held up behind them. */
const MAX_WAITING = 200

/** Enqueues the mails of due announcements, in batches. A batch that a crash interrupts is repeated. */
export const announcementsJob = (site: Site): Job => ({
  name: ANNOUNCEMENTS_JOB,
  everySeconds: 10,
  skipWhenQuiet: true,
  async run() {
    const items = await listDue(site.db, nowIso(site.clock))
    await forEachItem(site, { job: ANNOUNCEMENTS_JOB, items, idOf: ({ id }) => id }, async (announcement) => {
      if (announcement.state === 'scheduled') await start(site, announcement)
      while (await enqueueBatch(site, announcement.id)) triggerDelivery(site)
    })
    triggerDelivery(site)
  },
})

async function start(site: Site, { id, audience, ...row }: AnnouncementRow): Promise<void> {
  const started_at = nowIso(site.clock)
  const recipients = await countRecipients(site, {
    audience,
    filters: filtersOf(row),
    joinedUntil: started_at,
  })
  await startSending(site.db, id, { started_at, recipients })
}

/** Returns whether there may be more to enqueue now. The lock keeps other processes from the same recipients. */
const enqueueBatch = (site: Site, id: string): Promise<boolean> =>
  site.db.transaction().execute(async (trx) => {
    const announcement = await lockSending(trx, id)
    if (!announcement) return false
    const { waiting } = await summarizeBatch(trx, id)
    if (waiting > MAX_WAITING - BATCH_SIZE) return false
    const { audience, last_account_id, started_at, enqueued } = announcement
    const recipients = await listRecipients(
      { db: trx, clock: site.clock },
      { audience, filters: filtersOf(announcement), joinedUntil: started_at! },
      { after: last_account_id, limit: BATCH_SIZE },
    )
    let added = 0
    for (const recipient of recipients) if (await enqueueFor(trx, site, announcement, recipient)) added += 1
    const isLast = recipients.length < BATCH_SIZE
    await saveProgress(trx, id, {
      last_account_id: recipients.at(-1)?.id ?? last_account_id,
      enqueued: enqueued + added,
      ...(isLast && { state: 'sent', finished_at: nowIso(site.clock), last_account_id: null }),
    })
    return !isLast
  })

async function enqueueFor(
  trx: Tx,
  site: Site,
  announcement: AnnouncementRow,
  recipient: Recipient,
): Promise<boolean> {
  const { id, audience } = announcement
  const row = { announcement_id: id, account_id: recipient.id, enqueued_at: nowIso(site.clock) }
  if (!(await addRecipient(trx, row))) return false
  const mail = {
    to: recipient.email,
    name: greetingName(recipient),
    text: announcementMail(textOf(announcement), audience),
    dedupeKey: `announcement:${id}:${recipient.id}`,
    batchId: id,
  }
  return audience === 'news'
    ? enqueueOptionalMail(trx, site, { ...mail, kind: 'news', accountId: recipient.id })
    : enqueueMail(trx, site, { ...mail, kind: 'notice' })
}
