import { type AdminMail, mailGroups, mailKinds, resendableMails } from '@course/contract/admin/mail'
import { z } from 'zod'
import { accountByEmail, isStaffEmail } from '../auth/index.ts'
import { cancelMail, findMail, hasFailed, type OutboxRow, retryMailNow } from '../mail/index.ts'
import type { Db, Tx } from '../platform/database.ts'
import { dayFields, isOnDays } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage, type PageRequest } from '../platform/keyset.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerSubject, customerTarget } from './define-customer-function.ts'
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
  async (site, filters, page) => {
    const { rows, ...cursors } = await listMails(site.db, filters, page)
    return { ...cursors, rows: rows.map(toAdminMail) }
  },
)

const listMails = (db: Db, { group, kind, ...days }: Filters, page: PageRequest) => {
  const mails = db.selectFrom('outbox').selectAll()
  const inGroup = {
    waiting: mails.where('state', '=', 'due'),
    sent: mails.where('state', '=', 'sent'),
    // The index of failed emails also contains canceled ones.
    failed: mails.where(hasFailed).where('state', '!=', 'stopped'),
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
  async (trx, site, { body: { id } }) => {
    const mail = await waitingMail(trx, id)
    if (!(await retryMailNow(trx, site.clock, id))) throw new AppError('admin.conflict')
    return { subject: subjectOf(mail) }
  },
)

/** Emails to staff cannot be canceled: one may be the notice about a change to their account. */
const cancelMailAction = adminAction(
  'admin-mail-cancel',
  { permission: 'mail', action: 'mail.stop', fields: { ...mailField, expected: z.number().int() } },
  async (trx, site, { body: { id, expected } }) => {
    const mail = await waitingMail(trx, id)
    requireUnchanged(expected, mail.attempts)
    if (await isStaffEmail({ ...site, db: trx }, mail.recipient)) throw new AppError('admin.staff_account')
    if (!(await cancelMail(trx, site.clock, id))) throw new AppError('admin.mail_sending')
    return {
      subject: subjectOf(mail),
      change: { [mail.kind]: { old: 'queued', new: 'canceled' } },
    }
  },
)

async function waitingMail(trx: Tx, id: string): Promise<OutboxRow> {
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
    const ownerId = mail.account_id ?? (await accountByEmail(trx, mail.recipient))?.id
    if (!ownerId) throw new AppError('admin.customer_not_found')
    const account = await customerTarget(trx, staff, ownerId)
    await sendSetPasswordMailOnce(trx, site, account)
    return { subject: customerSubject(account) }
  },
)

export const mailFunctions = [mailList, retryMailAction, cancelMailAction, resendMailAction]
