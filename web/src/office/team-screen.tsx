import { readEmail } from '@course/contract/accounts'
import {
  type GivenRole,
  givenRoles,
  mayDo,
  type StaffRole,
  type TeamMember,
} from '@course/contract/office/office'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '../api/new-id.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { OptionRow } from '../ui/forms/option-row.tsx'
import { Badge } from '../ui/status/badge.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { ActDialog } from './act-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { useRunAct } from './proof.tsx'
import { OfficeScreen, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'

export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  support: 'Support',
}

const duties: Record<GivenRole, string> = {
  administrator: 'Everything but the ownership: customers, money, texts, team and log.',
  support: 'Customers, mails, feedback and numbers. No money, no roles, no texts.',
}

type Props = ScreenProps<readonly TeamMember[]> & { me: { accountId: string; role: StaffRole } }
type Asked = { act: 'role' | 'remove' | 'hand-over'; member: TeamMember }

export function TeamScreen({ read, me }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const done = (text: string) => {
    setAsked(undefined)
    toast(text)
    void revalidate()
  }
  return (
    <OfficeScreen
      title="Team"
      intro="Who runs this site with you. Whoever is removed is out at once."
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
              { label: 'Since', cell: ({ since }) => <Time at={since} /> },
              {
                label: 'Acts',
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
          <Invite me={me} onDone={(email) => done(`The invitation to ${email} is on its way.`)} />
          {asked && <Question {...asked} onDone={done} onClose={() => setAsked(undefined)} />}
        </div>
      )}
    </OfficeScreen>
  )
}

function State({ member }: { member: TeamMember }) {
  if (member.state === 'invited') return <Badge tone="warning">Invited</Badge>
  return member.hasFactor ? <Badge tone="success">Active</Badge> : <Badge>Active, no second factor</Badge>
}

/** Nobody changes themselves or the owner; administrators are the owner's to change. */
function Tools({
  member,
  me,
  onAsk,
}: {
  member: TeamMember
  me: Props['me']
  onAsk: (act: Asked['act']) => void
}) {
  const isMine = member.accountId === me.accountId || member.role === 'owner'
  if (isMine || (member.role !== 'support' && me.role !== 'owner')) return null
  const tool = (act: Asked['act'], label: string): ReactNode => (
    <Button variant="quiet" size="small" onClick={() => onAsk(act)}>
      {label}
      <span className="sr-only"> {member.email}</span>
    </Button>
  )
  const mayHandOver =
    mayDo(me.role, 'ownership') && member.role === 'administrator' && member.state === 'active'
  return (
    <span className="flex flex-wrap gap-1 max-md:-ml-4 md:-mr-4 md:justify-end">
      {me.role === 'owner' && tool('role', 'Change role')}
      {mayHandOver && tool('hand-over', 'Hand over')}
      {tool('remove', member.state === 'invited' ? 'Take back' : 'Remove')}
    </span>
  )
}

function Question({
  act,
  member,
  onDone,
  onClose,
}: Asked & { onDone: (text: string) => void; onClose: () => void }) {
  const { accountId, email, role } = member
  if (act === 'hand-over') {
    return (
      <ActDialog
        title="Hand over ownership"
        name="office-team-hand-over"
        body={{ accountId }}
        confirm={`Hand over to ${email}`}
        onDone={() => onDone(`${email} owns the site now.`)}
        onClose={onClose}
      >
        <p>{email} becomes the owner. You stay as an administrator and can be removed by the new owner.</p>
        <p>Both of you get a mail. Alarms are mailed to the new owner.</p>
      </ActDialog>
    )
  }
  if (act === 'remove') {
    return (
      <ActDialog
        title={member.state === 'invited' ? 'Take the invitation back' : 'Remove from the team'}
        name="office-team-remove"
        body={{ accountId, expected: role }}
        confirm={member.state === 'invited' ? 'Take back' : `Remove ${email}`}
        onDone={() => onDone(`${email} is off the team.`)}
        onClose={onClose}
      >
        {member.state === 'invited' ? (
          <p>{email} cannot accept the invitation any more. You can send another one.</p>
        ) : (
          <p>
            {email} is signed out everywhere and cannot open the office any more. What they did stays in the
            log.
          </p>
        )}
      </ActDialog>
    )
  }
  const other = role === 'support' ? 'administrator' : 'support'
  return (
    <ActDialog
      title="Change the role"
      name="office-team-role"
      body={{ accountId, role: other, expected: role }}
      confirm={`Make ${roleNames[other].toLowerCase()}`}
      onDone={() => onDone(`${email}: ${roleNames[other].toLowerCase()}.`)}
      onClose={onClose}
    >
      <p>
        {email} is {roleNames[role].toLowerCase()} and becomes {roleNames[other].toLowerCase()}.
      </p>
      <p>{duties[other]}</p>
    </ActDialog>
  )
}

function Invite({ me, onDone }: { me: Props['me']; onDone: (email: string) => void }) {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<GivenRole>('support')
  const [operationId, setOperationId] = useState(newId)
  const [problem, setProblem] = useState<{ field?: 'email'; text: string }>()
  const { run, isBusy } = useRunAct()
  const submit = async () => {
    const reading = readEmail(typed)
    if (!reading.email) return setProblem({ field: 'email', text: reading.problem ?? '' })
    setProblem(undefined)
    try {
      if (!(await run('office-team-invite', { email: reading.email, role, operationId }))) return
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
        Invite somebody
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
          {givenRoles
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
