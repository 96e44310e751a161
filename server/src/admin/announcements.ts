import { randomUUID } from 'node:crypto'
import { announcementMail } from '@course/content/course/mail/announcement'
import { withUnsubscribe } from '@course/content/course/mail/optional'
import type { MailText } from '@course/content/site/types'
import {
  type AnnouncementAudience,
  announcementAudiences,
  announcementRules,
  MAX_SCHEDULE_DAYS,
} from '@course/contract/admin/announcements'
import { maxVersion } from '@course/contract/editing/texts'
import { pageUrl } from '@course/contract/paths'
import {
  MAX_MAIL_TEXT_LENGTH,
  type MailPreview,
  validateMailText,
} from '@course/contract/site-content/mail-texts'
import { z } from 'zod'
import {
  ANNOUNCEMENTS_JOB,
  countRecipients,
  deleteDraft,
  endAnnouncement,
  findAnnouncement,
  insertDraft,
  listAnnouncements,
  scheduleDraft,
  textOf,
  toAnnouncement,
  updateDraft,
} from '../announcements/index.ts'
import { customerFilterFields } from '../customers/index.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { cancelBatch, renderMail } from '../mail/index.ts'
import { DAY_MS, nowIso, nowMillis } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError, rejectFields } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { greetStaff } from '../site-content/index.ts'
import { adminAction, adminList, adminRead } from './define-function.ts'
import { sendDraftToCaller } from './test-mails.ts'

const permission = 'announcements'
const bodyLimit = bodyBytesFor(MAX_MAIL_TEXT_LENGTH)

const { q: _, ...filterFields } = customerFilterFields
const audienceFields = { audience: z.enum(announcementAudiences), filters: z.strictObject(filterFields) }

const part = z.string().max(MAX_MAIL_TEXT_LENGTH)
const inputFields = {
  ...audienceFields,
  text: z.object({ subject: part, heading: part, body: part, button: part, notes: part }),
}
const draftFields = { id: z.uuid(), version: z.int().min(1).max(maxVersion) }

/** A draft may be incomplete; what is previewed, tested or sent may not. */
function requireValidText(input: MailText): MailText {
  const { value, errors } = validateMailText(announcementRules, input)
  rejectFields(errors)
  return value
}

const announcements = adminList('admin-announcements', { permission, fields: {} }, (site, _filters, page) =>
  listAnnouncements(site.db, page),
)

const announcement = adminRead(
  'admin-announcement',
  { permission, fields: { id: z.uuid() } },
  async (site, { body }) => toAnnouncement(site.db, await requireAnnouncement(site.db, body.id)),
)

const recipientCount = adminRead(
  'admin-announcement-count',
  { permission, fields: audienceFields },
  async (site, { body }) => ({
    count: await countRecipients(site, { ...body, joinedUntil: nowIso(site.clock) }),
  }),
)

const preview = adminRead(
  'admin-announcement-preview',
  { permission, fields: inputFields, bodyLimit },
  async (site, { staff, body }): Promise<MailPreview> =>
    renderMail(await composeForStaff(site, site.db, staff, body), site.config.siteUrl),
)

const saveAction = adminAction(
  'admin-announcement-save',
  {
    permission,
    action: 'announcement.save',
    fields: { ...inputFields, draft: z.object(draftFields).nullable() },
    bodyLimit,
  },
  async (trx, site, { staff, body: { draft, audience, filters, text } }) => {
    const { value } = validateMailText(announcementRules, text)
    const input = { audience, filters, text: value }
    const id = draft?.id ?? randomUUID()
    if (!draft) await insertDraft(trx, site.clock, { ...input, id, createdBy: staff.accountId })
    else await requireChanged(trx, id, await updateDraft(trx, draft, input))
    return { ...subjectOf(id, value), outcome: { id, version: (draft?.version ?? 0) + 1 } }
  },
)

/** Sends the unsaved announcement to the caller. */
const testAction = adminAction(
  'admin-announcement-test',
  { permission, action: 'announcement.test', fields: inputFields, bodyLimit },
  async (trx, site, { staff, body }) =>
    sendDraftToCaller(trx, site, staff, await composeForStaff(site, trx, staff, body)),
)

/** Sends the draft at a time, or at once. */
const sendAction = adminAction(
  'admin-announcement-send',
  {
    permission,
    action: 'announcement.send',
    requiresSudo: true,
    reason: 'optional',
    fields: { ...draftFields, sendAt: z.iso.datetime().nullable() },
    afterCommit: (site) => site.jobs.trigger(ANNOUNCEMENTS_JOB),
  },
  async (trx, site, { body: { sendAt, ...draft } }) => {
    const row = await requireAnnouncement(trx, draft.id)
    const text = requireValidText(textOf(row))
    const now = nowMillis(site.clock)
    const time = sendAt ? Date.parse(sendAt) : now
    if (time < now - DAY_MS || time > now + MAX_SCHEDULE_DAYS * DAY_MS)
      throw new AppError('admin.invalid_send_time')
    await requireChanged(trx, draft.id, await scheduleDraft(trx, draft, new Date(time).toISOString()))
    return {
      ...subjectOf(draft.id, text),
      change: { announcement: { old: 'draft', new: sendAt ? `scheduled for ${sendAt}` : 'sending' } },
    }
  },
)

/** Nothing more is sent; mails that are being sent at this moment may still arrive. */
const cancelAction = adminAction(
  'admin-announcement-cancel',
  { permission, action: 'announcement.cancel', fields: { id: z.uuid() } },
  async (trx, site, { body: { id } }) => {
    const row = await requireAnnouncement(trx, id)
    await requireChanged(trx, id, await endAnnouncement(trx, site.clock, id))
    await cancelBatch(trx, site.clock, id)
    return {
      ...subjectOf(id, textOf(row)),
      change: { announcement: { old: row.state, new: 'canceled' } },
    }
  },
)

const deleteAction = adminAction(
  'admin-announcement-delete',
  { permission, action: 'announcement.delete', fields: draftFields },
  async (trx, _site, { body }) => {
    const row = await requireAnnouncement(trx, body.id)
    await requireChanged(trx, body.id, await deleteDraft(trx, body))
    return subjectOf(body.id, textOf(row))
  },
)

async function requireAnnouncement(db: Db, id: string) {
  const row = await findAnnouncement(db, id)
  if (!row) throw new AppError('admin.announcement_not_found')
  return row
}

async function requireChanged(trx: Tx, id: string, hasChanged: boolean): Promise<void> {
  if (hasChanged) return
  await requireAnnouncement(trx, id)
  throw new AppError('admin.conflict')
}

const subjectOf = (id: string, { subject }: MailText) => ({
  subject: { type: 'announcement', id, label: subject || 'Untitled' },
})

async function composeForStaff(
  site: Site,
  db: Db,
  staff: Staff,
  { text, audience }: { text: MailText; audience: AnnouncementAudience },
) {
  const greeted = await greetStaff(db, staff, announcementMail(requireValidText(text), audience))
  // Staff cannot unsubscribe customers by trying the link.
  return audience === 'news'
    ? withUnsubscribe(greeted, pageUrl(site.config.siteUrl, '/unsubscribe'))
    : greeted
}

export const announcementFunctions = [
  announcements,
  announcement,
  recipientCount,
  preview,
  saveAction,
  testAction,
  sendAction,
  cancelAction,
  deleteAction,
]
