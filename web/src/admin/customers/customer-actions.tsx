import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import { parseEmail } from '@course/contract/accounts'
import { hasPermission, type Permission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerDetails } from '@course/contract/admin/customers'
import { Field } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { certificateActions } from '../certificates/certificate-actions.tsx'
import type { ActionItems } from '../kit/actions.tsx'
import { RefundDialog } from '../payments/refund-dialog.tsx'

type CustomerActionHandlers = {
  onLink: (link: string) => void
  onRefund: () => void
  onErase: () => void
}

/** The actions that the role allows; none for staff accounts. */
export function customerActions(
  customer: CustomerDetails,
  role: StaffRole,
  { onLink, onRefund, onErase }: CustomerActionHandlers,
): ActionItems {
  const { id, email, lastSeen, access, hasFactor, factorReset, certificate } = customer
  if (customer.isProtected) return []
  const can = (permission: Permission) => hasPermission(role, permission)
  const hasAccess = access === 'paid' || access === 'given'
  const [payment, ...otherPayments] = customer.refundable
  return [
    can('mail') && {
      label: 'Send password reset',
      isPrimary: true,
      confirmLabel: 'Send email',
      name: 'admin-customer-set-password',
      body: { id },
      effect: <p>We'll email a link to set a password to {email}.</p>,
      done: 'Email sent',
    },
    can('identity') &&
      lastSeen === null && {
        label: 'Copy sign-in link',
        confirmLabel: 'Create link',
        name: 'admin-customer-sign-in-link',
        body: { id },
        reason: 'required',
        effect: (
          <p>
            Anyone with this link can set a password for this account. It works once and expires in 24 hours.
          </p>
        ),
        done: 'Link created',
        onDone: (data) => onLink((data as { link: string }).link),
      },
    can('identity') && {
      label: 'Change email',
      name: 'admin-customer-email',
      body: { id, expected: email },
      reason: 'required',
      effect: <p>{emailChangeEffect(customer)}</p>,
      fields: <Field label="New email" name="email" type="email" autoComplete="off" />,
      rules: { email: (value) => parseEmail(value).problem },
      done: lastSeen ? 'Confirmation emails sent' : 'Email changed and link sent',
    },
    can('access') &&
      !hasAccess && {
        label: 'Grant access',
        name: 'admin-customer-grant-access',
        body: { id, expected: access },
        reason: 'required',
        effect: (
          <p>
            The customer gets access right away. It doesn't count as a sale, and you can end it at any time.
          </p>
        ),
        done: 'Access granted',
      },
    can('access') &&
      hasAccess && {
        label: 'End access',
        name: 'admin-customer-revoke-access',
        body: { id, expected: access },
        reason: 'required',
        effect: (
          <p>
            The customer loses access. Progress and certificate are kept, and nothing is refunded. You can
            grant access again.
          </p>
        ),
        done: 'Access ended',
      },
    can('customers') && {
      label: 'Sign out everywhere',
      name: 'admin-customer-sign-out',
      body: { id },
      effect: <p>The customer will have to sign in again on all devices.</p>,
      done: 'Signed out everywhere',
    },
    can('identity') &&
      hasFactor &&
      (factorReset === null || factorReset.isStopped) && {
        label: 'Reset two-factor authentication',
        name: 'admin-customer-reset-mfa',
        body: { id },
        reason: 'required',
        effect: (
          <p>
            Two-factor authentication will be turned off in {FACTOR_RESET_HOURS} hours. We'll email the
            customer now, and they can cancel the reset until then.
          </p>
        ),
        done: 'Reset scheduled',
      },
    can('identity') && {
      label: 'Export customer data',
      confirmLabel: 'Export data',
      name: 'admin-customer-export',
      body: { id },
      reason: 'optional',
      effect: <p>Downloads all personal data of this customer, without secrets. Share it only with them.</p>,
      done: 'Data exported',
      onDone: (data) => savePersonalData(id, (data as { person: object }).person),
    },
    // The only refundable payment, or the list of several.
    payment !== undefined &&
      (otherPayments.length > 0
        ? { label: 'Refund', to: '?tab=payments' }
        : {
            label: 'Refund',
            isIrreversible: true,
            dialog: (onClose) => <RefundDialog payment={payment} onClose={onClose} onDone={onRefund} />,
          }),
    ...(certificate && can('learning') ? certificateActions(certificate) : []).map(
      (item) => item && { ...item, isPrimary: false },
    ),
    can('identity') && {
      label: 'Delete customer data',
      name: 'admin-customer-erase',
      body: { id, expected: email },
      isIrreversible: true,
      typedConfirmation: email,
      effect: (
        <p>
          This permanently deletes the account, progress, certificate, feedback, emails, and notes. Payment
          amounts and dates are kept without a name. Nothing is refunded, and this can't be undone.
        </p>
      ),
      done: 'Customer data deleted',
      onDone: onErase,
    },
  ]
}

function emailChangeEffect({ email, lastSeen, access }: CustomerDetails): string {
  if (lastSeen)
    return `We'll email ${email} and the new email. The change takes effect when both are confirmed.`
  const mail = access === 'paid' ? 'the order confirmation with a link' : 'a link'
  return `This customer hasn't signed in yet, so the change is immediate. Earlier links stop working, and we'll send ${mail} to set a password to the new email.`
}

/** The file name has the id instead of the email, which is personal data. */
const savePersonalData = (id: string, person: object) =>
  saveFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), `person-${id}.json`)
