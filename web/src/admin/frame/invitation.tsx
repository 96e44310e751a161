import type { InvitableRole } from '@course/contract/admin/admin'
import { Button } from '../../ui/button.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'
import { roleNames } from './role-names.ts'

/** Shown to an invited staff member until they accept. */
export function Invitation({ role }: { role: InvitableRole }) {
  const { run, isPending, error } = useAdminMutation('admin-accept-invitation')
  return (
    <>
      <h1 className="text-3xl">You're invited to the team</h1>
      <p className="mt-4 text-lg text-muted">Your role: {roleNames[role]}.</p>
      <ErrorAlert error={error} className="mt-6" />
      <Button wide className="mt-8" busy={isPending} onClick={() => run({})}>
        Accept invitation
      </Button>
    </>
  )
}
