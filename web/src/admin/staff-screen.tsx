import { parseEmail } from '@course/contract/accounts'
import {
  hasPermission,
  type InvitableRole,
  invitableRoles,
  type StaffMember,
  type StaffRole,
} from '@course/contract/admin/admin'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '../api/new-id.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { OptionRow } from '../ui/forms/option-row.tsx'
import { Badge } from '../ui/status/badge.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { useAdminAction } from './reauthentication.tsx'
import { AdminScreen, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'

export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  support: 'Support',
}

const duties: Record<InvitableRole, string> = {
  administrator: 'Full access, except transferring ownership.',
  support: 'Customers, emails, feedback, and statistics. No payments, team, or content.',
}

type Props = ScreenProps<readonly StaffMember[]> & { me: { accountId: string; role: StaffRole } }
type PendingStaffAction = { act: 'role' | 'remove' | 'hand-over'; member: StaffMember }

export function TeamScreen({ read, me }: Props) {
  const [pendingAction, setAsked] = useState<PendingStaffAction>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const done = (text: string) => {
    setAsked(undefined)
    toast(text)
    void revalidate()
  }
  return (
    <AdminScreen
      title="Team"
      intro="People who help run this site. Removing someone ends their access right away."
      read={read}
    >
      {(members, { isPending }) => (
        <div className="grid gap-12">
          <DataTable
            caption="Team"
            columns={[
              { label: 'Person', cell: ({ email }) => email },
              { label: 'Role', cell: ({ role }) => roleNames[role] },
              { label: 'State', cell: (member) => <State member={member} /> },
              { label: 'Added', cell: ({ createdAt }) => <Time at={createdAt} /> },
              {
                label: 'Actions',
                isTools: true,
                cell: (member) => (
                  <Tools member={member} me={me} onAsk={(act) => setAsked({ act, member })} />
                ),
              },
            ]}
            rows={members}
            keyOf={({ accountId }) => accountId}
            isPending={isPending}
          />
          <Invite me={me} onDone={(email) => done(`Invitation sent to ${email}.`)} />
          {pendingAction && <Question {...pendingAction} onDone={done} onClose={() => setAsked(undefined)} />}
        </div>
      )}
    </AdminScreen>
  )
}

function State({ member }: { member: StaffMember }) {
  if (member.state === 'invited') return <Badge tone="warning">Invited</Badge>
  return member.hasFactor ? <Badge tone="success">Active</Badge> : <Badge>Active, two-factor off</Badge>
}

/** Nobody changes themselves or the owner; administrators are the owner's to change. */
function Tools({
  member,
  me,
  onAsk,
}: {
  member: StaffMember
  me: Props['me']
  onAsk: (act: PendingStaffAction['act']) => void
}) {
  const isMine = member.accountId === me.accountId || member.role === 'owner'
  if (isMine || (member.role !== 'support' && me.role !== 'owner')) return null
  const tool = (act: PendingStaffAction['act'], label: string): ReactNode => (
    <Button variant="quiet" size="small" onClick={() => onAsk(act)}>
      {label}
      <span className="sr-only"> {member.email}</span>
    </Button>
  )
  const mayHandOver =
    hasPermission(me.role, 'ownership') && member.role === 'administrator' && member.state === 'active'
  return (
    <span className="flex flex-wrap gap-1 max-md:-ml-4 md:-mr-4 md:justify-end">
      {me.role === 'owner' && tool('role', 'Change role')}
      {mayHandOver && tool('hand-over', 'Transfer ownership')}
      {tool('remove', member.state === 'invited' ? 'Cancel invitation' : 'Remove')}
    </span>
  )
}

function Question({
  act,
  member,
  onDone,
  onClose,
}: PendingStaffAction & { onDone: (text: string) => void; onClose: () => void }) {
  const { accountId, email, role } = member
  if (act === 'hand-over') {
    return (
      <ActionDialog
        title="Transfer ownership"
        name="admin-transfer-ownership"
        body={{ accountId }}
        confirm={`Transfer to ${email}`}
        onDone={() => onDone(`${email} is now the owner.`)}
        onClose={onClose}
      >
        <p>{email} becomes the owner. You'll become an administrator, and the new owner can remove you.</p>
        <p>We'll email both of you. Alarms will go to the new owner.</p>
      </ActionDialog>
    )
  }
  if (act === 'remove') {
    return (
      <ActionDialog
        title={member.state === 'invited' ? 'Cancel invitation' : 'Remove from the team'}
        name="admin-staff-remove"
        body={{ accountId, expected: role }}
        confirm={member.state === 'invited' ? 'Take back' : `Remove ${email}`}
        onDone={() => onDone(`${email} was removed.`)}
        onClose={onClose}
      >
        {member.state === 'invited' ? (
          <p>{email} won't be able to accept the invitation. You can invite them again.</p>
        ) : (
          <p>
            {email} will be signed out and lose access to the admin dashboard. Their activity stays in the
            audit log.
          </p>
        )}
      </ActionDialog>
    )
  }
  const other = role === 'support' ? 'administrator' : 'support'
  return (
    <ActionDialog
      title="Change role"
      name="admin-staff-role"
      body={{ accountId, role: other, expected: role }}
      confirm={`Make ${roleNames[other].toLowerCase()}`}
      onDone={() => onDone(`${email}: ${roleNames[other].toLowerCase()}.`)}
      onClose={onClose}
    >
      <p>
        {email} is {roleNames[role].toLowerCase()} and becomes {roleNames[other].toLowerCase()}.
      </p>
      <p>{duties[other]}</p>
    </ActionDialog>
  )
}

function Invite({ me, onDone }: { me: Props['me']; onDone: (email: string) => void }) {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<InvitableRole>('support')
  const [operationId, setOperationId] = useState(newId)
  const [problem, setProblem] = useState<{ field?: 'email'; text: string }>()
  const { run, isBusy } = useAdminAction()
  const submit = async () => {
    const reading = parseEmail(typed)
    if (!reading.email) return setProblem({ field: 'email', text: reading.problem ?? '' })
    setProblem(undefined)
    try {
      if (!(await run('admin-staff-invite', { email: reading.email, role, operationId }))) return
      onDone(reading.email)
      setTyped('')
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : 'An error occurred' })
    }
    setOperationId(newId())
  }
  return (
    <section aria-labelledby="invite" className="max-w-reading">
      <h2 id="invite" className="text-2xl">
        Invite a team member
      </h2>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          required
          readOnly={isBusy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={problem?.field ? problem.text : undefined}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-sm font-semibold">Role</legend>
          {invitableRoles
            .filter((one) => one === 'support' || me.role === 'owner')
            .map((one) => (
              <OptionRow key={one} name="role" checked={role === one} onChange={() => setRole(one)}>
                <span className="block font-semibold">{roleNames[one]}</span>
                <span className="block text-sm text-muted">{duties[one]}</span>
              </OptionRow>
            ))}
        </fieldset>
        {problem && !problem.field && <Alert tone="error">{problem.text}</Alert>}
        <Button type="submit" wide busy={isBusy} className="justify-self-start">
          Send invitation
        </Button>
      </form>
    </section>
  )
}
