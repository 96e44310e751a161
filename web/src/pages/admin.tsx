import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { AlarmsScreen } from '../admin/alarms-screen.tsx'
import { AuditLogScreen } from '../admin/audit-log-screen.tsx'
import { CertificatesScreen } from '../admin/certificates/certificates-screen.tsx'
import { CustomersScreen } from '../admin/customers/screen.tsx'
import { FunnelScreen } from '../admin/funnel/funnel-screen.tsx'
import { Invitation } from '../admin/invitation.tsx'
import { FeedbackScreen } from '../admin/learning/feedback-screen.tsx'
import { QuizzesScreen } from '../admin/learning/quizzes-screen.tsx'
import { MailScreen } from '../admin/mail-screen.tsx'
import { MediaScreen } from '../admin/media/media-screen.tsx'
import { findAdminPage } from '../admin/navigation.ts'
import { OverviewSection } from '../admin/overview.tsx'
import { PaymentsScreen } from '../admin/payments/payments-screen.tsx'
import { AdminShell } from '../admin/shell.tsx'
import { TeamScreen } from '../admin/staff-screen.tsx'
import { AdminDashboard } from '../analytics/admin-dashboard.tsx'
import { useSession } from '../app/session.tsx'
import { useAsyncResult, usePageData } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { admin, OverviewData } from './admin-loaders.ts'

type Viewer = { accountId: string; role: StaffRole }

/** The screen of each page in the navigation. */
const screens: Record<string, (dataPromise: never, viewer: Viewer) => ReactNode> = {
  '/admin': (dataPromise) => (
    <AdminDashboard
      statsPromise={dataPromise}
      renderNotices={({ overview }: OverviewData) => <OverviewSection overview={overview} />}
    />
  ),
  '/admin/funnel': (dataPromise) => <FunnelScreen dataPromise={dataPromise} />,
  '/admin/quizzes': (dataPromise, viewer) => <QuizzesScreen dataPromise={dataPromise} role={viewer.role} />,
  '/admin/certificates': (dataPromise) => <CertificatesScreen dataPromise={dataPromise} />,
  '/admin/feedback': (dataPromise, viewer) => <FeedbackScreen dataPromise={dataPromise} role={viewer.role} />,
  '/admin/mail': (dataPromise) => <MailScreen dataPromise={dataPromise} />,
  '/admin/media': (dataPromise) => <MediaScreen dataPromise={dataPromise} />,
  '/admin/customers': (dataPromise, viewer) => (
    <CustomersScreen dataPromise={dataPromise} role={viewer.role} />
  ),
  '/admin/payments': (dataPromise) => <PaymentsScreen dataPromise={dataPromise} />,
  '/admin/alarms': (dataPromise) => <AlarmsScreen dataPromise={dataPromise} />,
  '/admin/log': (dataPromise) => <AuditLogScreen dataPromise={dataPromise} />,
  '/admin/team': (dataPromise, viewer) => <TeamScreen dataPromise={dataPromise} me={viewer} />,
}

/** The admin area, for staff only. Visitors are sent to the sign-in; other users see "Access Denied". */
export function Component() {
  const { loading, user } = useSession()
  const { pathname, search } = useLocation()
  const data = usePageData<ReturnType<typeof admin>>()
  const { value: me, error } = useAsyncResult(data?.me, user?.id)
  const { revalidate } = useRevalidator()
  const page = findAdminPage(pathname)

  if (!loading && !user) return <Navigate to="/auth" state={{ from: pathname + search }} replace />
  const title = page?.path === '/admin' ? 'Admin Dashboard' : (page?.label ?? 'Admin Dashboard')
  return (
    <>
      <PageMeta title={title} />
      {!me && error === undefined && (
        <Page>
          <Waiting className="loading-placeholder">Checking your access…</Waiting>
        </Page>
      )}
      {!me && error !== undefined && <AccessCheckFailed title={title} onRetry={revalidate} />}
      {me?.role && user && (
        <AdminShell me={{ ...me, role: me.role }} pathname={pathname}>
          {page && hasPermission(me.role, page.permission) ? (
            <div key={`${user.id} ${pathname}`}>
              {screens[page.path]?.(data?.content as never, { accountId: user.id, role: me.role })}
            </div>
          ) : (
            <AccessDenied />
          )}
        </AdminShell>
      )}
      {me && !me.role && me.invitedAs && <Invitation role={me.invitedAs} />}
      {me && !me.role && !me.invitedAs && (
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
