import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import { hasPermission, type Permission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerDetails } from '@course/contract/admin/customers'
import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { CopyButton } from '../../ui/forms/copy-button.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { CertificateActions } from '../certificates/certificate-actions.tsx'

type ActionDefinition = {
  key: string
  label: string
  permission: Permission
  isShown?: (customer: CustomerDetails) => boolean
}

const hasAccess = ({ access }: CustomerDetails) => access === 'paid' || access === 'given'
const isUnused = ({ lastSeen }: CustomerDetails) => lastSeen === null

const mayResetFactor = ({ hasFactor, factorReset }: CustomerDetails) =>
  hasFactor && (factorReset === null || factorReset.isStopped)

const actions = [
  { key: 'mail', label: 'Send password reset email', permission: 'mail' },
  { key: 'link', label: 'Copy sign-in link', permission: 'identity', isShown: isUnused },
  { key: 'email', label: 'Change email', permission: 'identity' },
  { key: 'give', label: 'Grant access', permission: 'access', isShown: (customer) => !hasAccess(customer) },
  { key: 'end', label: 'End access', permission: 'access', isShown: hasAccess },
  { key: 'sign-out', label: 'Sign out everywhere', permission: 'customers' },
  {
    key: 'factor',
    label: 'Reset two-factor authentication',
    permission: 'identity',
    isShown: mayResetFactor,
  },
  { key: 'data', label: 'Export customer data', permission: 'identity' },
  { key: 'erase', label: 'Delete customer data', permission: 'identity' },
] as const satisfies readonly ActionDefinition[]

type ActionKey = (typeof actions)[number]['key']

/** What can be done for this customer by whoever looks; nothing for accounts of the team. */
export function CustomerActions({ customer, role }: { customer: CustomerDetails; role: StaffRole }) {
  const [open, setOpen] = useState<ActionKey>()
  const [link, setLink] = useState<string>()
  const shown: readonly (ActionDefinition & { key: ActionKey })[] = actions
  if (customer.isProtected) return null
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {shown
        .filter(({ permission, isShown }) => hasPermission(role, permission) && (isShown?.(customer) ?? true))
        .map(({ key, label }) => (
          <Button key={key} variant="secondary" size="small" onClick={() => setOpen(key)}>
            {label}
          </Button>
        ))}
      {customer.certificate && hasPermission(role, 'learning') && (
        <CertificateActions certificate={customer.certificate} />
      )}
      {open && (
        <OpenAction act={open} customer={customer} onClose={() => setOpen(undefined)} onLink={setLink} />
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  )
}

type OpenActionProps = {
  act: ActionKey
  customer: CustomerDetails
  onClose: () => void
  onLink: (link: string) => void
}

type ConfirmCopy = {
  name: string
  confirm: string
  message: ReactNode
  reason: 'required' | 'optional' | 'none'
  body?: Record<string, unknown>
  done: string
}

function OpenAction({ act, customer, onClose, onLink }: OpenActionProps) {
  const [email, setEmail] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toast = useToast()
  const asked = confirmCopyFor(
    act,
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
    toast(asked.done)
    if (act === 'link') onLink((data as { link: string }).link)
    if (act === 'data') savePerson(customer.id, (data as { person: object }).person)
    if (act === 'erase') return navigate('/admin/customers')
    void revalidate()
  }
  return (
    <ActionDialog
      title={actions.find(({ key }) => key === act)!.label}
      name={asked.name}
      body={{ id: customer.id, ...asked.body }}
      confirm={asked.confirm}
      reason={asked.reason}
      onDone={finish}
      onClose={onClose}
    >
      {asked.message}
    </ActionDialog>
  )
}

/** The file says by its id whom it is about; an address has no place in a file's name. */
const savePerson = (id: string, person: object) =>
  saveFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), `person-${id}.json`)

function confirmCopyFor(
  act: ActionKey,
  customer: CustomerDetails,
  email: string,
  emailField: ReactNode,
): ConfirmCopy {
  switch (act) {
    case 'mail':
      return {
        name: 'admin-customer-set-password',
        confirm: 'Send email',
        message: <p>We'll email a link to set a password to {customer.email}.</p>,
        reason: 'none',
        done: 'Email sent',
      }
    case 'link':
      return {
        name: 'admin-customer-sign-in-link',
        confirm: 'Create link',
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
        confirm: 'Change email',
        message: (
          <>
            <p>
              {customer.lastSeen
                ? `We'll email ${customer.email} and the new address. The change takes effect when both confirm.`
                : "This customer hasn't signed in yet, so the change is immediate. Earlier links stop working, and we'll send a link to set a password to the new email."}
            </p>
            {emailField}
          </>
        ),
        reason: 'required',
        body: { email, expected: customer.email },
        done: customer.lastSeen ? 'Confirmation emails sent' : 'Email changed and link sent',
      }
    case 'give':
      return {
        name: 'admin-customer-grant-access',
        confirm: 'Grant access',
        message: (
          <p>
            The customer gets access right away. It doesn't count as a sale, and you can end it at any time.
          </p>
        ),
        reason: 'required',
        body: { expected: customer.access },
        done: 'Access granted',
      }
    case 'end':
      return {
        name: 'admin-customer-revoke-access',
        confirm: 'End access',
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
        confirm: 'Sign out everywhere',
        message: <p>The customer will have to sign in again on all devices.</p>,
        reason: 'none',
        done: 'Signed out everywhere',
      }
    case 'factor':
      return {
        name: 'admin-customer-reset-mfa',
        confirm: 'Reset two-factor authentication',
        message: (
          <p>
            In {FACTOR_RESET_HOURS} hours, two-factor authentication will be turned off. The customer is
            emailed now and can cancel it until then.
          </p>
        ),
        reason: 'required',
        done: 'Reset scheduled',
      }
    case 'data':
      return {
        name: 'admin-customer-export',
        confirm: 'Export data',
        message: (
          <p>Downloads all personal data of this customer, without secrets. Share it only with them.</p>
        ),
        reason: 'optional',
        done: 'Data exported',
      }
    case 'erase':
      return {
        name: 'admin-customer-erase',
        confirm: 'Delete customer data',
        message: (
          <p>
            This permanently deletes the account, progress, certificate, feedback, emails, and notes. Payment
            amounts and dates are kept without a name. Nothing is refunded, and this can't be undone.
          </p>
        ),
        reason: 'required',
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
