import { parseEmail } from '@course/contract/accounts'
import { z } from 'zod'
import {
  activateStaffSignInLink,
  changeEmailByStaff,
  endSessionsOf,
  isStaffEmail,
  requestFactorReset,
  sendSetPasswordMail,
  staffSignInLink,
} from '../../auth/index.ts'
import { nowMillis } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { resendOrderConfirmations } from '../../sales/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { adminAction } from '../define-function.ts'
import { customerField } from './details.ts'
import { lockedCustomer } from './locked-customer.ts'
import { customerSubject } from './subject.ts'

const SECONDS_BETWEEN_MAILS = 60

export const sendSetPasswordAction = adminAction(
  'admin-customer-set-password',
  { permission: 'mail', action: 'customer.set_password_mail', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    const sentAt = account.recovery_sent_at ? Date.parse(account.recovery_sent_at) : 0
    if (nowMillis(site.clock) - sentAt < SECONDS_BETWEEN_MAILS * 1000)
      throw new AppError('admin.mail_recently_sent')
    await sendSetPasswordMail(trx, site, account)
    return { subject: customerSubject(account), outcome: {} }
  },
)

/**
 * The link is not stored, only returned. It is derived from the operation id, so a repeated request returns
 * the same link.
 */
export const createSignInLinkAction = adminAction(
  'admin-customer-sign-in-link',
  { permission: 'identity', action: 'customer.link', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    if (account.last_sign_in_at) throw new AppError('admin.account_already_used')
    await activateStaffSignInLink(trx, site, account, body.operationId)
    return { subject: customerSubject(account), outcome: {} }
  },
  (site, { body: { operationId } }) => ({ link: staffSignInLink(site, operationId) }),
)

const email = z.string().transform((typed, context) => {
  const { email, problem } = parseEmail(typed)
  if (!email) context.addIssue({ code: 'custom', message: problem })
  return email ?? ''
})

export const changeEmailAction = adminAction(
  'admin-customer-email',
  {
    permission: 'identity',
    action: 'customer.email',
    fields: { ...customerField, email, expected: z.string().max(300) },
  },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.email)
    if (body.email === account.email) throw new AppError('admin.email_unchanged')
    if (await isStaffEmail({ ...site, db: trx }, body.email)) throw new AppError('admin.email_taken')
    const changed = await changeEmailByStaff(trx, site, account, body.email)
    if (changed && !(await resendOrderConfirmations(trx, site, changed)))
      await sendSetPasswordMail(trx, site, changed)
    return {
      subject: customerSubject(changed ?? account),
      change: { [changed ? 'email' : 'requested email']: { old: account.email, new: body.email } },
      outcome: { done: changed ? 'changed' : 'both sides asked' },
    }
  },
)

export const signOutEverywhereAction = adminAction(
  'admin-customer-sign-out',
  { permission: 'customers', action: 'customer.sign_out', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    await endSessionsOf(trx, account.id)
    return { subject: customerSubject(account), outcome: {} }
  },
)

/** The request may come from a stranger, so the customer is emailed and has 24 hours to cancel. */
export const resetFactorAction = adminAction(
  'admin-customer-reset-mfa',
  { permission: 'identity', action: 'customer.factor', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    const reset = await requestFactorReset(trx, site, account)
    if (reset === 'no-factor') throw new AppError('admin.mfa_not_enabled')
    if (reset === 'pending') throw new AppError('admin.mfa_reset_pending')
    return {
      subject: customerSubject(account),
      change: { 'two-factor authentication': { old: 'on', new: `off on ${reset.effectiveAt}` } },
      outcome: {},
    }
  },
)
