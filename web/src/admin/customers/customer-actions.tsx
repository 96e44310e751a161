import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import { hasPermission, type Permission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerDetails } from '@course/contract/admin/customers'
import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { CertificateActions } from '../certificates/certificate-actions.tsx'
import { RefundDialog } from '../payments/refund-dialog.tsx'

type ActionDefinition = {
  key: string
  label: string
  permission: Permission
  isShown?: (customer: CustomerDetails) => boolean
}

const hasAccess = ({ access }: CustomerDetails) => access === 'paid' || access === 'given'
const hasNeverSignedIn = ({ lastSeen }: CustomerDetails) => lastSeen === null

const canResetMfa = ({ hasFactor, factorReset }: CustomerDetails) =>
  hasFactor && (factorReset === null || factorReset.isStopped)

const actions = [
  { key: 'set-password', label: 'Send password reset email', permission: 'mail' },
  { key: 'link', label: 'Copy sign-in link', permission: 'identity', isShown: hasNeverSignedIn },
  { key: 'email', label: 'Change email', permission: 'identity' },
  { key: 'grant', label: 'Grant access', permission: 'access', isShown: (customer) => !hasAccess(customer) },
  { key: 'revoke', label: 'End access', permission: 'access', isShown: hasAccess },
  { key: 'sign-out', label: 'Sign out everywhere', permission: 'customers' },
  {
    key: 'reset-mfa',
    label: 'Reset two-factor authentication',
    permission: 'identity',
    isShown: canResetMfa,
  },
  { key: 'export', label: 'Export customer data', permission: 'identity' },
  { key: 'erase', label: 'Delete customer data', permission: 'identity' },
] as const satisfies readonly ActionDefinition[]

type ActionKey = (typeof actions)[number]['key']

/** The actions that the role allows; none for staff accounts. */
export function CustomerActions({ customer, role }: { customer: CustomerDetails; role: StaffRole }) {
  const [pendingAction, setPendingAction] = useState<ActionKey>()
  const [link, setLink] = useState<string>()
  const definitions: readonly (ActionDefinition & { key: ActionKey })[] = actions
  if (customer.isProtected) return null
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {definitions
        .filter(({ permission, isShown }) => hasPermission(role, permission) && (isShown?.(customer) ?? true))
        .map(({ key, label }) => (
          <Button key={key} variant="secondary" size="small" onClick={() => setPendingAction(key)}>
            {label}
          </Button>
        ))}
      <RefundAction payments={customer.refundable} />
      {customer.certificate && hasPermission(role, 'learning') && (
        <CertificateActions certificate={customer.certificate} />
      )}
      {pendingAction && (
        <CustomerActionDialog
          action={pendingAction}
          customer={customer}
          onClose={() => setPendingAction(undefined)}
          onLink={setLink}
        />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  )
}

/** Refunds the only refundable payment, or leads to the list of several. */
function RefundAction({ payments }: { payments: CustomerDetails['refundable'] }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const [payment, ...others] = payments
  const paymentsTab = '?tab=payments'
  if (!payment) return null
  if (others.length > 0)
    return (
      <ButtonLink variant="secondary" size="small" to={paymentsTab} preventScrollReset>
        Refund
      </ButtonLink>
    )
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen && (
        <RefundDialog
          payment={payment}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            toast('Refund requested. Its status appears in the list.')
            navigate(paymentsTab, { preventScrollReset: true })
          }}
        />
      )}
    </>
  )
}

type CustomerActionDialogProps = {
  action: ActionKey
  customer: CustomerDetails
  onClose: () => void
  onLink: (link: string) => void
}

type DialogDefinition = {
  name: string
  confirmLabel: string
  message: ReactNode
  reason: 'required' | 'optional' | 'none'
  body?: Record<string, unknown>
  done: string
}

function CustomerActionDialog({ action, customer, onClose, onLink }: CustomerActionDialogProps) {
  const [email, setEmail] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toast = useToast()
  const dialog = dialogFor(
    action,
    customer,
    email,
    <Field
      label="New email"
      type="email"
      autoComplete="off"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
    />,
  )
  const finish = (data: unknown) => {
    onClose()
    toast(dialog.done)
    if (action === 'link') onLink((data as { link: string }).link)
    if (action === 'export') savePersonalData(customer.id, (data as { person: object }).person)
    if (action === 'erase') return navigate('/admin/customers')
    void revalidate()
  }
  return (
    <ActionDialog
      title={actions.find(({ key }) => key === action)!.label}
      name={dialog.name}
      body={{ id: customer.id, ...dialog.body }}
      confirmLabel={dialog.confirmLabel}
      reason={dialog.reason}
      onDone={finish}
      onClose={onClose}
    >
      {dialog.message}
    </ActionDialog>
  )
}

/** The file name has the id instead of the email, which is personal data. */
const savePersonalData = (id: string, person: object) =>
  saveFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), `person-${id}.json`)

function dialogFor(
  action: ActionKey,
  customer: CustomerDetails,
  email: string,
  emailField: ReactNode,
): DialogDefinition {
  switch (action) {
    case 'set-password':
      return {
        name: 'admin-customer-set-password',
        confirmLabel: 'Send email',
        message: <p>We'll email a link to set a password to {customer.email}.</p>,
        reason: 'none',
        done: 'Email sent',
      }
    case 'link':
      return {
        name: 'admin-customer-sign-in-link',
        confirmLabel: 'Create link',
        message: (
          <p>
            Anyone with this link can set a password for this account. It works once and expires in 24 hours.
          </p>
        ),
        reason: 'required',
        done: 'Link created',
      }
    case 'email':
      return {
        name: 'admin-customer-email',
        confirmLabel: 'Change email',
        message: (
          <>
            <p>
              {customer.lastSeen
                ? `We'll email ${customer.email} and the new email. The change takes effect when both are confirmed.`
                : `This customer hasn't signed in yet, so the change is immediate. Earlier links stop working, and we'll send ${customer.access === 'paid' ? 'the order confirmation with a link' : 'a link'} to set a password to the new email.`}
            </p>
            {emailField}
          </>
        ),
        reason: 'required',
        body: { email, expected: customer.email },
        done: customer.lastSeen ? 'Confirmation emails sent' : 'Email changed and link sent',
      }
    case 'grant':
      return {
        name: 'admin-customer-grant-access',
        confirmLabel: 'Grant access',
        message: (
          <p>
            The customer gets access right away. It doesn't count as a sale, and you can end it at any time.
          </p>
        ),
        reason: 'required',
        body: { expected: customer.access },
        done: 'Access granted',
      }
    case 'revoke':
      return {
        name: 'admin-customer-revoke-access',
        confirmLabel: 'End access',
        message: (
          <p>
            The customer loses access. Progress and certificate are kept, and nothing is refunded. You can
            grant access again.
          </p>
        ),
        reason: 'required',
        body: { expected: customer.access },
        done: 'Access ended',
      }
    case 'sign-out':
      return {
        name: 'admin-customer-sign-out',
        confirmLabel: 'Sign out everywhere',
        message: <p>The customer will have to sign in again on all devices.</p>,
        reason: 'none',
        done: 'Signed out everywhere',
      }
    case 'reset-mfa':
      return {
        name: 'admin-customer-reset-mfa',
        confirmLabel: 'Reset two-factor authentication',
        message: (
          <p>
            Two-factor authentication will be turned off in {FACTOR_RESET_HOURS} hours. We'll email the
            customer now, and they can cancel the reset until then.
          </p>
        ),
        reason: 'required',
        done: 'Reset scheduled',
      }
    case 'export':
      return {
        name: 'admin-customer-export',
        confirmLabel: 'Export data',
        message: (
          <p>Downloads all personal data of this customer, without secrets. Share it only with them.</p>
        ),
        reason: 'optional',
        done: 'Data exported',
      }
    case 'erase':
      return {
        name: 'admin-customer-erase',
        confirmLabel: 'Delete customer data',
        message: (
          <p>
            This permanently deletes the account, progress, certificate, feedback, emails, and notes. Payment
            amounts and dates are kept without a name. Nothing is refunded, and this can't be undone.
          </p>
        ),
        reason: 'none',
        body: { expected: customer.email },
        done: 'Customer data deleted',
      }
  }
}

const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => (
  <Dialog title="Sign-in link" onClose={onClose}>
    <div className="mt-4 grid gap-5">
      <Field label="Link" readOnly value={link} onFocus={(event) => event.target.select()} data-first-focus />
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton text={link} label="Copy sign-in link" />
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  </Dialog>
)
