import { Navigate } from 'react-router'
import { AdminDashboard } from '../analytics/admin-dashboard.tsx'
import { useIsAdministrator } from '../app/administrator.ts'
import { PageMeta } from '../app/page-meta.tsx'
import { useSession } from '../app/session.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'

/** For the administrator; a visitor is sent to sign in, anybody else is told that this is not for them. */
export function Component() {
  const { loading, user } = useSession()
  const isAdministrator = useIsAdministrator()

  if (!loading && !user) return <Navigate to="/auth" state={{ from: '/admin' }} replace />
  return (
    <>
      <PageMeta title="Admin Dashboard" />
      {isAdministrator && <AdminDashboard />}
      {isAdministrator === undefined && (
        <Page>
          <Waiting className="first-load">Checking your access…</Waiting>
        </Page>
      )}
      {isAdministrator === false && (
        <Page width="reading">
          <h1 className="text-2xl">Access Denied - You don't have permission to access this page.</h1>
          <ButtonLink to="/" variant="secondary" wide className="mt-8">
            Go Back Home
          </ButtonLink>
        </Page>
      )}
    </>
  )
}
