import { hasPermission } from '@course/contract/admin/admin'
import { type AdminMail, mailGroups, mailKinds, resendableMails } from '@course/contract/admin/mail'
import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { resolveAlarm } from '../alarms/index.ts'
import { findAccountByEmail, isStaffEmail } from '../auth/index.ts'
import { cancelMail, failedOrCanceled, findMail, type OutboxRow, retryMailNow } from '../mail/index.ts'
import type { Db, Tables, Tx } from '../platform/database.ts'
import { dayFields, isOnDays } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import type { Site, Staff } from '../platform/site.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerSubject, requireTargetCustomer } from './define-customer-function.ts'
import { adminAction, adminList } from './define-function.ts'
import { sendSetPasswordMailOnce } from './set-password-mail.ts'

const filterFields = {
  group: z.enum(mailGroups).default('waiting'),
  kind: z.enum(mailKinds).optional(),
  ...dayFields,
}
type Filters = z.infer<z.ZodObject<typeof filterFields>>

const mailList = adminList(
  'admin-mails',
  { permission: 'mail', fields: filterFields },
  async (site, filters, page, staff) => {
    const { rows, ...cursors } = await listMails(site.db, filters, page, staff)
    return { ...cursors, rows: rows.map(toAdminMail) }
  },
)

function listMails(db: Db, { group, kind, ...days }: Filters, page: PageRequest, staff: Staff) {
  const mails = db
    .selectFrom('outbox')
    .selectAll()
    .$if(!hasPermission(staff.role, 'team'), (query) => query.where(isNotToStaff))
  const inGroup = {
    waiting: mails.where('state', '=', 'due'),
    sent: mails.where('state', '=', 'sent'),
    failed: mails.where(failedOrCanceled).where('state', '!=', 'stopped'),
    stopped: mails.where('state', '=', 'stopped'),
    held: mails.where('state', '=', 'held-back'),
  }[group]
  return keysetPage(
    inGroup
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .where(isOnDays('created_at', days)),
    ['created_at', 'id'],
    page,
  )
}

/** Emails to staff tell about their accounts, which only those who manage the staff may open. */
const isNotToStaff = (eb: ExpressionBuilder<Tables, 'outbox'>) => {
  const accounts = eb
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.account_id')
    .where('staff.ended_at', 'is', null)
  return eb.and([
    eb('recipient', 'not in', accounts.select('users.email')),
    eb.or([eb('account_id', 'is', null), eb('account_id', 'not in', accounts.select('users.id'))]),
  ])
}

const toAdminMail = (row: OutboxRow): AdminMail => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  state: row.state,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  triedAt: row.tried_at,
  nextAt: row.state === 'due' ? row.next_attempt_at : null,
  attempts: row.attempts,
  problem: row.state === 'due' ? row.last_problem : null,
  answer: row.answer,
  isResendable: row.state !== 'due' && resendableMails.includes(row.kind),
})

const mailField = { id: z.uuid() }
const subjectOf = ({ id, recipient }: OutboxRow) => ({ type: 'mail', id, label: recipient })

const retryMailAction = adminAction(
  'admin-mail-retry',
  { permission: 'mail', action: 'mail.try', fields: mailField },
  async (trx, site, { staff, body: { id } }) => {
    const mail = await requireQueuedMail(trx, id)
    if (!hasPermission(staff.role, 'team')) await refuseMailToStaff(trx, site, mail)
    if (!(await retryMailNow(trx, site.clock, id))) throw new AppError('admin.conflict')
    return { subject: subjectOf(mail) }
  },
)

/** Emails to staff cannot be canceled: one may be the notice about a change to their account. */
const cancelMailAction = adminAction(
  'admin-mail-cancel',
  { permission: 'mail', action: 'mail.stop', fields: { ...mailField, expected: z.number().int() } },
  async (trx, site, { body: { id, expected } }) => {
    const mail = await requireQueuedMail(trx, id)
    requireUnchanged(expected, mail.attempts)
    await refuseMailToStaff(trx, site, mail)
    if (!(await cancelMail(trx, site.clock, id))) throw new AppError('admin.mail_sending')
    await resolveAlarm(trx, site, { kind: 'mail.unreadable', subject: id })
    return {
      subject: subjectOf(mail),
      change: { [mail.kind]: { old: 'queued', new: 'canceled' } },
    }
  },
)

async function refuseMailToStaff(trx: Tx, site: Site, { recipient }: OutboxRow): Promise<void> {
  if (await isStaffEmail({ ...site, db: trx }, recipient)) throw new AppError('admin.staff_account')
}

async function requireQueuedMail(trx: Tx, id: string): Promise<OutboxRow> {
  const mail = await findMail(trx, id)
  if (!mail) throw new AppError('admin.mail_not_found')
  requireUnchanged('due', mail.state)
  return mail
}

/**
 * Sends a new set-password link. The original email cannot be sent again, because its content is deleted.
 */
const resendMailAction = adminAction(
  'admin-mail-resend',
  { permission: 'mail', action: 'mail.send_anew', fields: mailField },
  async (trx, site, { staff, body: { id } }) => {
    const mail = await findMail(trx, id)
    if (!mail) throw new AppError('admin.mail_not_found')
    if (mail.state === 'due') throw new AppError('admin.conflict')
    if (!resendableMails.includes(mail.kind)) throw new AppError('admin.mail_not_resendable')
    const ownerId = mail.account_id ?? (await findAccountByEmail(trx, mail.recipient))?.id
    if (!ownerId) throw new AppError('admin.customer_not_found')
    const account = await requireTargetCustomer(trx, staff, ownerId)
    await sendSetPasswordMailOnce(trx, site, account)
    return { subject: customerSubject(account) }
  },
)

export const mailFunctions = [mailList, retryMailAction, cancelMailAction, resendMailAction]
