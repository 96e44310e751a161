import { z } from 'zod'
import {
  activateStaffSignInLink,
  changeEmailByStaff,
  emailField,
  endAllSessions,
  isStaffEmail,
  requestFactorReset,
  sendSetPasswordMail,
  staffSignInLink,
} from '../../auth/index.ts'
import { AppError } from '../../platform/errors.ts'
import { resendOrderConfirmations } from '../../sales/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction, customerSubject } from '../define-customer-function.ts'
import { sendSetPasswordMailOnce } from '../set-password-mail.ts'

const sendSetPasswordAction = customerAction(
  'admin-customer-set-password',
  { permission: 'mail', action: 'customer.set_password_mail' },
  (trx, site, { customer }) => sendSetPasswordMailOnce(trx, site, customer),
)

/**
 * The link is not stored, only returned. It is derived from the operation id, so a repeated request returns
 * the same link.
 */
const createSignInLinkAction = customerAction(
  'admin-customer-sign-in-link',
  { permission: 'identity', action: 'customer.link' },
  async (trx, site, { body, customer }) => {
    if (customer.last_sign_in_at) throw new AppError('admin.account_already_used')
    await activateStaffSignInLink(trx, site, customer, body.operationId)
  },
  (site, { body: { operationId } }) => ({ link: staffSignInLink(site, operationId) }),
)

const changeEmailAction = customerAction(
  'admin-customer-email',
  {
    permission: 'identity',
    action: 'customer.email',
    fields: { email: emailField, expected: z.string().max(300) },
  },
  async (trx, site, { body, customer }) => {
    requireUnchanged(body.expected, customer.email)
    if (body.email === customer.email) throw new AppError('admin.email_unchanged')
    if (await isStaffEmail({ ...site, db: trx }, body.email)) throw new AppError('admin.email_taken')
    const changed = await changeEmailByStaff(trx, site, customer, body.email)
    if (changed && !(await resendOrderConfirmations(trx, site, changed)))
      await sendSetPasswordMail(trx, site, changed)
    return {
      ...(changed && { subject: customerSubject(changed) }),
      change: { [changed ? 'email' : 'requested email']: { old: customer.email, new: body.email } },
      outcome: { done: changed ? 'changed' : 'both sides asked' },
    }
  },
)

const signOutEverywhereAction = customerAction(
  'admin-customer-sign-out',
  { permission: 'customers', action: 'customer.sign_out' },
  async (trx, _site, { customer }) => {
    await endAllSessions(trx, customer.id)
  },
)

/** The request may come from a stranger, so the customer is emailed and has 24 hours to cancel. */
const resetFactorAction = customerAction(
  'admin-customer-reset-mfa',
  { permission: 'identity', action: 'customer.factor' },
  async (trx, site, { customer }) => {
    const reset = await requestFactorReset(trx, site, customer)
    if (reset === 'no-factor') throw new AppError('admin.mfa_not_enabled')
    if (reset === 'pending') throw new AppError('admin.mfa_reset_pending')
    return { change: { 'two-factor authentication': { old: 'on', new: `off on ${reset.effectiveAt}` } } }
  },
)

export const accountActions = [
  sendSetPasswordAction,
  createSignInLinkAction,
  changeEmailAction,
  signOutEverywhereAction,
  resetFactorAction,
]
