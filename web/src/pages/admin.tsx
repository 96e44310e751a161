import { Navigate, useRevalidator } from 'react-router'
import { AdminDashboard } from '../analytics/admin-dashboard.tsx'
import { useAdministratorCheck } from '../app/administrator.ts'
import { useSession } from '../app/session.tsx'
import { useReads } from '../app/use-reads.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { admin } from './loaders.ts'

/** For the administrator; a visitor is sent to sign in, anybody else is told that this is not for them. */
export function Component() {
  const { loading, user } = useSession()
  const stats = useReads<ReturnType<typeof admin>>()?.stats
  const { value: isAdministrator, error } = useAdministratorCheck()
  const { revalidate } = useRevalidator()

  if (!loading && !user) return <Navigate to="/auth" state={{ from: '/admin' }} replace />
  return (
    <>
      <PageMeta title="Admin Dashboard" />
      {isAdministrator === true && <AdminDashboard key={user?.id} read={stats} />}
      {isAdministrator === false && <Denied />}
      {isAdministrator === undefined && error === undefined && (
        <Page>
          <Waiting className="first-load">Checking your access…</Waiting>
        </Page>
      )}
      {isAdministrator === undefined && error !== undefined && <Unknown onRetry={revalidate} />}
    </>
  )
}

function Denied() {
  return (
    <Page width="reading">
      <h1 className="text-3xl">Access Denied - You don't have permission to access this page.</h1>
      <ButtonLink to="/" variant="secondary" wide className="mt-8">
        Go Back Home
      </ButtonLink>
    </Page>
  )
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="reading">
      <h1 className="text-3xl">Admin Dashboard</h1>
      <Alert tone="error" className="mt-6">
        An error occurred. Your access could not be checked.
      </Alert>
      <Button variant="secondary" wide className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </Page>
  )
}
