import { parseEmail } from '@course/contract/accounts'
import {
  hasPermission,
  type InvitableRole,
  invitableRoles,
  type StaffMember,
} from '@course/contract/admin/admin'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { useToast } from '../ui/toast.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { useAdminAction } from './reauthentication.tsx'
import { fetchStaff } from './requests.ts'
import { roleNames } from './role-names.ts'
import { AdminScreen } from './screen.tsx'
import { screenLoader, useScreenData, useViewer, type Viewer } from './screen-loader.ts'
import { Time } from './time.tsx'

const roleWithArticle: Record<InvitableRole, string> = {
  administrator: 'an administrator',
  support: 'a support member',
}

const roleDescriptions: Record<InvitableRole, string> = {
  administrator: 'Full access, except transferring ownership.',
  support: 'Customers, emails, feedback, and statistics. No payments, team, or content.',
}

type PendingStaffAction = { action: 'role' | 'remove' | 'transfer'; member: StaffMember }

export const loader = screenLoader(() => fetchStaff())

export function Component() {
  const { data: members } = useScreenData(loader)
  const me = useViewer()
  const [pendingAction, setPendingAction] = useState<PendingStaffAction>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const done = (text: string) => {
    setPendingAction(undefined)
    toast(text)
    void revalidate()
  }
  return (
    <AdminScreen
      title="Team"
      intro="People who help run this site. Removing someone ends their access right away."
    >
      <div className="grid gap-12">
        <DataTable
          isWide
          caption="Team"
          columns={[
            { label: 'Person', cell: ({ email }) => email },
            { label: 'Role', cell: ({ role }) => roleNames[role] },
            { label: 'Status', cell: (member) => <State member={member} /> },
            { label: 'Added', cell: ({ createdAt }) => <Time at={createdAt} /> },
            {
              label: 'Actions',
              isTools: true,
              cell: (member) => (
                <Tools member={member} me={me} onAction={(action) => setPendingAction({ action, member })} />
              ),
            },
          ]}
          rows={members}
          keyOf={({ accountId }) => accountId}
        />
        <Invite me={me} onDone={(email) => done(`Invitation sent to ${email}.`)} />
        {pendingAction && (
          <StaffActionDialog {...pendingAction} onDone={done} onClose={() => setPendingAction(undefined)} />
        )}
      </div>
    </AdminScreen>
  )
}

function State({ member }: { member: StaffMember }) {
  if (member.state === 'invited') return <Badge tone="warning">Invited</Badge>
  return member.hasFactor ? <Badge tone="success">Active</Badge> : <Badge>Active, two-factor off</Badge>
}

/** No one can change themselves or the owner. Only the owner can change administrators. */
function Tools({
  member,
  me,
  onAction,
}: {
  member: StaffMember
  me: Viewer
  onAction: (action: PendingStaffAction['action']) => void
}) {
  const isProtected = member.accountId === me.accountId || member.role === 'owner'
  if (isProtected || (member.role !== 'support' && me.role !== 'owner')) return null
  const tool = (action: PendingStaffAction['action'], label: string): ReactNode => (
    <Button variant="quiet" size="small" onClick={() => onAction(action)}>
      {label}
      <span className="sr-only"> {member.email}</span>
    </Button>
  )
  const canTransfer =
    hasPermission(me.role, 'ownership') && member.role === 'administrator' && member.state === 'active'
  return (
    <span className="flex flex-wrap gap-1 @max-[56rem]:-ml-4 @min-[56rem]:-mr-4 @min-[56rem]:justify-end">
      {me.role === 'owner' && tool('role', 'Change role')}
      {canTransfer && tool('transfer', 'Transfer ownership')}
      {tool('remove', member.state === 'invited' ? 'Cancel invitation' : 'Remove')}
    </span>
  )
}

function StaffActionDialog({
  action,
  member,
  onDone,
  onClose,
}: PendingStaffAction & { onDone: (text: string) => void; onClose: () => void }) {
  const { accountId, email, role } = member
  if (action === 'transfer') {
    return (
      <ActionDialog
        title="Transfer ownership"
        name="admin-transfer-ownership"
        body={{ accountId }}
        confirmLabel={`Transfer to ${email}`}
        onDone={() => onDone(`${email} is now the owner.`)}
        onClose={onClose}
      >
        <p>{email} becomes the owner. You'll become an administrator, and the new owner can remove you.</p>
        <p>We'll email both of you. Alarms will go to the new owner.</p>
      </ActionDialog>
    )
  }
  if (action === 'remove') {
    return (
      <ActionDialog
        title={member.state === 'invited' ? 'Cancel invitation' : 'Remove from the team'}
        name="admin-staff-remove"
        body={{ accountId, expected: role }}
        confirmLabel={member.state === 'invited' ? 'Cancel invitation' : `Remove ${email}`}
        onDone={() => onDone(`${email} was removed.`)}
        onClose={onClose}
      >
        {member.state === 'invited' ? (
          <p>{email} won't be able to accept the invitation. You can invite them again.</p>
        ) : (
          <p>
            {email} will be signed out and lose access to the admin area. Their activity stays in the audit
            log.
          </p>
        )}
      </ActionDialog>
    )
  }
  const newRole = role === 'support' ? 'administrator' : 'support'
  return (
    <ActionDialog
      title="Change role"
      name="admin-staff-role"
      body={{ accountId, role: newRole, expected: role }}
      confirmLabel={`Make ${roleNames[newRole].toLowerCase()}`}
      onDone={() => onDone(`${email} is now ${roleWithArticle[newRole]}.`)}
      onClose={onClose}
    >
      <p>
        {email} will change from {roleNames[role].toLowerCase()} to {roleNames[newRole].toLowerCase()}.
      </p>
      <p>{roleDescriptions[newRole]}</p>
    </ActionDialog>
  )
}

function Invite({ me, onDone }: { me: Viewer; onDone: (email: string) => void }) {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<InvitableRole>('support')
  const [problem, setProblem] = useState<{ field?: 'email'; text: string }>()
  const { run, isBusy } = useAdminAction()
  const submit = async () => {
    const parsed = parseEmail(typed)
    if (!parsed.email) return setProblem({ field: 'email', text: parsed.problem ?? '' })
    setProblem(undefined)
    try {
      if (!(await run('admin-staff-invite', { email: parsed.email, role }))) return
      onDone(parsed.email)
      setTyped('')
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : 'An error occurred' })
    }
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
            .filter((option) => option === 'support' || me.role === 'owner')
            .map((option) => (
              <OptionRow key={option} name="role" checked={role === option} onChange={() => setRole(option)}>
                <span className="block font-semibold">{roleNames[option]}</span>
                <span className="block text-sm text-muted">{roleDescriptions[option]}</span>
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
