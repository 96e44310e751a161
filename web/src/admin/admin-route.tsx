import { hasPermission } from '@course/contract/admin/admin'
import { Navigate, Outlet, useLocation, useRevalidator } from 'react-router'
import { useSession } from '../app/session.tsx'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { loadAccess, type Viewer } from './access.ts'
import { Invitation } from './invitation.tsx'
import { MfaPrompt, MfaRequired } from './mfa-prompt.tsx'
import { findAdminPage } from './navigation.ts'
import { AdminShell } from './shell.tsx'

export const loader = loadAccess

/** The admin area, for staff only. Visitors are sent to the sign-in; other users see "Access Denied". */
export function Component() {
  const { loading, user } = useSession()
  const { pathname, search } = useLocation()
  const access = usePageData<ReturnType<typeof loader>>()
  const { value: me, error } = useAsyncResult(access?.me, user?.id)
  const { revalidate } = useRevalidator()
  const page = findAdminPage(pathname)

  if (!loading && !user) return <Navigate to="/auth" state={{ from: pathname + search }} replace />
  const title = page?.path === '/admin' ? 'Admin Dashboard' : (page?.label ?? 'Admin Dashboard')
  return (
    <>
      {/* A customer's page sets its own title. */}
      {!pathname.startsWith('/admin/customers/') && <PageMeta title={title} />}
      {!me && error === undefined && (
        <Page>
          <Waiting className="loading-placeholder">Checking your access…</Waiting>
        </Page>
      )}
      {!me && error !== undefined && <AccessCheckFailed title={title} onRetry={revalidate} />}
      {me?.role && user && (
        <AdminShell me={{ ...me, role: me.role }} pathname={pathname}>
          {me.mfaPrompt === 'asked' && <MfaPrompt />}
          {page && hasPermission(me.role, page.permission) ? (
            <div key={`${user.id} ${pathname}`}>
              <Outlet context={{ accountId: user.id, role: me.role } satisfies Viewer} />
            </div>
          ) : (
            <AccessDenied />
          )}
        </AdminShell>
      )}
      {me && !me.role && me.invitedAs && <Invitation role={me.invitedAs} />}
      {me && !me.role && me.mfaPrompt === 'required' && <MfaRequired />}
      {me && !me.role && !me.invitedAs && me.mfaPrompt !== 'required' && (
        <Page width="reading">
          <AccessDenied />
        </Page>
      )}
    </>
  )
}

function AccessDenied() {
  return (
    <>
      <h1 className="text-3xl">Access Denied - You don't have permission to access this page.</h1>
      <ButtonLink to="/" variant="secondary" wide className="mt-8">
        Go Back Home
      </ButtonLink>
    </>
  )
}

function AccessCheckFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page width="reading">
      <h1 className="text-3xl">{title}</h1>
      <Alert tone="error" className="mt-6">
        An error occurred. We couldn't check your access.
      </Alert>
      <Button variant="secondary" wide className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </Page>
  )
}
