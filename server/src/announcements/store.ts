import type { MailText } from '@course/content/site/types'
import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementFilters,
  AnnouncementInput,
  AnnouncementState,
  AnnouncementSummary,
} from '@course/contract/admin/announcements'
import { summarizeBatch } from '../mail/index.ts'
import { type Clock, nowIso } from '../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../platform/database.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'

export type AnnouncementRow = {
  id: string
  state: AnnouncementState
  audience: AnnouncementAudience
  /** `AnnouncementFilters` as JSON. */
  filters: string
  /** The text, `MailText`, as JSON. */
  words: string
  /** Counts the saves of the draft. */
  version: number
  created_by: string
  created_at: string
  send_at: string | null
  /** Accounts created later get nothing. */
  started_at: string | null
  finished_at: string | null
  /** Accounts up to this id have been handled. */
  last_account_id: string | null
  recipients: number
  enqueued: number
}

/** At most one row for each announcement and customer, so that no one gets it twice. */
type RecipientRow = { announcement_id: string; account_id: string; enqueued_at: string }

declare module '../platform/database.ts' {
  interface Tables {
    announcements: AnnouncementRow
    announcement_recipients: RecipientRow
  }
}

export const filtersOf = ({ filters }: Pick<AnnouncementRow, 'filters'>) =>
  JSON.parse(filters) as AnnouncementFilters
export const textOf = ({ words }: AnnouncementRow) => JSON.parse(words) as MailText

const columnsOf = ({ audience, filters, text }: AnnouncementInput) => ({
  audience,
  filters: JSON.stringify(filters),
  words: JSON.stringify(text),
})

export const findAnnouncement = (db: Db, id: string): Promise<AnnouncementRow | undefined> =>
  db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertDraft(
  trx: Tx,
  clock: Clock,
  { id, createdBy, ...input }: AnnouncementInput & { id: string; createdBy: string },
): Promise<void> {
  await trx
    .insertInto('announcements')
    .values({
      ...columnsOf(input),
      id,
      state: 'draft',
      version: 1,
      created_by: createdBy,
      created_at: nowIso(clock),
      send_at: null,
      started_at: null,
      finished_at: null,
      last_account_id: null,
      recipients: 0,
      enqueued: 0,
    })
    .execute()
}

type Draft = { id: string; version: number }

const draft = (trx: Tx, { id, version }: Draft) =>
  trx
    .updateTable('announcements')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')

/** Returns false if the draft is no longer this version. */
export const updateDraft = (trx: Tx, id: Draft, input: AnnouncementInput): Promise<boolean> =>
  hasChanged(draft(trx, id).set({ ...columnsOf(input), version: id.version + 1 }))

export const scheduleDraft = (trx: Tx, id: Draft, sendAt: string): Promise<boolean> =>
  hasChanged(draft(trx, id).set({ state: 'scheduled', send_at: sendAt }))

export const deleteDraft = async (trx: Tx, { id, version }: Draft): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Ends an announcement that has not been sent to everyone; returns false if it is a draft or canceled. */
export const endAnnouncement = (trx: Tx, clock: Clock, id: string): Promise<boolean> =>
  hasChanged(
    trx
      .updateTable('announcements')
      .set({ state: 'canceled', finished_at: nowIso(clock) })
      .where('id', '=', id)
      .where('state', 'in', ['scheduled', 'sending', 'sent']),
  )

/** The announcements whose mails are to be enqueued now. */
export const listDue = (db: Db, now: string): Promise<AnnouncementRow[]> =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where((eb) =>
      eb.or([eb('state', '=', 'sending'), eb.and([eb('state', '=', 'scheduled'), eb('send_at', '<=', now)])]),
    )
    .orderBy('send_at')
    .execute()

export const startSending = (db: Db, id: string, change: { started_at: string; recipients: number }) =>
  db
    .updateTable('announcements')
    .set({ ...change, state: 'sending' })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .execute()

/** Reads an announcement that is being sent and locks its row, by a no-op update. */
export const lockSending = (trx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  trx
    .updateTable('announcements')
    .set((eb) => ({ enqueued: eb.ref('enqueued') }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returningAll()
    .executeTakeFirst()

export const saveProgress = (
  trx: Tx,
  id: string,
  change: Partial<Pick<AnnouncementRow, 'state' | 'finished_at' | 'last_account_id' | 'enqueued'>>,
) => trx.updateTable('announcements').set(change).where('id', '=', id).execute()

/** Returns false if this customer has got the announcement already. */
export async function addRecipient(trx: Tx, row: RecipientRow): Promise<boolean> {
  const added = await trx
    .insertInto('announcement_recipients')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function listAnnouncements(db: Db, page: PageRequest) {
  const { rows, ...cursors } = await keysetPage(
    db.selectFrom('announcements').selectAll(),
    ['created_at', 'id'],
    page,
  )
  return { ...cursors, rows: rows.map(toSummary) }
}

const toSummary = (row: AnnouncementRow): AnnouncementSummary => ({
  id: row.id,
  state: row.state,
  audience: row.audience,
  subject: textOf(row).subject,
  createdAt: row.created_at,
  sendAt: row.send_at,
  finishedAt: row.finished_at,
  enqueued: row.enqueued,
})

export async function toAnnouncement(db: Db, row: AnnouncementRow): Promise<Announcement> {
  return {
    ...toSummary(row),
    filters: filtersOf(row),
    text: textOf(row),
    version: row.version,
    startedAt: row.started_at,
    recipients: row.recipients,
    mails: await summarizeBatch(db, row.id),
  }
}
