import type { InvitableRole } from '@course/contract/admin/admin'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { useAdminAction } from './reauthentication.tsx'
import { roleNames } from './role-names.ts'

/** Shown to an invited team member until they accept. */
export function Invitation({ role }: { role: InvitableRole }) {
  const { run, isBusy } = useAdminAction()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const accept = async () => {
    setProblem(undefined)
    try {
      await run('admin-accept-invitation')
      await revalidate()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
  }
  return (
    <Page width="reading">
      <h1 className="text-3xl">You're invited to the team</h1>
      <p className="mt-4 text-lg text-muted">Your role: {roleNames[role]}.</p>
      {problem && (
        <Alert tone="error" className="mt-6">
          {problem}
        </Alert>
      )}
      <Button wide className="mt-8" busy={isBusy} onClick={accept}>
        Accept invitation
      </Button>
    </Page>
  )
}
