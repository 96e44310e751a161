import { readEmail } from '@course/contract/accounts'
import { z } from 'zod'
import {
  allowHandedLink,
  askForFactorReset,
  correctAddress,
  endSessionsOf,
  handedLink,
  isStaffAddress,
  sendSetPasswordMail,
} from '../../auth/index.ts'
import { nowMillis } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { officeAct } from '../declare.ts'
import { customerField } from './head.ts'
import { lockedCustomer } from './locked-customer.ts'
import { subjectOf } from './subject.ts'

const SECONDS_BETWEEN_MAILS = 60

export const sendSetPassword = officeAct(
  'office-customer-set-password',
  { right: 'mail', action: 'customer.set_password_mail', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    const sentAt = account.recovery_sent_at ? Date.parse(account.recovery_sent_at) : 0
    if (nowMillis(site.clock) - sentAt < SECONDS_BETWEEN_MAILS * 1000) throw new AppError('office.just_sent')
    await sendSetPasswordMail(trx, site, account)
    return { subject: subjectOf(account), outcome: {} }
  },
)

/** The link is in the answer and nowhere else: it is made anew from the operation's id whenever that is asked again. */
export const copyLink = officeAct(
  'office-customer-link',
  { right: 'identity', action: 'customer.link', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    if (account.last_sign_in_at) throw new AppError('office.account_used')
    await allowHandedLink(trx, site, account, body.operationId)
    return { subject: subjectOf(account), outcome: {} }
  },
  (site, { operationId }) => ({ link: handedLink(site, operationId) }),
)

const email = z.string().transform((typed, context) => {
  const { email, problem } = readEmail(typed)
  if (!email) context.addIssue({ code: 'custom', message: problem })
  return email ?? ''
})

export const correctEmail = officeAct(
  'office-customer-email',
  {
    right: 'identity',
    action: 'customer.email',
    fields: { ...customerField, email, expected: z.string().max(300) },
  },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    requireUnchanged(body.expected, account.email)
    if (body.email === account.email) throw new AppError('office.same_address')
    if (await isStaffAddress({ ...site, db: trx }, body.email)) throw new AppError('office.address_taken')
    const done = await correctAddress(trx, site, account, body.email)
    if (done === 'changed')
      await trx
        .updateTable('paid_customers')
        .set({ email: body.email })
        .where('customer_id', '=', account.id)
        .execute()
    const subject = subjectOf(done === 'changed' ? { ...account, email: body.email } : account)
    return {
      subject,
      change: { [done === 'changed' ? 'email' : 'asked for']: { old: account.email, new: body.email } },
      outcome: { done },
    }
  },
)

export const signOutEverywhere = officeAct(
  'office-customer-sign-out',
  { right: 'customers', action: 'customer.sign_out', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    await endSessionsOf(trx, account.id)
    return { subject: subjectOf(account), outcome: {} }
  },
)

/** Whoever asked for it may be a stranger, so the customer is told and has a day to stop it. */
export const resetFactor = officeAct(
  'office-customer-factor',
  { right: 'identity', action: 'customer.factor', fields: customerField },
  async (trx, site, { staff, body }) => {
    const account = await lockedCustomer(trx, site, staff, body.id)
    const asked = await askForFactorReset(trx, site, account)
    if (asked === 'no-factor') throw new AppError('office.no_factor')
    if (asked === 'pending') throw new AppError('office.factor_reset_pending')
    return {
      subject: subjectOf(account),
      change: { 'second factor': { old: 'on', new: `off on ${asked.effectiveAt}` } },
      outcome: {},
    }
  },
)
