import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import type { CustomerHead } from '@course/contract/office/customers'
import { mayDo, type Right, type StaffRole } from '@course/contract/office/office'
import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { CopyButton } from '../../ui/forms/copy-button.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { CertificateTools } from '../certificates/certificate-tools.tsx'

type ActDeclaration = {
  key: string
  label: string
  right: Right
  isShown?: (head: CustomerHead) => boolean
}

const hasAccess = ({ access }: CustomerHead) => access === 'paid' || access === 'given'
const isUnused = ({ lastSeen }: CustomerHead) => lastSeen === null

const mayResetFactor = ({ hasFactor, factorReset }: CustomerHead) =>
  hasFactor && (factorReset === null || factorReset.isStopped)

const acts = [
  { key: 'mail', label: 'Send set-password mail', right: 'mail' },
  { key: 'link', label: 'Copy sign-in link', right: 'identity', isShown: isUnused },
  { key: 'email', label: 'Correct e-mail', right: 'identity' },
  { key: 'give', label: 'Give access', right: 'access', isShown: (head) => !hasAccess(head) },
  { key: 'end', label: 'End access', right: 'access', isShown: hasAccess },
  { key: 'sign-out', label: 'Sign out everywhere', right: 'customers' },
  { key: 'factor', label: 'Reset second factor', right: 'identity', isShown: mayResetFactor },
  { key: 'data', label: 'Export all data of this person', right: 'identity' },
  { key: 'erase', label: 'Erase', right: 'identity' },
] as const satisfies readonly ActDeclaration[]

type ActKey = (typeof acts)[number]['key']

/** What can be done for this customer by whoever looks; nothing for accounts of the team. */
export function Acts({ head, role }: { head: CustomerHead; role: StaffRole }) {
  const [open, setOpen] = useState<ActKey>()
  const [link, setLink] = useState<string>()
  const shown: readonly (ActDeclaration & { key: ActKey })[] = acts
  if (head.isProtected) return null
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {shown
        .filter(({ right, isShown }) => mayDo(role, right) && (isShown?.(head) ?? true))
        .map(({ key, label }) => (
          <Button key={key} variant="secondary" size="small" onClick={() => setOpen(key)}>
            {label}
          </Button>
        ))}
      {head.certificate && mayDo(role, 'learning') && <CertificateTools certificate={head.certificate} />}
      {open && <OpenAct act={open} head={head} onClose={() => setOpen(undefined)} onLink={setLink} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </div>
  )
}

type OpenActProps = {
  act: ActKey
  head: CustomerHead
  onClose: () => void
  onLink: (link: string) => void
}

type Asked = {
  name: string
  confirm: string
  says: ReactNode
  reason: 'required' | 'optional' | 'none'
  body?: Record<string, unknown>
  done: string
}

function OpenAct({ act, head, onClose, onLink }: OpenActProps) {
  const [email, setEmail] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toast = useToast()
  const asked = askedFor(
    act,
    head,
    email,
    <Field
      label="Right address"
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
    if (act === 'data') savePerson(head.id, (data as { person: object }).person)
    if (act === 'erase') return navigate('/admin/customers')
    void revalidate()
  }
  return (
    <ActDialog
      title={acts.find(({ key }) => key === act)!.label}
      name={asked.name}
      body={{ id: head.id, ...asked.body }}
      confirm={asked.confirm}
      reason={asked.reason}
      onDone={finish}
      onClose={onClose}
    >
      {asked.says}
    </ActDialog>
  )
}

/** The file says by its id whom it is about; an address has no place in a file's name. */
const savePerson = (id: string, person: object) =>
  saveFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), `person-${id}.json`)

function askedFor(act: ActKey, head: CustomerHead, email: string, emailField: ReactNode): Asked {
  switch (act) {
    case 'mail':
      return {
        name: 'office-customer-set-password',
        confirm: 'Send mail',
        says: <p>A mail with a link to set a password goes to {head.email}.</p>,
        reason: 'none',
        done: 'The mail is on its way',
      }
    case 'link':
      return {
        name: 'office-customer-link',
        confirm: 'Make link',
        says: <p>Whoever has this link can set a password for this account. It works once, for 24 hours.</p>,
        reason: 'required',
        done: 'The link is ready',
      }
    case 'email':
      return {
        name: 'office-customer-email',
        confirm: 'Correct e-mail',
        says: (
          <>
            <p>
              {head.lastSeen
                ? `The account is in use. ${head.email} and the new address each get a mail, and the change happens when both agree.`
                : 'Nobody has signed in yet. The address changes at once, links that were sent stop working, and a set-password mail goes to the new address.'}
            </p>
            {emailField}
          </>
        ),
        reason: 'required',
        body: { email, expected: head.email },
        done: head.lastSeen
          ? 'Both mailboxes were asked'
          : 'The address was corrected, and the mail is on its way',
      }
    case 'give':
      return {
        name: 'office-customer-give-access',
        confirm: 'Give access',
        says: <p>The course opens at once. Given access is no sale, and can be ended again.</p>,
        reason: 'required',
        body: { expected: head.access },
        done: 'Access was given',
      }
    case 'end':
      return {
        name: 'office-customer-end-access',
        confirm: 'End access',
        says: (
          <p>
            The course closes. Progress and certificate are kept, and no money goes back. Access can be given
            again.
          </p>
        ),
        reason: 'required',
        body: { expected: head.access },
        done: 'Access was ended',
      }
    case 'sign-out':
      return {
        name: 'office-customer-sign-out',
        confirm: 'Sign out everywhere',
        says: <p>Every browser and phone that is signed in has to sign in again.</p>,
        reason: 'none',
        done: 'Signed out everywhere',
      }
    case 'factor':
      return {
        name: 'office-customer-factor',
        confirm: 'Reset second factor',
        says: (
          <p>
            In {FACTOR_RESET_HOURS} hours the password alone opens the account. The customer is told by mail
            now, and can stop it until then.
          </p>
        ),
        reason: 'required',
        done: 'The reset is announced to the customer',
      }
    case 'data':
      return {
        name: 'office-customer-data',
        confirm: 'Export data',
        says: (
          <p>
            You get a file with everything the site keeps about this person, without secrets. It is for that
            person.
          </p>
        ),
        reason: 'optional',
        done: 'The file is ready',
      }
    case 'erase':
      return {
        name: 'office-customer-erase',
        confirm: 'Erase this person',
        says: (
          <p>
            Account, progress, certificate, feedback, mails and notes go, and access ends. Amounts and dates
            of payments stay without a name. This cannot be taken back, and no money goes back.
          </p>
        ),
        reason: 'required',
        body: { expected: head.email },
        done: 'The person was erased',
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
