import { parseEmail } from '@course/contract/accounts'
import {
  hasPermission,
  type InvitableRole,
  invitableRoles,
  type StaffMember,
} from '@course/contract/admin/admin'
import { Badge } from '../../ui/badge.tsx'
import { BreakableEmail } from '../../ui/breakable-email.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { roleNames } from '../frame/role-names.ts'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin } from '../kit/requests.ts'
import { type SignedInStaff, screenLoader, useScreenData, useSignedInStaff } from '../kit/screen-loader.ts'
import { Time } from '../kit/time.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'

const roleWithArticle: Record<InvitableRole, string> = {
  administrator: 'an administrator',
  support: 'a support member',
}

const roleDescriptions: Record<InvitableRole, string> = {
  administrator: 'Full access, except transferring ownership.',
  support: 'Customers, emails, feedback, and statistics. No payments, team, or content.',
}

export const loader = screenLoader(async () => ({
  rows: await callAdmin('admin-staff'),
}))

export function Component() {
  const { data: staff } = useScreenData(loader)
  const me = useSignedInStaff()
  return (
    <AdminScreen
      title="Team"
      intro="People who help run this site. Removing someone ends their access right away."
    >
      <div className="grid gap-12">
        <RecordList
          caption="Team"
          page={staff}
          keyOf={({ accountId }) => accountId}
          empty="No team members yet."
          columns={[
            {
              label: 'Person',
              cell: ({ email }) => <BreakableEmail text={email} />,
              sortBy: ({ email }) => email,
            },
            {
              label: 'Role',
              isKey: true,
              cell: ({ role }) => roleNames[role],
              sortBy: ({ role }) => roleNames[role],
            },
            { label: 'Status', isKey: true, cell: (member) => <State member={member} /> },
            {
              label: 'Added',
              cell: ({ createdAt }) => <Time at={createdAt} />,
              sortBy: ({ createdAt }) => createdAt,
            },
            {
              label: 'Actions',
              isTools: true,
              cell: (member) => <Actions isInRow items={actionsFor(member, me)} about={member.email} />,
            },
          ]}
        />
        <Invite me={me} />
      </div>
    </AdminScreen>
  )
}

function State({ member }: { member: StaffMember }) {
  if (member.state === 'invited') return <Badge tone="warning">Invited</Badge>
  return member.hasFactor ? <Badge tone="success">Active</Badge> : <Badge>Active, two-factor off</Badge>
}

/** No one can change themselves or the owner. Only the owner can change administrators. */
function actionsFor({ accountId, email, role, state }: StaffMember, me: SignedInStaff): ActionItems {
  const isProtected = accountId === me.accountId || role === 'owner'
  if (isProtected || (role !== 'support' && me.role !== 'owner')) return []
  const newRole = role === 'support' ? 'administrator' : 'support'
  const canTransfer = hasPermission(me.role, 'ownership') && role === 'administrator' && state === 'active'
  const isInvited = state === 'invited'
  return [
    me.role === 'owner' && {
      label: 'Change role',
      confirmLabel: `Make ${roleNames[newRole].toLowerCase()}`,
      name: 'admin-staff-role',
      body: { accountId, role: newRole, expected: role },
      reason: 'required',
      effect: (
        <>
          <p>
            {email} will change from {roleNames[role].toLowerCase()} to {roleNames[newRole].toLowerCase()}.
          </p>
          <p>{roleDescriptions[newRole]}</p>
        </>
      ),
      done: `${email} is now ${roleWithArticle[newRole]}.`,
    },
    canTransfer && {
      label: 'Transfer ownership',
      confirmLabel: `Transfer to ${email}`,
      name: 'admin-transfer-ownership',
      body: { accountId },
      reason: 'required',
      isIrreversible: true,
      effect: (
        <>
          <p>{email} becomes the owner. You'll become an administrator, and the new owner can remove you.</p>
          <p>We'll email both of you. Alarms will go to the new owner.</p>
        </>
      ),
      done: `${email} is now the owner.`,
    },
    {
      label: isInvited ? 'Cancel invitation' : 'Remove',
      title: isInvited ? 'Cancel invitation' : 'Remove from the team',
      confirmLabel: isInvited ? 'Cancel invitation' : `Remove ${email}`,
      name: 'admin-staff-remove',
      body: { accountId, expected: role },
      reason: 'required',
      effect: isInvited ? (
        <p>{email} won't be able to accept the invitation. You can invite them again.</p>
      ) : (
        <p>
          {email} will be signed out and lose access to the admin area. Their activity stays in the audit log.
        </p>
      ),
      done: isInvited ? `The invitation for ${email} was canceled.` : `${email} was removed.`,
    },
  ]
}

function Invite({ me }: { me: SignedInStaff }) {
  const invite = useAdminMutation('admin-staff-invite', {
    success: (_, { email }) => `Invitation sent to ${email}.`,
  })
  return (
    <section aria-labelledby="invite" className="max-w-reading">
      <h2 id="invite" className="mb-4 text-2xl">
        Invite a team member
      </h2>
      <Form<{ email: string; role: string }>
        mutation={{
          ...invite,
          run: ({ email, role }) => invite.run({ email: parseEmail(email).email, role }),
        }}
        rules={{ email: (value) => parseEmail(value).problem }}
        submitLabel="Send invitation"
        pendingLabel="Send invitation"
        resetsOnSuccess
      >
        <Field label="Email" name="email" type="email" autoComplete="off" required />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-sm font-semibold">Role</legend>
          {invitableRoles
            .filter((role) => role === 'support' || me.role === 'owner')
            .map((role) => (
              <OptionRow key={role} name="role" value={role} defaultChecked={role === 'support'}>
                <span className="block font-semibold">{roleNames[role]}</span>
                <span className="block text-sm text-muted">{roleDescriptions[role]}</span>
              </OptionRow>
            ))}
        </fieldset>
      </Form>
    </section>
  )
}
